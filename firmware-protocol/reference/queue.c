#include "queue.h"

#include "line.h"

#define PLACES_FOR_ROLLS 2 /* kept free by everything that is not a roll */
#define FIRST_WAIT 200     /* then 400, 800, and each LONGEST_WAIT */
#define LONGEST_WAIT 1000

static struct event places[QUEUE_PLACES]; /* a ring */
static uint8_t oldest, waiting;
static uint32_t next_seq; /* of the next event to happen */

static uint16_t refused;  /* since the last report of it */

static uint32_t sent_at;
static uint16_t wait; /* from sent_at until the oldest is sent again; 0: it was not sent yet */

void queue_start(void) {
  oldest = waiting = 0;
  next_seq = 1;
  refused = 0;
  queue_repeat();
}

void queue_repeat(void) { wait = 0; }

uint8_t queue_waiting(void) { return waiting; }
uint32_t queue_next_seq(void) { return next_seq; }

static bool has_place(enum event_kind kind) {
  return waiting < (kind == EVENT_ROLL ? QUEUE_PLACES : QUEUE_PLACES - PLACES_FOR_ROLLS);
}

bool queue_take(struct event event) {
  if (!has_place(event.kind)) {
    if (refused < UINT16_MAX) refused++;
    return false;
  }
  places[(oldest + waiting) % QUEUE_PLACES] = event;
  waiting++;
  next_seq++;
  return true;
}

void queue_acknowledge(uint32_t seq, uint32_t now) {
  if (seq >= next_seq) return;
  while (waiting && next_seq - waiting <= seq) {
    oldest = (oldest + 1) % QUEUE_PLACES;
    waiting--;
    wait = 0;
  }
  if (refused && has_place(EVENT_FAULT)) {
    queue_take((struct event){EVENT_FAULT, now, {.fault = {FAULT_FULL, refused}}});
    refused = 0;
  }
}

bool queue_is_due(uint32_t now) { return waiting && (wait == 0 || now - sent_at >= wait); }

static void send_face(const char *name, uint8_t face) {
  if (face == FACE_NONE) return;
  line_text(name);
  if (face == FACE_UNREADABLE) line_text("?");
  else line_number(face);
}

static void send_reason(enum why why) {
  static const char *const reasons[] = {"tilt", "none", "two", "slow", "sensor"};
  if (why == WHY_UNSAID) return;
  line_text(" why=");
  line_text(reasons[why - 1]);
}

/* `why` says already that a sensor saw the dice, and with both the line could be too long. */
static void send_source(const struct event *event) {
  static const char *const sources[] = {"die", "hand", "rng"};
  if (event->kind != EVENT_ROLL || event->what.roll.dice.why != WHY_UNSAID) return;
  line_text(" src=");
  line_text(sources[event->what.roll.source]);
}

static void send_fault(enum fault code, uint16_t number) {
  switch (code) {
    case FAULT_FULL:
      line_field(" FAULT code=full n=", number);
      break;
    case FAULT_STUCK:
      line_field(" FAULT code=stuck", number); /* stuck1, stuck2 ...: `n` is for counts */
      break;
    case FAULT_EEPROM:
      line_text(" FAULT code=eeprom");
      break;
  }
}

static void send_what(const struct event *event) {
  switch (event->kind) {
    case EVENT_ROLL:
      line_text(" ROLL");
      send_face(" d6=", event->what.roll.dice.d6);
      send_face(" d8=", event->what.roll.dice.d8);
      line_field(" ask=", event->what.roll.ask);
      send_reason(event->what.roll.dice.why);
      break;
    case EVENT_BUTTON:
      line_field(" BTN n=", event->what.button.number);
      line_text(event->what.button.down ? " s=dn" : " s=up");
      break;
    case EVENT_FAULT:
      send_fault(event->what.fault.code, event->what.fault.number);
      break;
  }
}

void queue_send_oldest(uint32_t boot, uint32_t now) {
  line_begin("EV ");
  line_number(next_seq - waiting);
  line_text(" ");
  line_hex(boot, 8);
  send_what(&places[oldest]);
  line_field(" t=", places[oldest].at);
  send_source(&places[oldest]);
  line_end();

  sent_at = now;
  wait = wait == 0 ? FIRST_WAIT : (wait >= LONGEST_WAIT / 2 ? LONGEST_WAIT : wait * 2);
}
