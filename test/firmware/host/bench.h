/* The host's stand-in for a board: what the firmware says is checked, what it does is compared with what it was told. */
#ifndef BENCH_H
#define BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tower.h"

#define BENCH_ID "BENCH1"

/* Ends the program with what was expected and what happened. */
_Noreturn void bench_fail(const char *what, const char *detail);

void bench_start(uint32_t boot, uint32_t now);
void bench_feed(const uint8_t *bytes, size_t count);

/* Lets time pass; returns how many events came into being. */
uint32_t bench_pass(uint32_t ms);

uint32_t bench_boot(void);
void bench_hold(uint8_t buttons);
void bench_throw(struct dice dice);

/* The last whole line the firmware sent, without checksum. */
const char *bench_last_line(void);

/* Appends the checksum, worked out by other means than the firmware's. */
void bench_seal(char *line);

struct bench_counts {
  uint64_t bytes, lines, events, acknowledged, buzzes;
};
struct bench_counts bench_counts(void);

#endif
