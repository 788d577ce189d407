/* The events not yet acknowledged: kept in order, the oldest sent and repeated until the host has it. */
#ifndef QUEUE_H
#define QUEUE_H

#include <stdbool.h>
#include <stdint.h>

#include "tower.h"

#define QUEUE_PLACES 8

enum event_kind { EVENT_ROLL, EVENT_BUTTON, EVENT_FAULT };

struct event {
  enum event_kind kind;
  uint32_t at;
  union {
    struct {
      struct dice dice;
      uint16_t ask;
      enum source source;
    } roll;
    struct {
      uint8_t number;
      bool down;
    } button;
    struct {
      enum fault code;
      uint16_t number;
    } fault;
  } what;
};

void queue_start(void);

/* False: there is no place. It is counted, and reported as a fault as soon as there is one. */
bool queue_take(struct event event);

uint8_t queue_waiting(void);
uint32_t queue_next_seq(void);

/* The host has stored all up to `seq`. One that was not given out yet has no effect. */
void queue_acknowledge(uint32_t seq, uint32_t now);

bool queue_is_due(uint32_t now);
void queue_send_oldest(uint32_t boot, uint32_t now);

/* Makes the oldest due at once, as if it had never been sent. */
void queue_repeat(void);

#endif
