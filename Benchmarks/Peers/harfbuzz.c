// The lower bound: bare hb_shape on runs that are already known, with no bidi, no fonts to choose, no lines.
//
//   harfbuzz FILE PASSES    prints the seconds of the fastest pass and the characters
//
// A line of the file is one run: font file, direction, script, language and text, separated by tabs.
#include <hb-ot.h>
#include <hb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  hb_font_t *font;
  hb_segment_properties_t properties;
  const char *text;
  int length;
} Run;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static hb_font_t *openFont(const char *path) {
  static struct {
    const char *path;
    hb_font_t *font;
  } fonts[64];
  static int count;
  for (int index = 0; index < count; index++) {
    if (strcmp(fonts[index].path, path) == 0) return fonts[index].font;
  }
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob || count == 64) exit(66);
  hb_face_t *face = hb_face_create(blob, 0);
  hb_font_t *font = hb_font_create(face);
  hb_ot_font_set_funcs(font);
  fonts[count].path = path;
  fonts[count++].font = font;
  return font;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  hb_blob_t *file = hb_blob_create_from_file_or_fail(arguments[1]);
  if (!file) return 66;
  unsigned length;
  const char *data = hb_blob_get_data(file, &length);
  char *bytes = malloc(length + 1);
  memcpy(bytes, data, length);
  bytes[length] = 0;
  int runCount = 0;
  for (unsigned index = 0; index < length; index++) runCount += bytes[index] == '\n';
  Run *runs = calloc(runCount, sizeof(Run));
  long characters = 0;
  char *rest = bytes;
  for (int index = 0; index < runCount; index++) {
    char *line = strsep(&rest, "\n");
    char *font = strsep(&line, "\t"), *direction = strsep(&line, "\t"), *script = strsep(&line, "\t");
    char *language = strsep(&line, "\t");
    if (!line) return 65;
    Run *run = &runs[index];
    run->font = openFont(font);
    run->properties.direction = hb_direction_from_string(direction, -1);
    run->properties.script = hb_script_from_string(script, -1);
    run->properties.language = hb_language_from_string(language, -1);
    run->text = line;
    run->length = strlen(line);
    for (const char *byte = line; *byte; byte++) characters += (*byte & 0xC0) != 0x80;
  }
  double best = 0;
  hb_buffer_t *buffer = hb_buffer_create();
  for (int pass = 0; pass < atoi(arguments[2]); pass++) {
    double start = now();
    for (int index = 0; index < runCount; index++) {
      hb_buffer_clear_contents(buffer);
      hb_buffer_add_utf8(buffer, runs[index].text, runs[index].length, 0, runs[index].length);
      hb_buffer_set_segment_properties(buffer, &runs[index].properties);
      hb_shape(runs[index].font, buffer, NULL, 0);
    }
    double elapsed = now() - start;
    if (pass == 0 || elapsed < best) best = elapsed;
  }
  printf("%.6f\t%ld\n", best, characters);
  return 0;
}
