// The peer: the same texts through pangocairo, with nothing but paragraphs, lines and pages.
//
//   pango layout FILE PASSES       lays out every paragraph; prints the seconds of the fastest pass and the characters
//   pango pdf FILE OUTPUT          sets the text on A4 pages
//   pango batch THREADS OUT FILE…  the same for many files in one process, into a folder
//
// A line of a text file is one paragraph: its language, a tab, its text.
#include <pango/pangocairo.h>
#include <cairo-pdf.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// What a page and its paragraphs look like; the same as in the documents given to the other side.
static const double pageWidth = 595.28, pageHeight = 841.89, margin = 54, size = 17, leading = 22, spacing = 12;

typedef struct {
  char *language;
  char *text;
} Paragraph;

typedef struct {
  Paragraph *paragraphs;
  int count;
  long characters;
  char *bytes;
} Text;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static Text readText(const char *path) {
  Text text = {0};
  gsize length;
  if (!g_file_get_contents(path, &text.bytes, &length, NULL)) exit(66);
  for (gsize index = 0; index < length; index++) text.count += text.bytes[index] == '\n';
  text.paragraphs = calloc(text.count, sizeof(Paragraph));
  char *line = text.bytes;
  for (int index = 0; index < text.count; index++) {
    char *end = strchr(line, '\n');
    *end = 0;
    char *tab = strchr(line, '\t');
    *tab = 0;
    text.paragraphs[index] = (Paragraph){line, tab + 1};
    text.characters += g_utf8_strlen(tab + 1, -1);
    line = end + 1;
  }
  return text;
}

static void freeText(Text text) {
  free(text.paragraphs);
  g_free(text.bytes);
}

static PangoContext *makeContext(void) {
  // One font map per thread; it is made once and kept.
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  pango_cairo_context_set_resolution(context, 72);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoFontDescription *font = pango_font_description_from_string("Noto Sans");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_context_set_font_description(context, font);
  pango_font_description_free(font);
  return context;
}

static PangoLayout *layOut(PangoContext *context, Paragraph paragraph) {
  pango_context_set_language(context, pango_language_from_string(paragraph.language));
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_width(layout, (pageWidth - 2 * margin) * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text(layout, paragraph.text, -1);
  pango_layout_get_extents(layout, NULL, NULL);
  return layout;
}

static void layoutPasses(const char *path, int passes) {
  Text text = readText(path);
  PangoContext *context = makeContext();
  double best = 0;
  for (int pass = 0; pass < passes; pass++) {
    double start = now();
    for (int index = 0; index < text.count; index++) g_object_unref(layOut(context, text.paragraphs[index]));
    double elapsed = now() - start;
    if (pass == 0 || elapsed < best) best = elapsed;
  }
  printf("%.6f\t%ld\n", best, text.characters);
  g_object_unref(context);
  freeText(text);
}

static int writePDF(const char *path, const char *output) {
  Text text = readText(path);
  PangoContext *context = makeContext();
  cairo_surface_t *surface = cairo_pdf_surface_create(output, pageWidth, pageHeight);
  cairo_t *cairo = cairo_create(surface);
  double y = margin;
  int pages = 1;
  for (int index = 0; index < text.count; index++) {
    PangoLayout *layout = layOut(context, text.paragraphs[index]);
    PangoLayoutIter *lines = pango_layout_get_iter(layout);
    do {
      if (y + leading > pageHeight - margin) {
        cairo_show_page(cairo);
        y = margin;
        pages++;
      }
      PangoRectangle extents;
      pango_layout_iter_get_line_extents(lines, NULL, &extents);
      cairo_move_to(cairo, margin + (double)extents.x / PANGO_SCALE, y + leading * 0.75);
      pango_cairo_show_layout_line(cairo, pango_layout_iter_get_line_readonly(lines));
      y += leading;
    } while (pango_layout_iter_next_line(lines));
    y += spacing;
    pango_layout_iter_free(lines);
    g_object_unref(layout);
  }
  cairo_destroy(cairo);
  cairo_surface_finish(surface);
  int failed = cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy(surface);
  g_object_unref(context);
  freeText(text);
  return failed ? -1 : pages;
}

typedef struct {
  char **files;
  int count;
  const char *folder;
  int next;
  pthread_mutex_t mutex;
} Batch;

static void *work(void *pointer) {
  Batch *batch = pointer;
  for (;;) {
    pthread_mutex_lock(&batch->mutex);
    int index = batch->next++;
    pthread_mutex_unlock(&batch->mutex);
    if (index >= batch->count) return NULL;
    char *name = g_path_get_basename(batch->files[index]);
    char *output = g_strdup_printf("%s/%s.pdf", batch->folder, name);
    if (writePDF(batch->files[index], output) < 0) exit(73);
    g_free(output);
    g_free(name);
  }
}

int main(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[1], "layout") == 0) {
    layoutPasses(arguments[2], atoi(arguments[3]));
  } else if (count == 4 && strcmp(arguments[1], "pdf") == 0) {
    int pages = writePDF(arguments[2], arguments[3]);
    if (pages < 0) return 73;
    printf("%d\n", pages);
  } else if (count > 4 && strcmp(arguments[1], "batch") == 0) {
    Batch batch = {arguments + 4, count - 4, arguments[3], 0, PTHREAD_MUTEX_INITIALIZER};
    pthread_t threads[64];
    int threadCount = atoi(arguments[2]);
    if (threadCount < 1 || threadCount > 64) return 64;
    for (int index = 1; index < threadCount; index++) pthread_create(&threads[index], NULL, work, &batch);
    work(&batch);
    for (int index = 1; index < threadCount; index++) pthread_join(threads[index], NULL);
  } else {
    return 64;
  }
  return 0;
}
