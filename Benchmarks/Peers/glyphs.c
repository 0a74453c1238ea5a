// The lower bound of a mockup: hb_shape on runs that are already known, and Cairo drawing the same glyphs in the same places into
// the same kind of file. No markup, no layout, no shapes, no tags.
//
//   glyphs FILE pdf|png FOLDER PASSES    prints the seconds of the fastest pass and the pages
//
// A line of the file is a page (width, height, pixels per point) or a run (font file, size, direction, script, language, x, y,
// colour, text), separated by tabs.
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <hb-ot.h>
#include <hb.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  const char *path;
  hb_font_t *font;
  cairo_font_face_t *face;
  double unitsPerEm;
} Font;

typedef struct {
  Font *font;
  double size, x, y, red, green, blue, alpha;
  hb_segment_properties_t properties;
  const char *text;
  int length;
} Run;

typedef struct {
  double width, height, scale;
  Run *runs;
  int count;
} Page;

static FT_Library library;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static Font *openFont(const char *path) {
  static Font fonts[64];
  static int count;
  for (int index = 0; index < count; index++) {
    if (strcmp(fonts[index].path, path) == 0) return &fonts[index];
  }
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  FT_Face face;
  if (!blob || count == 64 || FT_New_Face(library, path, 0, &face)) exit(66);
  Font *font = &fonts[count++];
  font->path = path;
  hb_face_t *shaped = hb_face_create(blob, 0);
  font->unitsPerEm = hb_face_get_upem(shaped);
  font->font = hb_font_create(shaped);
  hb_ot_font_set_funcs(font->font);
  font->face = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  return font;
}

static double channel(const char *color, int index) {
  char digits[3] = {0};
  if (strlen(color) < (size_t)(3 + 2 * index)) return 1;
  memcpy(digits, color + 1 + 2 * index, 2);
  return strtol(digits, NULL, 16) / 255.0;
}

static void draw(cairo_t *context, const Page *page, hb_buffer_t *buffer, cairo_font_options_t *options, int asOutlines) {
  static cairo_glyph_t glyphs[65536];
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  for (int index = 0; index < page->count; index++) {
    const Run *run = &page->runs[index];
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf8(buffer, run->text, run->length, 0, run->length);
    hb_buffer_set_segment_properties(buffer, &run->properties);
    hb_shape(run->font->font, buffer, NULL, 0);
    unsigned count;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
    double x = run->x, scale = run->size / run->font->unitsPerEm;
    if (count > 65536) exit(65);
    for (unsigned glyph = 0; glyph < count; glyph++) {
      glyphs[glyph].index = infos[glyph].codepoint;
      glyphs[glyph].x = x + positions[glyph].x_offset * scale;
      glyphs[glyph].y = run->y - positions[glyph].y_offset * scale;
      x += positions[glyph].x_advance * scale;
    }
    cairo_set_font_face(context, run->font->face);
    cairo_set_font_options(context, options);
    cairo_set_font_size(context, run->size);
    cairo_set_source_rgba(context, run->red, run->green, run->blue, run->alpha);
    if (asOutlines) {
      cairo_glyph_path(context, glyphs, count);
      cairo_fill(context);
    } else {
      cairo_show_glyphs(context, glyphs, count);
    }
  }
}

// The same settings as Typeset's: no filter, level 3.
static void writePNG(cairo_surface_t *surface, const char *path) {
  cairo_surface_flush(surface);
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  int stride = cairo_image_surface_get_stride(surface);
  unsigned char *pixels = cairo_image_surface_get_data(surface), *line = malloc(3 * width);
  FILE *file = fopen(path, "wb");
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (!file || !line || setjmp(png_jmpbuf(png))) exit(73);
  png_init_io(png, file);
  png_set_compression_level(png, 3);
  png_set_filter(png, 0, PNG_FILTER_NONE);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (int y = 0; y < height; y++) {
    const unsigned *row = (const unsigned *)(pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      line[3 * x] = row[x] >> 16;
      line[3 * x + 1] = row[x] >> 8;
      line[3 * x + 2] = row[x];
    }
    png_write_row(png, line);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  fclose(file);
  free(line);
}

int main(int argumentCount, char **arguments) {
  if (argumentCount != 5) return 64;
  int isPDF = strcmp(arguments[2], "pdf") == 0;
  FT_Init_FreeType(&library);
  hb_blob_t *file = hb_blob_create_from_file_or_fail(arguments[1]);
  if (!file) return 66;
  unsigned length;
  const char *data = hb_blob_get_data(file, &length);
  char *bytes = malloc(length + 1), *rest = bytes;
  memcpy(bytes, data, length);
  bytes[length] = 0;
  int lines = 0, pageCount = 0, runCount = 0;
  for (unsigned index = 0; index < length; index++) lines += bytes[index] == '\n';
  Page *pages = calloc(lines, sizeof(Page));
  Run *runs = calloc(lines, sizeof(Run));
  for (int index = 0; index < lines; index++) {
    char *line = strsep(&rest, "\n"), *kind = strsep(&line, "\t");
    if (strcmp(kind, "page") == 0) {
      Page *page = &pages[pageCount++];
      page->width = atof(strsep(&line, "\t"));
      page->height = atof(strsep(&line, "\t"));
      page->scale = atof(strsep(&line, "\t"));
      page->runs = runs + runCount;
      continue;
    }
    Run *run = &runs[runCount++];
    pages[pageCount - 1].count++;
    run->font = openFont(strsep(&line, "\t"));
    run->size = atof(strsep(&line, "\t"));
    run->properties.direction = hb_direction_from_string(strsep(&line, "\t"), -1);
    run->properties.script = hb_script_from_string(strsep(&line, "\t"), -1);
    run->properties.language = hb_language_from_string(strsep(&line, "\t"), -1);
    run->x = atof(strsep(&line, "\t"));
    run->y = atof(strsep(&line, "\t"));
    const char *color = strsep(&line, "\t");
    run->red = channel(color, 0);
    run->green = channel(color, 1);
    run->blue = channel(color, 2);
    run->alpha = channel(color, 3);
    run->text = line;
    run->length = strlen(line);
  }
  double best = 0;
  hb_buffer_t *buffer = hb_buffer_create();
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  for (int pass = 0; pass < atoi(arguments[4]); pass++) {
    double start = now();
    for (int index = 0; index < pageCount; index++) {
      const Page *page = &pages[index];
      char path[4096];
      snprintf(path, sizeof path, "%s/%d.%s", arguments[3], index, arguments[2]);
      cairo_surface_t *surface =
          isPDF ? cairo_pdf_surface_create(path, page->width, page->height)
                : cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)(page->width * page->scale + 0.999),
                                             (int)(page->height * page->scale + 0.999));
      cairo_t *context = cairo_create(surface);
      if (!isPDF) cairo_scale(context, page->scale, page->scale);
      draw(context, page, buffer, options, !isPDF);
      if (isPDF) cairo_show_page(context);
      if (cairo_status(context)) return 70;
      cairo_destroy(context);
      if (isPDF) cairo_surface_finish(surface);
      else writePNG(surface, path);
      cairo_surface_destroy(surface);
    }
    double elapsed = now() - start;
    if (pass == 0 || elapsed < best) best = elapsed;
  }
  printf("%.6f\t%d\n", best, pageCount);
  return 0;
}
