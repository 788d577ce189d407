/*
 * simavrBoard IMAGE.hex: the firmware in simavr, its serial line on a pty. Prints the pty's path, then does what its stdin says:
 * `press PIN` and `release PIN` (of port D), `reset`, and `run MS`, which lets that time pass and prints how many bytes
 * the firmware has sent in its life. Time passes only so: a busy machine makes it slow, not wrong.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <simavr/avr_adc.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_hex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#define CLOCK_HZ 16000000u
#define PIND_ADDRESS 0x29

static avr_t *avr;
static int line; /* the board's end of the pty */
static int has_room = 1;
static unsigned long sent;
static int levels[8]; /* of port D from outside: the buttons pull it down */

static void die(const char *what) {
  perror(what);
  exit(1);
}

static void send_byte(struct avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)unused;
  uint8_t byte = (uint8_t)value;
  if (write(line, &byte, 1) != 1) die("pty"); /* the host reads after every run, so there is room */
  sent++;
}

static void stop_feeding(struct avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)value, (void)unused;
  has_room = 0;
}

static void feed_on(struct avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)value, (void)unused;
  has_room = 1;
}

/* An open analog pin. */
static void give_noise(struct avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)value, (void)unused;
  avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_ADC0), (uint32_t)(rand() % 5000));
}

/* Time is kept by the main loop. */
static void sleep_not(avr_t *unused, avr_cycle_count_t how_long) { (void)unused, (void)how_long; }

static avr_irq_t *uart(int which) { return avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), which); }
static avr_irq_t *button(int pin) { return avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), pin); }

static void pull(int pin, int level) {
  levels[pin & 7] = level;
  avr_raise_irq(button(pin & 7), level);
}

/* simavr forgets at a reset what pulls at its pins, and does not listen to a level it has heard before. */
static void pull_again(void) {
  for (int pin = 0; pin < 8; pin++) avr->data[PIND_ADDRESS] |= (uint8_t)(levels[pin] << pin);
}

static void open_line(void) {
  line = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
  if (line < 0 || grantpt(line) || unlockpt(line)) die("pty");
  /* Kept open and raw: otherwise the terminal would echo the tower's words back to it before a host comes. */
  int other = open(ptsname(line), O_RDWR | O_NOCTTY);
  struct termios raw;
  if (other < 0 || tcgetattr(other, &raw)) die("pty");
  cfmakeraw(&raw);
  tcsetattr(other, TCSANOW, &raw);
  puts(ptsname(line));
  fflush(stdout);
}

static void power_on(const char *image) {
  uint32_t size, base;
  uint8_t *bytes = read_ihex_file(image, &size, &base);
  avr = avr_make_mcu_by_name("atmega328p");
  if (!bytes || !avr) die(image);
  avr_init(avr);
  avr->frequency = CLOCK_HZ;
  avr->sleep = sleep_not;
  memcpy(avr->flash + base, bytes, size);
  avr->codeend = avr->flashend;
  avr->avcc = avr->aref = avr->vcc = 5000;
  uint32_t flags = 0; /* neither to our stdout, nor asleep while it is polled */
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  avr_irq_register_notify(uart(UART_IRQ_OUTPUT), send_byte, NULL);
  avr_irq_register_notify(uart(UART_IRQ_OUT_XON), feed_on, NULL);
  avr_irq_register_notify(uart(UART_IRQ_OUT_XOFF), stop_feeding, NULL);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER), give_noise, NULL);
  for (int pin = 0; pin < 8; pin++) pull(pin, 1);
}

static void run(unsigned milliseconds) {
  avr_cycle_count_t end = avr->cycle + (avr_cycle_count_t)milliseconds * (CLOCK_HZ / 1000);
  uint8_t byte;
  while (avr->cycle < end) {
    if (has_room && read(line, &byte, 1) == 1) avr_raise_irq(uart(UART_IRQ_INPUT), byte);
    avr_cycle_count_t pause = avr->cycle + CLOCK_HZ / 12000; /* a byte takes so long */
    while (avr->cycle < pause) {
      int state = avr_run(avr);
      if (state != cpu_Done && state != cpu_Crashed) continue;
      fputs("the firmware crashed\n", stderr);
      exit(1);
    }
  }
  printf("%lu\n", sent);
  fflush(stdout);
}

static void obey(const char *words) {
  int pin;
  unsigned milliseconds;
  if (sscanf(words, "press %d", &pin) == 1) pull(pin, 0);
  if (sscanf(words, "release %d", &pin) == 1) pull(pin, 1);
  if (sscanf(words, "run %u", &milliseconds) == 1) run(milliseconds);
  if (strncmp(words, "reset", 5) == 0) {
    avr_reset(avr);
    pull_again();
  }
}

int main(int count, char **words) {
  if (count != 2) return 2;
  srand(1);
  power_on(words[1]);
  open_line();
  char order[64];
  while (fgets(order, sizeof order, stdin)) obey(order);
  return 0;
}
