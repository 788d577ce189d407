/*
 * The board: ATmega328P at 16 MHz (Arduino Uno, Nano). Pins as in docs/build-a-tower.md, by their Arduino names:
 * buttons D2 to D6 to ground, light D8 D9 D10, buzzer D11, A0 left unconnected.
 */
#include <avr/eeprom.h>
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <stddef.h>
#include <util/atomic.h>

#include "board.h"
#include "panel.h"
#include "tower.h"

#define BAUD 115200
#define BAUD_TOL 3 /* 16 MHz gives 117647, 2.1 % too fast, and receivers bear it */
#include <util/setbaud.h>

#define RING 128 /* a power of two; 11 ms of line at full speed */

struct ring {
  volatile uint8_t bytes[RING];
  volatile uint8_t head, tail; /* put at the head, take from the tail */
};
static struct ring from_host, to_host;

static uint8_t after(uint8_t place) { return (uint8_t)((place + 1) % RING); }

ISR(USART_RX_vect) {
  bool damaged = UCSR0A & (_BV(FE0) | _BV(DOR0)); /* must be read before the byte */
  uint8_t byte = UDR0;
  uint8_t next = after(from_host.head);
  if (next == from_host.tail) {
    /* No room: the byte before this one becomes a foreign one, so that the line with the gap is refused. */
    from_host.bytes[(uint8_t)(from_host.head - 1) % RING] = 0;
    return;
  }
  from_host.bytes[from_host.head] = damaged ? 0 : byte;
  from_host.head = next;
}

ISR(USART_UDRE_vect) {
  UDR0 = to_host.bytes[to_host.tail];
  to_host.tail = after(to_host.tail);
  if (to_host.tail == to_host.head) UCSR0B &= (uint8_t)~_BV(UDRIE0);
}

void board_send(uint8_t byte) {
  uint8_t next = after(to_host.head);
  while (next == to_host.tail) sleep_mode();
  to_host.bytes[to_host.head] = byte;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    to_host.head = next;
    UCSR0B |= _BV(UDRIE0);
  }
}

/* One byte from the host, if there is one. */
static bool receive(uint8_t *byte) {
  if (from_host.tail == from_host.head) return false;
  *byte = from_host.bytes[from_host.tail];
  from_host.tail = after(from_host.tail);
  return true;
}

static volatile uint32_t milliseconds;
static volatile uint16_t tone_left; /* milliseconds */
static volatile uint8_t levels[3];  /* of the light, 0 to 8 */

static void stop_tone(void) { TCCR2A = TCCR2B = 0; }

/* A millisecond has passed. The light is dimmed here, in eight steps: 125 Hz, and any three pins will do. */
ISR(TIMER0_COMPA_vect) {
  static uint8_t step;
  milliseconds++;
  step = (step + 1) % 8;
  uint8_t lit = (levels[0] > step) | (levels[1] > step) << 1 | (levels[2] > step) << 2;
  PORTB = (uint8_t)((PORTB & ~0x07) | lit);
  if (tone_left && --tone_left == 0) stop_tone();
}

static uint32_t now(void) {
  uint32_t value = 0;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) { value = milliseconds; }
  return value;
}

void board_light(uint8_t red, uint8_t green, uint8_t blue) {
  levels[0] = (uint8_t)((red + 31) / 32);
  levels[1] = (uint8_t)((green + 31) / 32);
  levels[2] = (uint8_t)((blue + 31) / 32);
}

/* Timer 2 toggles D11 by itself. Divided by 256 it reaches from 123 Hz up. */
void board_buzz(uint16_t hz, uint16_t ms) {
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    stop_tone();
    tone_left = hz ? ms : 0;
    if (tone_left) {
      uint32_t top = F_CPU / 2 / 256 / hz;
      OCR2A = (uint8_t)(top > 256 ? 255 : top ? top - 1 : 0);
      TCNT2 = 0;
      TCCR2A = _BV(COM2A0) | _BV(WGM21);
      TCCR2B = _BV(CS22) | _BV(CS21);
    }
  }
}

bool board_show(const char *text) {
  (void)text;
  return false;
}

uint8_t board_buttons(void) { return (uint8_t)(~PIND >> 2) & ((1 << BUTTONS) - 1); }

/*
 * The watchdog serves twice. It restarts a firmware that hangs: each interrupt arms the next one only while the main loop
 * has come by within a second, and a timeout without interrupt is a reset. (The oldest bootloaders then want the plug pulled.)
 * And it is the source of entropy: it has an RC oscillator of its own, which drifts and jitters against the crystal.
 * Each time it fires (16 ms), the low byte of a timer that counts crystal cycles is a sample; the lowest bits of an open
 * analog pin are added. Half a second of samples makes one draw. Good for dice and tokens; not meant for keys.
 */
#define HANG_PERIODS 62
#define SAMPLES_PER_DRAW 32
static volatile uint8_t unattended; /* watchdog periods since the main loop came by */
static volatile uint32_t pool;
static volatile uint8_t samples;

ISR(WDT_vect) {
  uint32_t mixed = (pool << 7) | (pool >> 25);
  pool = (mixed ^ TCNT1L ^ ((uint32_t)ADCL << 8)) * 0x9E3779B1u;
  (void)ADCH; /* reading it releases the result register for the next conversion */
  ADCSRA |= _BV(ADSC);
  if (samples < SAMPLES_PER_DRAW) samples++;
  if (unattended < HANG_PERIODS) {
    unattended++;
    WDTCSR |= _BV(WDIE);
  }
}

bool board_entropy(uint32_t *bits) {
  if (samples < SAMPLES_PER_DRAW) return false;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    *bits = pool ^ (pool >> 15);
    samples = 0;
  }
  return true;
}

static uint32_t wait_for_entropy(void) {
  uint32_t bits;
  while (!board_entropy(&bits)) sleep_mode();
  unattended = 0;
  return bits;
}

static void start_peripherals(void) {
  DDRB = 0x0F;  /* light D8 to D10, buzzer D11 */
  PORTD = 0x7C; /* pull-ups for the buttons D2 to D6 */

  UBRR0 = UBRR_VALUE;
  UCSR0A = USE_2X ? _BV(U2X0) : 0;
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00); /* 8N1 */
  UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);

  OCR0A = F_CPU / 64 / 1000 - 1;
  TCCR0A = _BV(WGM01);
  TCCR0B = _BV(CS01) | _BV(CS00);
  TIMSK0 = _BV(OCIE0A);

  TCCR1B = _BV(CS10); /* runs freely with the crystal */
  ADMUX = _BV(REFS0); /* A0 against the supply */
  ADCSRA = _BV(ADEN) | _BV(ADSC) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);
  MCUSR = 0;
  WDTCSR = _BV(WDCE) | _BV(WDE); /* the key to the next line, for four cycles */
  WDTCSR = _BV(WDIE) | _BV(WDE); /* interrupt after 16 ms, reset after 16 more */

  set_sleep_mode(SLEEP_MODE_IDLE);
  sei();
}

/* What outlives the power. The check tells a serial number from a fresh or damaged memory. */
struct kept {
  uint16_t starts;
  uint32_t serial;
  uint32_t serial_inverted;
};
static struct kept EEMEM kept;

/*
 * The identity of this tower. Set it when building (-DTOWER_ID='"HALL1"'), or the tower draws a serial number at its
 * first start and keeps it.
 */
static const char *identity(void) {
#ifdef TOWER_ID
  _Static_assert(sizeof(TOWER_ID) - 1 >= 1 && sizeof(TOWER_ID) - 1 <= TOWER_ID_LIMIT, "TOWER_ID: 1 to 12 characters");
  return TOWER_ID;
#else
  static char id[] = "T0000000";
  uint32_t serial = eeprom_read_dword(&kept.serial);
  if (eeprom_read_dword(&kept.serial_inverted) != ~serial) {
    serial = wait_for_entropy();
    eeprom_update_dword(&kept.serial, serial);
    eeprom_update_dword(&kept.serial_inverted, ~serial);
  }
  for (uint8_t i = 1; i < sizeof(id) - 1; i++, serial >>= 4) id[i] = "0123456789ABCDEF"[serial & 0xF];
  return id;
#endif
}

/*
 * Different for every start: the count of starts tells 65536 of them apart for certain, and the chance half covers a
 * memory cell that is worn out (after some hundred thousand starts). `kept_well` is false if the count was not kept.
 */
static uint32_t boot_token(bool *kept_well) {
  uint16_t starts = (uint16_t)(eeprom_read_word(&kept.starts) + 1);
  eeprom_update_word(&kept.starts, starts);
  *kept_well = eeprom_read_word(&kept.starts) == starts;
  return ((uint32_t)starts << 16) | (wait_for_entropy() & 0xFFFF);
}

int main(void) {
  start_peripherals();
  const char *id = identity();
  bool kept_well;
  tower_start(id, boot_token(&kept_well), now());
  if (!kept_well) tower_report_fault(FAULT_EEPROM, 0);
  for (;;) {
    uint8_t byte;
    while (receive(&byte)) tower_receive(byte);
    tower_tick(now());
    unattended = 0;
    sleep_mode(); /* until the next byte or millisecond */
  }
}
