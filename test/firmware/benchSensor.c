/*
 * A sensor for the test bench, and an example of the seam: the bench lays dice into the EEPROM and sets the first byte,
 * the firmware reads them from there as it would from a camera module.
 */
#include <avr/eeprom.h>

#include "sensor.h"

static uint8_t *const tray = (uint8_t *)512; /* state, d6, d8, why */
enum { DICE_LIE_THERE = 1, SENSOR_HANGS = 2 };

bool sensor_is_there(void) { return true; }

bool sensor_read(struct dice *dice) {
  uint8_t state = eeprom_read_byte(tray);
  if (state != DICE_LIE_THERE && state != SENSOR_HANGS) return false;
  dice->d6 = eeprom_read_byte(tray + 1);
  dice->d8 = eeprom_read_byte(tray + 2);
  dice->why = (enum why)eeprom_read_byte(tray + 3);
  eeprom_write_byte(tray, 0);
  while (state == SENSOR_HANGS) continue; /* as a driver does that waits for an answer that never comes */
  return true;
}
