/*
 * The portable part of the firmware on the host, built with sanitizers.
 *   judge            lines from stdin (in hexadecimal), each to a fresh tower: prints `good` or `bad` for each
 *   fuzz SEED BYTES  feeds sound, damaged and random lines, with the lines from stdin among them, while dice and buttons move
 * Any broken promise ends the program with a sentence and status 1.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "queue.h"

#define MOST_LINES 1024
#define LONGEST 2048

struct line {
  size_t length;
  uint8_t bytes[LONGEST];
};
static struct line given[MOST_LINES];
static size_t given_count;

static void read_given_lines(void) {
  char hex[2 * LONGEST + 2];
  while (given_count < MOST_LINES && fgets(hex, sizeof hex, stdin)) {
    struct line *line = &given[given_count++];
    unsigned byte;
    for (const char *at = hex; sscanf(at, "%2x", &byte) == 1; at += 2) line->bytes[line->length++] = (uint8_t)byte;
  }
}

static void feed_text(const char *text) { bench_feed((const uint8_t *)text, strlen(text)); }

static int judge(void) {
  for (size_t i = 0; i < given_count; i++) {
    bench_start(1, 0);
    bench_feed(given[i].bytes, given[i].length);
    feed_text("\nHELLO 1*3C7B\nPING*6427\n");
    const char *bad = strstr(bench_last_line(), "bad=");
    if (!bad) bench_fail("no heartbeat but", bench_last_line());
    puts(strcmp(bad, "bad=0") == 0 ? "good" : "bad");
  }
  return 0;
}

/* xorshift32: the same seed, the same run. */
static uint32_t state;
static uint32_t chance(uint32_t below) {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state % below;
}

/* A line that a host might send now. */
static void make_line(struct line *line) {
  char text[256];
  uint32_t oldest = queue_next_seq() - queue_waiting();
  switch (chance(9)) {
    case 0: strcpy(text, "HELLO 1"); break;
    case 1: sprintf(text, "HELLO 1 re=%u", chance(65536)); break;
    case 2: strcpy(text, "PING"); break;
    case 3: sprintf(text, "ACK %u %08X", oldest - 1 + chance(3), bench_boot()); break;
    case 4: sprintf(text, "ACK %u %08X", oldest + chance(QUEUE_PLACES), bench_boot()); break;
    case 5: sprintf(text, "ACK %u", oldest); break;
    case 6: sprintf(text, "ACK %u %08X", oldest, chance(UINT32_MAX)); break; /* of another start */
    case 7: sprintf(text, "C %u BUZ %u,%u", 1 + chance(9), chance(11000), chance(11000)); break;
    default: sprintf(text, "C %u SHOW %.*s", 1 + chance(9), (int)chance(19), "ABCDEFGHIJKLMNOPQRS"); break;
  }
  if (chance(4)) bench_seal(text);
  line->length = strlen(text);
  memcpy(line->bytes, text, line->length);
}

static void damage(struct line *line) {
  size_t at = line->length ? chance((uint32_t)line->length) : 0;
  switch (chance(6)) {
    case 0: line->bytes[at] ^= (uint8_t)(1u << chance(8)); break;
    case 1: line->bytes[at] = (uint8_t)chance(256); break;
    case 2: line->length = at; break;
    case 3: /* one byte lost */
      if (line->length) memmove(line->bytes + at, line->bytes + at + 1, line->length-- - at - 1);
      break;
    case 4: /* one too many */
      if (line->length < LONGEST) memmove(line->bytes + at + 1, line->bytes + at, line->length++ - at);
      line->bytes[at] = "0123456789*\n\r ,=ACKHELLO"[chance(24)];
      break;
    default: line->bytes[at] = (uint8_t)('0' + chance(10)); break;
  }
}

static void feed_something(void) {
  static struct line line;
  uint32_t kind = chance(10);
  if (kind < 5) {
    make_line(&line);
  } else if (kind < 9 && given_count) {
    line = given[chance((uint32_t)given_count)];
  } else {
    line.length = chance(120);
    for (size_t i = 0; i < line.length; i++) line.bytes[i] = (uint8_t)(chance(2) ? chance(256) : 0x20 + chance(95));
  }
  if (chance(2))
    for (uint32_t times = 1 + chance(3); times; times--) damage(&line);
  bench_feed(line.bytes, line.length);
  if (chance(8)) feed_text("\n");
}

/* One thing happens at the table, and one event comes of it, or none if there is no place. */
static void move_something(uint8_t *held) {
  uint32_t limit = QUEUE_PLACES;
  uint32_t waiting = queue_waiting();
  if (chance(2)) {
    *held ^= (uint8_t)(1u << chance(2)); /* confirm or undo, with nothing entered */
    bench_hold(*held);
    limit -= 2;
  } else {
    /* A sensor may say anything, but at least one die must be there for a roll. */
    bench_throw((struct dice){(uint8_t)(1 + chance(chance(4) ? 6 : 255)), (uint8_t)chance(chance(4) ? 9 : 256), chance(8)});
  }
  uint32_t made = bench_pass(20);
  if (made != (waiting < limit ? 1 : 0)) bench_fail("a lost or phantom event", bench_last_line());
}

static int fuzz(uint64_t bytes) {
  uint8_t held = 0;
  bool is_quiet = false; /* a table where nothing moves must never report an event */
  bench_start(chance(UINT32_MAX), UINT32_MAX - chance(100000));
  while (bench_counts().bytes < bytes) {
    feed_something();
    if (!is_quiet && chance(4) == 0) move_something(&held);
    uint32_t made = bench_pass(chance(16) ? chance(30) : chance(4000));
    if (made) bench_fail("a phantom event", bench_last_line());
    if (chance(500) == 0) {
      held = 0;
      is_quiet = chance(2);
      bench_start(chance(UINT32_MAX), UINT32_MAX - chance(100000));
    }
  }
  struct bench_counts counts = bench_counts();
  printf("{\"bytes\":%llu,\"lines\":%llu,\"events\":%llu,\"acknowledged\":%llu,\"buzzes\":%llu}\n",
         (unsigned long long)counts.bytes, (unsigned long long)counts.lines, (unsigned long long)counts.events,
         (unsigned long long)counts.acknowledged, (unsigned long long)counts.buzzes);
  return 0;
}

int main(int count, char **words) {
  read_given_lines();
  if (count == 2 && strcmp(words[1], "judge") == 0) return judge();
  if (count != 4 || strcmp(words[1], "fuzz") != 0) bench_fail("usage", "judge | fuzz SEED BYTES");
  state = (uint32_t)strtoul(words[2], NULL, 10) | 1;
  return fuzz(strtoull(words[3], NULL, 10));
}
