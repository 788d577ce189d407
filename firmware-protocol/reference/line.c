#include "line.h"

#include "board.h"

/* CRC-16/CCITT-FALSE, bit by bit: a table would be faster and cost 512 bytes of a small chip. */
static uint16_t crc_add(uint16_t crc, uint8_t byte) {
  crc ^= (uint16_t)(byte << 8);
  for (uint8_t bit = 0; bit < 8; bit++) {
    crc = (crc & 0x8000u) ? (uint16_t)((uint16_t)(crc << 1) ^ 0x1021u) : (uint16_t)(crc << 1);
  }
  return crc;
}

#define CRC_START 0xFFFFu
#define CRC_MARK '*'
#define CRC_LENGTH 5 /* the mark and four digits */

static char received[LINE_LIMIT + 1];
static uint8_t length;
static bool spoiled;

const char *line_received(void) { return received; }

void line_forget(void) {
  length = 0;
  spoiled = false;
}

/* Digit 0 is the last one. */
static char hex_digit(uint32_t number, uint8_t digit) { return "0123456789ABCDEF"[(number >> (4 * digit)) & 0xF]; }

/* Judges the line in the buffer and cuts its checksum off. The mark stands before a checksum and nowhere else. */
static enum line_news judge(void) {
  received[length] = '\0';
  uint16_t crc = CRC_START;
  uint8_t body = 0;
  while (body < length && received[body] != CRC_MARK) crc = crc_add(crc, (uint8_t)received[body++]);
  if (body == length) return LINE_BARE;

  if (length - body != CRC_LENGTH) return LINE_SPOILED;
  for (uint8_t i = 1; i < CRC_LENGTH; i++) {
    if (received[body + i] != hex_digit(crc, (uint8_t)(4 - i))) return LINE_SPOILED;
  }
  received[body] = '\0';
  return LINE_SEALED;
}

enum line_news line_take(uint8_t byte) {
  if (byte == '\n') {
    bool empty = length == 0 && !spoiled;
    enum line_news news = spoiled ? LINE_SPOILED : judge();
    line_forget();
    return empty ? LINE_GOING_ON : news;
  }
  if (byte == '\r') return LINE_GOING_ON;
  if (byte < ' ' || byte > '~' || length == LINE_LIMIT) {
    /* Nothing is kept of a spoiled line, but its end is awaited: the rest of it must not pass for a line. */
    spoiled = true;
  } else {
    received[length++] = (char)byte;
  }
  return LINE_GOING_ON;
}

static uint16_t sent_crc;

static void send(char c) {
  sent_crc = crc_add(sent_crc, (uint8_t)c);
  board_send((uint8_t)c);
}

void line_begin(const char *text) {
  sent_crc = CRC_START;
  line_text(text);
}

void line_text(const char *text) {
  while (*text) send(*text++);
}

void line_number(uint32_t number) {
  char digits[10];
  uint8_t count = 0;
  do {
    digits[count++] = (char)('0' + number % 10);
    number /= 10;
  } while (number);
  while (count) send(digits[--count]);
}

void line_field(const char *name, uint32_t number) {
  line_text(name);
  line_number(number);
}

void line_hex(uint32_t number, uint8_t digits) {
  while (digits--) send(hex_digit(number, digits));
}

void line_end(void) {
  uint16_t crc = sent_crc;
  send(CRC_MARK);
  line_hex(crc, 4);
  send('\n');
}
