/* The default build has no sensor: dice are entered on the panel or rolled electronically (panel.c). */
#include "sensor.h"

bool sensor_is_there(void) { return false; }

bool sensor_read(struct dice *dice) {
  (void)dice;
  return false;
}
