/* Lines on the wire: bytes in, lines out, and the checksum both ways. Knows nothing of what a line means. */
#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stdint.h>

/* The longest line, checksum included, the LF not counted. */
#define LINE_LIMIT 80

enum line_news {
  LINE_GOING_ON, /* nothing to do yet */
  LINE_BARE,     /* a whole line without a checksum */
  LINE_SEALED,   /* a whole line whose checksum is right */
  LINE_SPOILED   /* too long, a foreign byte, or a wrong checksum */
};

/* Takes one received byte. After LINE_BARE and LINE_SEALED, line_received() is the body until the next byte. */
enum line_news line_take(uint8_t byte);
const char *line_received(void);
void line_forget(void);

/* Sending: begin, any number of parts, end. The checksum and the LF are added by line_end(). */
void line_begin(const char *text);
void line_text(const char *text);
void line_number(uint32_t number);
void line_field(const char *name, uint32_t number);
void line_hex(uint32_t number, uint8_t digits);
void line_end(void);

#endif
