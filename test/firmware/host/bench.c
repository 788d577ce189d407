#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "queue.h"
#include "sensor.h"

#define HISTORY 16 /* more than the queue holds */

static uint32_t boot, now;
static uint8_t held; /* buttons */
static bool has_throw;
static struct dice thrown;
static struct bench_counts counts;

static char told[256]; /* the line being fed, up to where it stopped being possible */
static size_t told_length;
static char said[128];
static size_t said_length;
static char last[128];
static char history[HISTORY][128]; /* what each event said when it was first sent, by its number */

void bench_fail(const char *what, const char *detail) {
  fprintf(stderr, "%s: %s\n", what, detail);
  exit(1);
}

struct bench_counts bench_counts(void) { return counts; }
uint32_t bench_boot(void) { return boot; }
const char *bench_last_line(void) { return last; }
void bench_hold(uint8_t buttons) { held = buttons; }

void bench_throw(struct dice dice) {
  thrown = dice;
  has_throw = true;
}

/* Four bits at a time. */
static unsigned checksum(const char *text, size_t length) {
  static const unsigned table[16] = {0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50A5, 0x60C6, 0x70E7,
                                     0x8108, 0x9129, 0xA14A, 0xB16B, 0xC18C, 0xD1AD, 0xE1CE, 0xF1EF};
  unsigned crc = 0xFFFF;
  for (size_t i = 0; i < length; i++) {
    unsigned byte = (unsigned char)text[i];
    crc = ((crc << 4) ^ table[(crc >> 12) ^ (byte >> 4)]) & 0xFFFF;
    crc = ((crc << 4) ^ table[(crc >> 12) ^ (byte & 15)]) & 0xFFFF;
  }
  return crc;
}

void bench_seal(char *line) { sprintf(line + strlen(line), "*%04X", checksum(line, strlen(line))); }

/* A face is one of `faces`, a reason is given exactly when one is doubtful, and the source is said exactly when no reason is. */
static void check_roll(const char *roll) {
  const char *d6 = strstr(roll, " d6="), *d8 = strstr(roll, " d8=");
  bool is_sound = (d6 || d8) && (!d6 || strchr("123456?", d6[4])) && (!d8 || strchr("12345678?", d8[4]));
  bool has_why = strstr(roll, " why="), has_source = strstr(roll, " src=");
  if (!is_sound || !strchr(roll, '?') == has_why || has_why == has_source) bench_fail("a roll nobody can read", roll);
}

static void check_event(const char *line) {
  uint32_t seq, token;
  if (sscanf(line, "EV %u %X ", &seq, &token) != 2 || token != boot) bench_fail("no event of this start", line);
  if (seq == 0 || seq >= queue_next_seq()) bench_fail("a phantom event", line);
  if (seq != queue_next_seq() - queue_waiting()) bench_fail("not the oldest event", line);
  if (strstr(line, " ROLL ")) check_roll(line);
  char *known = history[seq % HISTORY];
  char mark[24];
  snprintf(mark, sizeof mark, "EV %u ", seq);
  if (strncmp(known, mark, strlen(mark)) != 0) {
    strcpy(known, line);
    counts.events++;
  } else if (strcmp(known, line) != 0) {
    bench_fail("an event that changed", line);
  }
}

static void check_line(void) {
  static const char *const words[] = {"TOWER 1 id=" BENCH_ID " boot=", "CAP fw=", "EV ", "HB ", "OK ", "NO "};
  said[said_length] = '\0';
  if (said_length == 0) return; /* the LF before the first greeting */
  counts.lines++;
  if (said_length > 80) bench_fail("a line of more than 80 bytes", said);
  char *star = strchr(said, '*');
  if (!star) bench_fail("a line without checksum", said);
  strcpy(last, said);
  last[star - said] = '\0';
  char sealed[160];
  strcpy(sealed, last);
  bench_seal(sealed);
  if (strcmp(sealed, said) != 0) bench_fail("a wrong checksum", said);
  bool is_known = false;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) is_known |= strncmp(last, words[i], strlen(words[i])) == 0;
  if (!is_known) bench_fail("a line of no kind", said);
  if (strncmp(last, "EV ", 3) == 0) check_event(last);
}

void board_send(uint8_t byte) {
  if (byte == '\n') {
    check_line();
    said_length = 0;
    return;
  }
  if (byte < 0x20 || byte > 0x7E) bench_fail("an unprintable byte after", said);
  if (said_length >= sizeof said - 1) bench_fail("an endless line", said);
  said[said_length++] = (char)byte;
}

/* Is what was fed exactly `body`, with or without its checksum? */
static bool was_told(const char *body) {
  char sealed[160];
  strcpy(sealed, body);
  bench_seal(sealed);
  return strcmp(told, body) == 0 || strcmp(told, sealed) == 0;
}

void board_buzz(uint16_t hz, uint16_t ms) {
  unsigned number = 0;
  char body[64];
  sscanf(told, "C %u BUZ", &number);
  snprintf(body, sizeof body, "C %u BUZ %u,%u", number, hz, ms);
  if (!was_told(body) || hz > 10000 || ms > 10000) bench_fail("a tone nobody asked for", told);
  counts.buzzes++;
}

bool board_show(const char *text) {
  if (strlen(text) < 1 || strlen(text) > 16) bench_fail("a text of the wrong length", text);
  for (const char *at = text; *at; at++)
    if (*at < 0x20 || *at > 0x7E) bench_fail("a text with a foreign byte", text);
  return true;
}

void board_light(uint8_t red, uint8_t green, uint8_t blue) { (void)red, (void)green, (void)blue; }
uint8_t board_buttons(void) { return held; }

bool board_entropy(uint32_t *bits) {
  *bits = (uint32_t)rand();
  return true;
}

bool sensor_is_there(void) { return true; }

bool sensor_read(struct dice *dice) {
  bool is_new = has_throw;
  has_throw = false;
  *dice = thrown;
  return is_new;
}

/* Something left the queue: the line that was fed must have said so, in these very words. */
static void check_acknowledged(uint32_t gone) {
  uint32_t last_gone = queue_next_seq() - queue_waiting() - 1;
  char body[64], typed[64];
  snprintf(body, sizeof body, "ACK %u %08X", last_gone, boot);
  snprintf(typed, sizeof typed, "ACK %u", last_gone);
  if (!was_told(body) && strcmp(told, typed) != 0) bench_fail("forgotten without acknowledgement", told);
  counts.acknowledged += gone;
}

static void feed(uint8_t byte) {
  uint32_t waiting = queue_waiting();
  uint32_t next = queue_next_seq();
  counts.bytes++;
  told[told_length] = '\0';
  tower_receive(byte);
  uint32_t made = queue_next_seq() - next;
  uint32_t gone = waiting + made - queue_waiting();
  /* Bytes from the host make no events, but an acknowledgement can make room for the report of refused ones. */
  if (made > 1 || (made == 1 && gone == 0)) bench_fail("a phantom event", told);
  if (gone) check_acknowledged(gone);
  if (byte == '\n') told_length = 0;
  else if (byte != '\r' && told_length < sizeof told - 1) told[told_length++] = (char)byte;
}

void bench_feed(const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) feed(bytes[i]);
}

void bench_start(uint32_t token, uint32_t moment) {
  boot = token;
  now = moment;
  held = 0;
  has_throw = false;
  told_length = said_length = 0;
  memset(history, 0, sizeof history);
  tower_start(BENCH_ID, boot, now);
}

uint32_t bench_pass(uint32_t ms) {
  uint32_t next = queue_next_seq();
  while (ms--) tower_tick(++now);
  return queue_next_seq() - next;
}
