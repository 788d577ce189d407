/* The seam for a dice sensor: replace sensor.c, nothing else. */
#ifndef SENSOR_H
#define SENSOR_H

#include <stdbool.h>

#include "tower.h"

/* Whether there is one. The table is told, and asks people to drop the dice in instead of counting them. */
bool sensor_is_there(void);

/*
 * Asked every millisecond and must answer at once. True exactly once for each throw, when the dice have come to rest or
 * the sensor has given up: then `dice` holds what lies there, each die FACE_NONE, a face, or FACE_UNREADABLE (and why).
 * In doubt say FACE_UNREADABLE: people can read a die themselves, and a wrong face spoils a game.
 */
bool sensor_read(struct dice *dice);

#endif
