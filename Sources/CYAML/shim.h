// The door to libyaml.
#ifndef TYPESET_CYAML_SHIM_H
#define TYPESET_CYAML_SHIM_H

#include <stdlib.h>
#include <yaml.h>

// A parser with the event that it read last.
typedef struct typeset_yaml {
  yaml_parser_t parser;
  yaml_event_t event;
} typeset_yaml;

// A parser of a text in UTF-8, which must stay where it is; null without memory.
static inline typeset_yaml *typeset_yaml_open(const unsigned char *bytes, size_t count) {
  typeset_yaml *yaml = (typeset_yaml *)calloc(1, sizeof(typeset_yaml));
  if (!yaml) return NULL;
  if (!yaml_parser_initialize(&yaml->parser)) {
    free(yaml);
    return NULL;
  }
  yaml_parser_set_encoding(&yaml->parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&yaml->parser, bytes, count);
  return yaml;
}

static inline void typeset_yaml_close(typeset_yaml *yaml) {
  yaml_event_delete(&yaml->event);
  yaml_parser_delete(&yaml->parser);
  free(yaml);
}

// Reads the next event; its kind (yaml_event_type_t), or -1 for a fault.
static inline int typeset_yaml_next(typeset_yaml *yaml) {
  yaml_event_delete(&yaml->event);
  return yaml_parser_parse(&yaml->parser, &yaml->event) ? (int)yaml->event.type : -1;
}

// The value of a scalar.
static inline const unsigned char *typeset_yaml_value(const typeset_yaml *yaml, size_t *length) {
  *length = yaml->event.data.scalar.length;
  return yaml->event.data.scalar.value;
}

// Whether a scalar is without quotes and without a tag.
static inline int typeset_yaml_is_plain(const typeset_yaml *yaml) {
  return yaml->event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE && yaml->event.data.scalar.plain_implicit;
}

// The anchor that an event has or, for an alias, names; null for none.
static inline const char *typeset_yaml_anchor(const typeset_yaml *yaml) {
  switch (yaml->event.type) {
  case YAML_ALIAS_EVENT: return (const char *)yaml->event.data.alias.anchor;
  case YAML_SCALAR_EVENT: return (const char *)yaml->event.data.scalar.anchor;
  case YAML_SEQUENCE_START_EVENT: return (const char *)yaml->event.data.sequence_start.anchor;
  case YAML_MAPPING_START_EVENT: return (const char *)yaml->event.data.mapping_start.anchor;
  default: return NULL;
  }
}

// Where an event begins and ends, in characters.
static inline size_t typeset_yaml_start(const typeset_yaml *yaml) { return yaml->event.start_mark.index; }
static inline size_t typeset_yaml_end(const typeset_yaml *yaml) { return yaml->event.end_mark.index; }

// What is wrong.
static inline const char *typeset_yaml_problem(const typeset_yaml *yaml) { return yaml->parser.problem; }
// The offset of a character that is not allowed, in bytes, or -1 for any other fault.
static inline long typeset_yaml_problem_offset(const typeset_yaml *yaml) {
  return yaml->parser.error == YAML_READER_ERROR ? (long)yaml->parser.problem_offset : -1;
}
// Where any other fault is, in characters.
static inline size_t typeset_yaml_problem_mark(const typeset_yaml *yaml) { return yaml->parser.problem_mark.index; }

#endif
