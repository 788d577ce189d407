/* What the host's lines say. Reading has no effect of its own: a line is understood whole before anything is done. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include <stdbool.h>
#include <stdint.h>

enum message_kind {
  MESSAGE_BAD,
  MESSAGE_HELLO,
  MESSAGE_OTHER_HELLO, /* of a version this firmware does not speak */
  MESSAGE_ACK,
  MESSAGE_COMMAND,
  MESSAGE_PING,
  MESSAGE_CAP,
  MESSAGE_BYE
};

enum command { COMMAND_LED, COMMAND_BUZ, COMMAND_SHOW, COMMAND_ASK, COMMAND_UNKNOWN, COMMAND_ARGS };

struct message {
  enum message_kind kind;
  uint32_t number; /* ACK: the seq; command: its number; HELLO: its re */
  bool has_re;
  bool has_boot;
  uint32_t boot;
  enum command command;
  uint16_t values[3];
  const char *text; /* of SHOW; part of the line that was read */
};

struct message message_read(const char *line);

#endif
