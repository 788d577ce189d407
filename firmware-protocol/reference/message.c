#include "message.h"

#include <stddef.h>
#include <string.h>

#define SHOW_LIMIT 16
#define BUZ_LIMIT 10000

/* Each read_ function moves `at` past what it has read, or returns false. */

static bool read_text(const char **at, const char *text) {
  size_t length = strlen(text);
  if (strncmp(*at, text, length) != 0) return false;
  *at += length;
  return true;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* A number has one spelling only: no sign, no leading zero. */
static bool read_number(const char **at, uint32_t limit, uint32_t *number) {
  const char *from = *at;
  uint32_t value = 0;
  while (is_digit(**at)) {
    uint8_t digit = (uint8_t)(**at - '0');
    if (value > (UINT32_MAX - digit) / 10) return false;
    value = value * 10 + digit;
    *at += 1;
  }
  bool has_zero_before = *from == '0' && *at - from > 1;
  if (*at == from || has_zero_before || value > limit) return false;
  *number = value;
  return true;
}

static bool read_boot(const char **at, uint32_t *boot) {
  *boot = 0;
  for (uint8_t i = 0; i < 8; i++, *at += 1) {
    char c = **at;
    if (is_digit(c)) *boot = (*boot << 4) | (uint32_t)(c - '0');
    else if (c >= 'A' && c <= 'F') *boot = (*boot << 4) | (uint32_t)(c - 'A' + 10);
    else return false;
  }
  return true;
}

/* `count` numbers with commas between them, to the end of the line. */
static bool read_values(const char *at, uint32_t limit, uint8_t count, uint16_t *values) {
  for (uint8_t i = 0; i < count; i++) {
    uint32_t value;
    if (i && !read_text(&at, ",")) return false;
    if (!read_number(&at, limit, &value)) return false;
    values[i] = (uint16_t)value;
  }
  return *at == '\0';
}

/* The length of `key` in ` key=value`, or 0 if there is no such field at `at`. */
static uint8_t key_length(const char *at) {
  uint8_t length = 0;
  if (*at++ != ' ' || *at < 'a' || *at > 'z') return 0;
  while ((at[length] >= 'a' && at[length] <= 'z') || is_digit(at[length])) length++;
  bool has_value = at[length] == '=' && at[length + 1] != ' ' && at[length + 1] != '\0';
  return has_value ? length : 0;
}

/* The fields behind HELLO. Unknown ones are for later versions and ignored; one given twice spoils the line. */
static bool read_hello_fields(const char *fields, struct message *message) {
  for (const char *at = fields; *at; at += 1 + strcspn(at + 1, " ")) {
    uint8_t length = key_length(at);
    if (length == 0) return false;
    for (const char *before = fields; before != at; before += 1 + strcspn(before + 1, " ")) {
      if (strncmp(before, at, (size_t)length + 2) == 0) return false; /* the space, the key, the = */
    }
    const char *value = at;
    if (!read_text(&value, " re=")) continue;
    if (!read_number(&value, UINT16_MAX, &message->number) || (*value != ' ' && *value != '\0')) return false;
    message->has_re = true;
  }
  return true;
}

static enum message_kind read_hello(const char *at, struct message *message) {
  uint32_t version;
  if (!read_number(&at, UINT16_MAX, &version) || (*at != ' ' && *at != '\0')) return MESSAGE_BAD;
  if (version != 1) return MESSAGE_OTHER_HELLO;
  return read_hello_fields(at, message) ? MESSAGE_HELLO : MESSAGE_BAD;
}

static enum message_kind read_ack(const char *at, struct message *message) {
  if (!read_number(&at, UINT32_MAX, &message->number)) return MESSAGE_BAD;
  if (*at == '\0') return MESSAGE_ACK;
  message->has_boot = read_text(&at, " ") && read_boot(&at, &message->boot) && *at == '\0';
  return message->has_boot ? MESSAGE_ACK : MESSAGE_BAD;
}

static enum command read_values_of(enum command command, const char *at, struct message *message) {
  static const uint16_t limits[] = {[COMMAND_LED] = 255, [COMMAND_BUZ] = BUZ_LIMIT, [COMMAND_ASK] = UINT16_MAX};
  static const uint8_t counts[] = {[COMMAND_LED] = 3, [COMMAND_BUZ] = 2, [COMMAND_ASK] = 1};
  if (!read_text(&at, " ")) return COMMAND_ARGS;
  if (command == COMMAND_SHOW) {
    message->text = at;
    return *at != '\0' && strlen(at) <= SHOW_LIMIT ? command : COMMAND_ARGS;
  }
  return read_values(at, limits[command], counts[command], message->values) ? command : COMMAND_ARGS;
}

static enum command read_command_word(const char *at, struct message *message) {
  static const char *const words[] = {
      [COMMAND_LED] = "LED", [COMMAND_BUZ] = "BUZ", [COMMAND_SHOW] = "SHOW", [COMMAND_ASK] = "ASK"};
  for (uint8_t command = 0; command < COMMAND_UNKNOWN; command++) {
    const char *rest = at;
    bool is_it = read_text(&rest, words[command]) && (*rest == ' ' || *rest == '\0');
    if (is_it) return read_values_of((enum command)command, rest, message);
  }
  return COMMAND_UNKNOWN;
}

static enum message_kind read_command(const char *at, struct message *message) {
  if (!read_number(&at, UINT32_MAX, &message->number) || message->number == 0) return MESSAGE_BAD;
  if (!read_text(&at, " ") || *at == ' ' || *at == '\0') return MESSAGE_BAD;
  message->command = read_command_word(at, message);
  return MESSAGE_COMMAND;
}

struct message message_read(const char *line) {
  struct message message = {.kind = MESSAGE_BAD};
  if (read_text(&line, "HELLO ")) message.kind = read_hello(line, &message);
  else if (read_text(&line, "ACK ")) message.kind = read_ack(line, &message);
  else if (read_text(&line, "C ")) message.kind = read_command(line, &message);
  else if (strcmp(line, "PING") == 0) message.kind = MESSAGE_PING;
  else if (strcmp(line, "CAP") == 0) message.kind = MESSAGE_CAP;
  else if (strcmp(line, "BYE") == 0) message.kind = MESSAGE_BYE;
  return message;
}
