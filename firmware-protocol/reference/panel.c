#include "panel.h"

#include "board.h"
#include "sensor.h"
#include "tower.h"

#define SETTLE_MS 15      /* a contact that is quiet for so long has stopped bouncing */
#define STUCK_MS 30000    /* nobody holds a button for half a minute */
#define FORGET_MS 20000   /* an entry nobody finishes is not the next player's */
#define REFUSED_MS 1500
#define FLASH_MS 120

struct colour {
  uint8_t red, green, blue;
};

/* One bit for each button. */
static uint8_t seen;  /* as it was a moment ago, bouncing or not */
static uint8_t down;  /* as it is believed to be */
static uint8_t own;   /* its press was meant for the panel, not for the host */
static uint8_t stuck; /* its fault is reported */
static uint32_t changed_at[BUTTONS];

static struct dice entry; /* the faces counted so far; FACE_NONE: not begun */
static uint32_t entered_at;
static bool rolling;
static uint32_t now;

static struct colour wished; /* by the host */
static bool has_wish;
static struct colour notice; /* by the panel itself, for a moment */
static uint32_t noticed_at;
static uint16_t notice_ms; /* 0: nothing to say */

static const struct colour red = {255, 0, 0}, amber = {255, 96, 0}, cyan = {0, 128, 128}, white = {160, 160, 160};
static const struct colour blue = {0, 0, 96}, green = {0, 32, 0}, dark = {0, 0, 0};

void panel_start(void) {
  seen = down = own = stuck = 0;
  entry = (struct dice){FACE_NONE, FACE_NONE, WHY_UNSAID};
  rolling = false;
  has_wish = false;
  notice_ms = 0;
}

void panel_light(uint8_t r, uint8_t g, uint8_t b) {
  wished = (struct colour){r, g, b};
  has_wish = true;
}

void panel_forget_light(void) { has_wish = false; }

static void show_for(struct colour colour, uint16_t ms) {
  notice = colour;
  noticed_at = now;
  notice_ms = ms;
}

static void draw_light(void) {
  struct colour c = tower_is_linked() ? green : (now % 1024 < 128 ? blue : dark);
  if (has_wish) c = wished;
  if (rolling) c = white;
  if (now - noticed_at >= notice_ms) notice_ms = 0;
  if (notice_ms) c = notice;
  board_light(c.red, c.green, c.blue);
}

struct dice panel_count(void) { return entry; }

static bool is_entering(void) { return entry.d6 != FACE_NONE || entry.d8 != FACE_NONE; }

static void clear_entry(void) { entry.d6 = entry.d8 = FACE_NONE; }

/* The entry is given up: by a person, by a mistake, or because nobody came back to it. */
static void drop_entry(struct colour colour, uint16_t ms) {
  clear_entry();
  tower_report_count();
  show_for(colour, ms);
}

/* Each press counts the die one face up. Beyond the last face it is a mistake, and the entry starts anew. */
static void count(uint8_t *face, uint8_t last, struct colour colour) {
  entered_at = now;
  if (*face == last) {
    drop_entry(red, REFUSED_MS);
    return;
  }
  *face += 1;
  tower_report_count();
  show_for(colour, FLASH_MS);
}

static void report_roll(struct dice dice, enum source source) {
  if (!tower_report_roll(dice, source)) show_for(red, REFUSED_MS);
}

/* The roll ends its count at the table; only where there was no place for it is that told by itself. */
static void confirm_entry(void) {
  if (!tower_report_roll(entry, SOURCE_HAND)) drop_entry(red, REFUSED_MS);
  clear_entry();
}

/* True if the press was meant for the panel: the host does not hear of it, nor of its release. */
static bool is_own_press(uint8_t button) {
  switch (button) {
    case BUTTON_COUNT_D6:
      count(&entry.d6, 6, amber);
      return true;
    case BUTTON_COUNT_D8:
      count(&entry.d8, 8, cyan);
      return true;
    case BUTTON_ROLL:
      rolling = true;
      return true;
    case BUTTON_CONFIRM:
      if (!is_entering()) return false;
      confirm_entry();
      return true;
    case BUTTON_UNDO:
      if (!is_entering()) return false;
      drop_entry(blue, FLASH_MS);
      return true;
    default:
      return false;
  }
}

static void report_button(uint8_t button, bool is_down) {
  if (!tower_report_button(button + 1, is_down)) show_for(red, REFUSED_MS);
}

static void press(uint8_t button) {
  if (is_own_press(button)) {
    own |= 1 << button;
    return;
  }
  report_button(button, true);
}

static void release(uint8_t button) {
  if (!(own & 1 << button)) report_button(button, false);
  own &= ~(1 << button);
  stuck &= ~(1 << button);
}

static void watch(uint8_t button, uint8_t raw) {
  uint8_t bit = 1 << button;
  if ((raw ^ seen) & bit) {
    seen ^= bit;
    changed_at[button] = now;
  }
  uint32_t quiet = now - changed_at[button];
  if (((seen ^ down) & bit) && quiet >= SETTLE_MS) {
    down ^= bit;
    if (down & bit) press(button);
    else release(button);
  }
  if ((down & ~stuck & bit) && quiet >= STUCK_MS) {
    stuck |= bit;
    tower_report_fault(FAULT_STUCK, button + 1);
  }
}

static void watch_buttons(void) {
  uint8_t raw = board_buttons();
  if ((raw | seen | down) == 0) return; /* almost always */
  for (uint8_t i = 0; i < BUTTONS; i++) watch(i, raw);
}

/*
 * Fair dice from fair bits: three at a time are a d8 as they are, and a d6 when they are below six. Taking a remainder
 * instead would favour the low faces.
 */
static void roll_electronically(void) {
  uint32_t bits;
  if (!board_entropy(&bits)) return;
  struct dice dice = {FACE_NONE, (uint8_t)(1 + (bits & 7)), WHY_UNSAID};
  for (uint8_t tries = 0; tries < 9 && dice.d6 == FACE_NONE; tries++) {
    bits >>= 3;
    if ((bits & 7) < 6) dice.d6 = (uint8_t)(1 + (bits & 7));
  }
  if (dice.d6 == FACE_NONE) return; /* once in a quarter of a million: gather again */
  rolling = false;
  report_roll(dice, SOURCE_RNG);
}

void panel_tick(uint32_t moment) {
  now = moment;
  watch_buttons();
  if (rolling) roll_electronically();
  struct dice dice;
  if (sensor_read(&dice)) report_roll(dice, SOURCE_DIE);
  if (is_entering() && now - entered_at >= FORGET_MS) drop_entry(red, REFUSED_MS);
  if (now % 8 == 0) draw_light(); /* often enough for eyes */
}
