/*
 * What the portable part asks of a board. avr.c answers for an Arduino Uno or Nano; another controller needs another
 * file with these functions and nothing else. None of them may be called from an interrupt.
 */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* The cues this board can give, as the CAP line names them. With a display, add ",show" and a board_show() that draws. */
#define BOARD_CUES "led,buz,ask"

/* Sends one byte to the host. May wait for room; never drops. */
void board_send(uint8_t byte);

/* The buttons as they are this instant, not debounced: bit i is set while button i (see panel.h) is held. */
uint8_t board_buttons(void);

/* True with 32 fresh unpredictable bits; false while they are still being gathered. Never gives the same bits twice. */
bool board_entropy(uint32_t *bits);

/* Brightness 0 to 255 of the three colours of the status light. */
void board_light(uint8_t red, uint8_t green, uint8_t blue);

/* A tone that ends by itself; 0 Hz or 0 ms is silence. */
void board_buzz(uint16_t hz, uint16_t ms);

/* False if there is no display. */
bool board_show(const char *text);

#endif
