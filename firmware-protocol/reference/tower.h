/* The tower's side of TOWER/1: what a board calls, and what the panel and a sensor report. PROTOCOL.md is the law. */
#ifndef TOWER_H
#define TOWER_H

#include <stdbool.h>
#include <stdint.h>

#define TOWER_FIRMWARE "1.1.0"
#define TOWER_ID_LIMIT 12

/* A die shows 1 to 6 or 1 to 8, or one of these. */
#define FACE_NONE 0          /* was not rolled */
#define FACE_UNREADABLE 0xFF /* cocked, doubtful, still moving */

/* Why a face is unreadable, in the words of the protocol. */
enum why { WHY_UNSAID, WHY_TILT, WHY_NONE, WHY_TWO, WHY_SLOW, WHY_SENSOR };

struct dice {
  uint8_t d6;
  uint8_t d8;
  enum why why; /* said if a die is unreadable */
};

/* Where faces come from, in the words of the protocol. */
enum source { SOURCE_DIE, SOURCE_HAND, SOURCE_RNG };

/* FULL: events were refused, `number` of them. STUCK: button `number` is held for too long. EEPROM: starts are not counted. */
enum fault { FAULT_FULL, FAULT_STUCK, FAULT_EEPROM };

/* Begins a life with an empty queue. `id` is 1 to 12 letters and digits, `boot` differs from that of every other start. */
void tower_start(const char *id, uint32_t boot, uint32_t now);

/* Every received byte, in order. A byte that was lost or damaged on the way is given as 0: it spoils its line. */
void tower_receive(uint8_t byte);

/* At least every few milliseconds. `now` counts milliseconds and may wrap. */
void tower_tick(uint32_t now);

bool tower_is_linked(void);

/* Something happened. False: the queue is full, nothing was taken, and whoever is at the table must be shown so. */
bool tower_report_roll(struct dice dice, enum source source);
bool tower_report_button(uint8_t number, bool down);
bool tower_report_fault(enum fault code, uint16_t number);

/* The count on the panel has changed. It is shown at the table while it grows; nothing is lost if nobody listens. */
void tower_report_count(void);

#endif
