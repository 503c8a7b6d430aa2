#ifndef SEGUEMAP_CCAIRO_H
#define SEGUEMAP_CCAIRO_H

#include <cairo-pdf.h>
#include <dlfcn.h>
#include <pango/pangocairo.h>
#include <stddef.h>

// Cairo and Pango load some thirty libraries, which cost 5 MB of memory and several milliseconds at
// every start, and most runs draw neither a PNG nor a PDF. On Linux, they are therefore loaded at
// their first use, and every call goes through a table. The functions' types still come from the
// installed headers, so a wrong call does not compile.

/// The functions that are called, without their prefix.
#define SEGUEMAP_CAIRO_FUNCTIONS(X) \
  X(cairo_, append_path) \
  X(cairo_, arc) \
  X(cairo_, clip) \
  X(cairo_, close_path) \
  X(cairo_, copy_path) \
  X(cairo_, create) \
  X(cairo_, curve_to) \
  X(cairo_, destroy) \
  X(cairo_, fill) \
  X(cairo_, fill_preserve) \
  X(cairo_, font_options_create) \
  X(cairo_, font_options_destroy) \
  X(cairo_, font_options_set_antialias) \
  X(cairo_, font_options_set_hint_metrics) \
  X(cairo_, font_options_set_hint_style) \
  X(cairo_, get_source) \
  X(cairo_, identity_matrix) \
  X(cairo_, image_surface_create) \
  X(cairo_, image_surface_get_data) \
  X(cairo_, image_surface_get_stride) \
  X(cairo_, line_to) \
  X(cairo_, move_to) \
  X(cairo_, new_path) \
  X(cairo_, new_sub_path) \
  X(cairo_, paint) \
  X(cairo_, paint_with_alpha) \
  X(cairo_, path_destroy) \
  X(cairo_, path_extents) \
  X(cairo_, pattern_set_extend) \
  X(cairo_, pdf_surface_create_for_stream) \
  X(cairo_, pdf_surface_restrict_to_version) \
  X(cairo_, pdf_surface_set_metadata) \
  X(cairo_, pop_group_to_source) \
  X(cairo_, push_group) \
  X(cairo_, rectangle) \
  X(cairo_, restore) \
  X(cairo_, save) \
  X(cairo_, scale) \
  X(cairo_, set_dash) \
  X(cairo_, set_line_cap) \
  X(cairo_, set_line_join) \
  X(cairo_, set_line_width) \
  X(cairo_, set_source_rgba) \
  X(cairo_, set_source_surface) \
  X(cairo_, status) \
  X(cairo_, status_to_string) \
  X(cairo_, stroke_preserve) \
  X(cairo_, surface_destroy) \
  X(cairo_, surface_finish) \
  X(cairo_, surface_flush) \
  X(cairo_, surface_mark_dirty) \
  X(cairo_, surface_set_mime_data) \
  X(cairo_, surface_status) \
  X(cairo_, tag_begin) \
  X(cairo_, tag_end) \
  X(cairo_, translate)

#define SEGUEMAP_PANGO_FUNCTIONS(X) \
  X(g_, object_unref) \
  X(pango_, cairo_context_set_font_options) \
  X(pango_, cairo_create_layout) \
  X(pango_, cairo_show_layout_line) \
  X(pango_, context_set_base_dir) \
  X(pango_, context_set_round_glyph_positions) \
  X(pango_, font_description_free) \
  X(pango_, font_description_new) \
  X(pango_, font_description_set_absolute_size) \
  X(pango_, font_description_set_family) \
  X(pango_, font_description_set_weight) \
  X(pango_, layout_get_context) \
  X(pango_, layout_get_line_readonly) \
  X(pango_, layout_get_size) \
  X(pango_, layout_set_auto_dir) \
  X(pango_, layout_set_font_description) \
  X(pango_, layout_set_single_paragraph_mode) \
  X(pango_, layout_set_text)

#define SEGUEMAP_MEMBER(prefix, name) __typeof__(prefix##name) *_Nonnull name;

typedef struct {
  SEGUEMAP_CAIRO_FUNCTIONS(SEGUEMAP_MEMBER)
} seguemap_cairo;

typedef struct {
  SEGUEMAP_PANGO_FUNCTIONS(SEGUEMAP_MEMBER)
} seguemap_pango;

typedef struct {
  seguemap_cairo cairo;
  seguemap_pango pango;
} seguemap_drawing_library;

#undef SEGUEMAP_MEMBER

/// Returns the functions of Cairo and Pango, or NULL and a message if they can't be loaded.
///
/// Must not be called by two threads at once.
static inline const seguemap_drawing_library *_Nullable seguemap_load_drawing_library(
    const char *_Nullable *_Nonnull problem) {
  static seguemap_drawing_library library;
#ifdef __APPLE__
  // On macOS, the libraries are linked, since `dlopen` does not search Homebrew's folder for a bare
  // name.
#define SEGUEMAP_FILL(table, prefix, function) library.table.function = prefix##function;
#else
  // `dlsym` also searches the libraries that this one depends on: Cairo, Pango and GObject.
  void *handle = dlopen("libpangocairo-1.0.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) {
    *problem = dlerror();
    return NULL;
  }
#define SEGUEMAP_FILL(table, prefix, function) \
  library.table.function = (__typeof__(prefix##function) *)dlsym(handle, #prefix #function); \
  if (library.table.function == NULL) { \
    *problem = dlerror(); \
    return NULL; \
  }
#endif
#define SEGUEMAP_FILL_CAIRO(prefix, name) SEGUEMAP_FILL(cairo, prefix, name)
#define SEGUEMAP_FILL_PANGO(prefix, name) SEGUEMAP_FILL(pango, prefix, name)
  SEGUEMAP_CAIRO_FUNCTIONS(SEGUEMAP_FILL_CAIRO)
  SEGUEMAP_PANGO_FUNCTIONS(SEGUEMAP_FILL_PANGO)
#undef SEGUEMAP_FILL_PANGO
#undef SEGUEMAP_FILL_CAIRO
#undef SEGUEMAP_FILL
  *problem = NULL;
  return &library;
}

#undef SEGUEMAP_PANGO_FUNCTIONS
#undef SEGUEMAP_CAIRO_FUNCTIONS

#endif
