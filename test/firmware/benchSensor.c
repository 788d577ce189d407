/*
 * A sensor for the test bench, and an example of the seam: the bench lays dice into the EEPROM and sets the first byte,
 * the firmware reads them from there as it would from a camera module.
 */
#include <avr/eeprom.h>

#include "sensor.h"

static uint8_t *const tray = (uint8_t *)512; /* ready, d6, d8, why */

bool sensor_read(struct dice *dice) {
  if (eeprom_read_byte(tray) != 1) return false;
  dice->d6 = eeprom_read_byte(tray + 1);
  dice->d8 = eeprom_read_byte(tray + 2);
  dice->why = (enum why)eeprom_read_byte(tray + 3);
  eeprom_write_byte(tray, 0);
  return true;
}
