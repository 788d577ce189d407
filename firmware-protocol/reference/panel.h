/* The people's side of the tower: buttons, dice entered by hand or rolled electronically, and the status light. */
#ifndef PANEL_H
#define PANEL_H

#include <stdbool.h>
#include <stdint.h>

#include "tower.h"

/*
 * The first two are buttons of the protocol, numbered from 1 there. The others stay inside the tower: the host hears of the
 * roll they lead to, and a "roll for me" beside it would make the host roll as well.
 */
enum button { BUTTON_CONFIRM, BUTTON_UNDO, BUTTON_ROLL, BUTTON_COUNT_D6, BUTTON_COUNT_D8, BUTTONS };
#define BUTTONS_REPORTED 2

void panel_start(void);
void panel_tick(uint32_t now);

/* The faces counted so far on the buttons; FACE_NONE: not begun. */
struct dice panel_count(void);

/* The light the host asks for. It is shown while the link stands and nothing more urgent is to be said. */
void panel_light(uint8_t red, uint8_t green, uint8_t blue);

/* The host has gone, and with it the light it asked for. */
void panel_forget_light(void);

#endif
