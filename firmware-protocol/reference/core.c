/*
 * The protocol machine: greeting, session, commands.
 *
 * What is promised: an event the queue has taken (tower_report_... returned true) reaches the host once and in order,
 * over damaged lines and through restarts of the host, as long as the tower keeps its power.
 * What is not: the queue is in RAM. A tower that is reset or unplugged before the host has acknowledged loses what was
 * waiting, and says so by the new `boot` in its greeting. On an Uno or Nano, opening the port is such a reset.
 */
#include <stddef.h>

#include "board.h"
#include "line.h"
#include "message.h"
#include "panel.h"
#include "queue.h"
#include "sensor.h"
#include "tower.h"

#define SECOND 1000
#define STRICT_TIMEOUT 3000
#define LENIENT_TIMEOUT 60000 /* people type slowly */

static const char *tower_id;
static uint32_t boot;
static uint32_t now;

static enum { IDLE, LENIENT, STRICT } session;
static uint32_t heard_at; /* the last good line */
static uint32_t spoke_at; /* the last line of ours; or IDLE was entered */
static uint16_t bad;      /* lines refused */
static uint16_t ask;      /* the roll the host wants; 0: none */

static uint32_t answered;   /* the last command of this session; 0: none */
static const char *refusal; /* the answer to it; NULL: OK */

static void speak(const char *text) {
  line_begin(text);
  spoke_at = now;
}

static void send_reply(uint32_t number, const char *reason) {
  speak(reason ? "NO " : "OK ");
  line_number(number);
  if (reason) {
    line_text(" ");
    line_text(reason);
  }
  line_end();
}

static void send_heartbeat(void) {
  struct dice count = panel_count();
  speak("HB ");
  line_number(now);
  line_field(" q=", queue_waiting());
  line_field(" bad=", bad);
  if (count.d6 != FACE_NONE) line_field(" d6=", count.d6);
  if (count.d8 != FACE_NONE) line_field(" d8=", count.d8);
  line_end();
}

_Static_assert(sizeof("CAP fw=" TOWER_FIRMWARE " dice=d6,d8 btn=9 cue=" BOARD_CUES
                      " line=80 q=8 src=die,hand,rng*FFFF") <= LINE_LIMIT + 1,
               "CAP is too long: every tower has `ask`, so leave it out of BOARD_CUES");

static void send_capabilities(void) {
  speak("CAP fw=" TOWER_FIRMWARE " dice=d6,d8");
  line_field(" btn=", BUTTONS_REPORTED);
  line_text(" cue=" BOARD_CUES);
  line_field(" line=", LINE_LIMIT);
  line_field(" q=", QUEUE_PLACES);
  line_text(sensor_is_there() ? " src=die,hand,rng" : " src=hand,rng");
  line_end();
}

static void begin_greeting(void) {
  speak("TOWER 1 id=");
  line_text(tower_id);
  line_text(" boot=");
  line_hex(boot, 8);
  line_field(" next=", queue_next_seq());
  line_field(" q=", queue_waiting());
}

static void send_greeting(void) {
  begin_greeting();
  line_end();
}

static void send_event(void) {
  queue_send_oldest(boot, now);
  spoke_at = now;
}

void tower_start(const char *id, uint32_t token, uint32_t moment) {
  tower_id = id;
  boot = token;
  now = moment;
  session = IDLE;
  bad = ask = 0;
  answered = 0;
  line_forget();
  queue_start();
  panel_start();
  board_send('\n'); /* ends whatever the bootloader or the reset left on the line */
  send_greeting();
}

bool tower_is_linked(void) { return session != IDLE; }

static uint8_t face_or_doubt(uint8_t face, uint8_t last) { return face <= last ? face : FACE_UNREADABLE; }

bool tower_report_roll(struct dice dice, enum source source) {
  /* A line that no host can read would be repeated for ever, so a sensor's nonsense is made a doubtful die here. */
  dice.d6 = face_or_doubt(dice.d6, 6);
  dice.d8 = face_or_doubt(dice.d8, 8);
  if (dice.d6 == FACE_NONE && dice.d8 == FACE_NONE) return true; /* no die, no roll */
  bool is_doubtful = dice.d6 == FACE_UNREADABLE || dice.d8 == FACE_UNREADABLE;
  if (!is_doubtful) dice.why = WHY_UNSAID;
  else if (dice.why == WHY_UNSAID || dice.why > WHY_SENSOR) dice.why = WHY_SENSOR;
  return queue_take((struct event){EVENT_ROLL, now, {.roll = {dice, ask, source}}});
}

bool tower_report_button(uint8_t number, bool down) {
  return queue_take((struct event){EVENT_BUTTON, now, {.button = {number, down}}});
}

bool tower_report_fault(enum fault code, uint16_t number) {
  return queue_take((struct event){EVENT_FAULT, now, {.fault = {code, number}}});
}

void tower_report_count(void) {
  if (session != IDLE) send_heartbeat();
}

static void become_idle(void) {
  session = IDLE;
  answered = 0;
  spoke_at = now;
  panel_forget_light();
}

/* Does what a command says. NULL: done; otherwise why not, in a word of the protocol. */
static const char *obey(const struct message *message) {
  const uint16_t *values = message->values;
  switch (message->command) {
    case COMMAND_LED:
      panel_light((uint8_t)values[0], (uint8_t)values[1], (uint8_t)values[2]);
      return NULL;
    case COMMAND_BUZ:
      board_buzz(values[0], values[1]);
      return NULL;
    case COMMAND_SHOW:
      return board_show(message->text) ? NULL : "cannot";
    case COMMAND_ASK:
      ask = values[0];
      return NULL;
    case COMMAND_ARGS:
      return "args";
    default:
      return "unknown";
  }
}

static void hear_hello(const struct message *message, bool sealed) {
  if (session != STRICT) session = sealed ? STRICT : LENIENT;
  begin_greeting();
  if (message->has_re) line_field(" re=", message->number);
  line_end();
  queue_repeat();
}

static void hear_command(const struct message *message) {
  /* The host repeats what it thinks was lost; a repeated command gets the same answer and is not done again. */
  if (message->number != answered) refusal = obey(message);
  answered = message->number;
  send_reply(answered, refusal);
}

static void hear_ack(const struct message *message) {
  if (!message->has_boot || message->boot == boot) queue_acknowledge(message->number, now);
}

static void hear(const struct message *message, bool sealed) {
  if (message->kind == MESSAGE_OTHER_HELLO) {
    send_reply(0, "version");
    return;
  }
  heard_at = now;
  if (message->kind == MESSAGE_HELLO) {
    hear_hello(message, sealed);
    return;
  }
  if (session == IDLE) {
    /* Somebody believes in a session that is gone: tell them. */
    if (message->kind != MESSAGE_BYE) send_greeting();
    return;
  }
  if (sealed) session = STRICT;
  if (message->kind == MESSAGE_ACK) hear_ack(message);
  if (message->kind == MESSAGE_COMMAND) hear_command(message);
  if (message->kind == MESSAGE_PING) send_heartbeat();
  if (message->kind == MESSAGE_CAP) send_capabilities();
  if (message->kind == MESSAGE_BYE) {
    ask = 0;
    become_idle();
  }
}

/* What a person may type is not enough for a program: that one must seal its lines and name the start it acknowledges. */
static bool is_allowed(const struct message *message, bool sealed) {
  bool is_strict = session == STRICT || (session == LENIENT && sealed);
  bool is_short_ack = message->kind == MESSAGE_ACK && !message->has_boot;
  return !is_strict || (sealed && !is_short_ack);
}

void tower_receive(uint8_t byte) {
  enum line_news news = line_take(byte);
  if (news == LINE_GOING_ON) return;
  bool sealed = news == LINE_SEALED;
  struct message message = {.kind = MESSAGE_BAD};
  if (news != LINE_SPOILED) message = message_read(line_received());
  if (message.kind != MESSAGE_BAD && is_allowed(&message, sealed)) hear(&message, sealed);
  else if (bad < UINT16_MAX) bad++;
}

void tower_tick(uint32_t moment) {
  now = moment;
  panel_tick(now);
  uint32_t silence = now - heard_at;
  if (session != IDLE && silence >= (session == STRICT ? STRICT_TIMEOUT : LENIENT_TIMEOUT)) become_idle();
  if (session != IDLE && queue_is_due(now)) send_event();
  if (now - spoke_at < SECOND) return;
  if (session == IDLE) send_greeting();
  else send_heartbeat();
}
