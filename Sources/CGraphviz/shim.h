// The installed Graphviz, with functions for what Swift can't import: macros, bit-field constants,
// and functions whose `char *` parameters are in fact constant. Coordinates are points with y
// upward, as in Graphviz; the caller converts them.

#ifndef SEGUEMAP_CGRAPHVIZ_H
#define SEGUEMAP_CGRAPHVIZ_H

#include <dirent.h>
#include <dlfcn.h>
#include <gvc.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// MARK: Sequential IDs

// By default, an object's ID is the address of its name, so the layout would differ from run to
// run. This discipline ignores names and assigns sequential numbers. The types of its members
// differ between versions (13 removed `alloc`), so each member is cast to the type in the installed
// header.

static inline void *seguemap_ids_open(Agraph_t *graph, Agdisc_t *disciplines) {
  (void)graph;
  (void)disciplines;
  return calloc(1, sizeof(uint64_t));
}

static inline long seguemap_ids_map(
    void *state, int kind, char *name, IDTYPE *id, int create) {
  (void)kind;
  if (name != NULL || !create) return 0;
  *id = (IDTYPE)(*(uint64_t *)state += 1);
  return 1;
}

static inline void seguemap_ids_free(void *state, int kind, IDTYPE id) {
  (void)state;
  (void)kind;
  (void)id;
}

static inline void seguemap_ids_register(void *state, int kind, void *object) {
  (void)state;
  (void)kind;
  (void)object;
}

#define SEGUEMAP_ID_MEMBER(name, function) \
  .name = (__typeof__(((Agiddisc_t *)0)->name))(void *)(function)

static Agiddisc_t seguemap_ids = {
    SEGUEMAP_ID_MEMBER(open, seguemap_ids_open),
    SEGUEMAP_ID_MEMBER(map, seguemap_ids_map),
    SEGUEMAP_ID_MEMBER(free, seguemap_ids_free),
    SEGUEMAP_ID_MEMBER(close, free),
    SEGUEMAP_ID_MEMBER(idregister, seguemap_ids_register),
};

#undef SEGUEMAP_ID_MEMBER

// MARK: Building

static inline Agraph_t *seguemap_open(void) {
  static Agdisc_t disciplines = {.id = &seguemap_ids, .io = &AgIoDisc};
  return agopen((char *)"", Agdirected, &disciplines);
}

static inline Agnode_t *seguemap_add_node(Agraph_t *graph) { return agnode(graph, NULL, 1); }

static inline Agedge_t *seguemap_add_edge(Agraph_t *graph, Agnode_t *tail, Agnode_t *head) {
  return agedge(graph, tail, head, NULL, 1);
}

static inline Agraph_t *seguemap_add_subgraph(Agraph_t *graph, const char *name) {
  return agsubg(graph, (char *)name, 1);
}

static inline void seguemap_declare(Agraph_t *graph, int kind, const char *name, const char *value) {
  agattr(graph, kind, (char *)name, (char *)value);
}

static inline void seguemap_set(void *object, const char *name, const char *value) {
  agset(object, (char *)name, (char *)value);
}

// Sets a `label` that Graphviz parses as an HTML-like table.
static inline void seguemap_set_html_label(Agraph_t *graph, void *object, const char *html) {
  char *text = agstrdup_html(graph, (char *)html);
  agset(object, (char *)"label", text);
}

// MARK: Laying out

#ifdef SEGUEMAP_STATIC_LIBRARIES

// A release for Linux contains Graphviz and its only plug-in (Scripts/release-libraries.sh).
extern gvplugin_library_t gvplugin_dot_layout_LTX_library;

static inline GVC_t *seguemap_layout_context(void) {
  GVC_t *context = gvContextPlugins(NULL, 0);
  if (context != NULL) gvAddLibrary(context, &gvplugin_dot_layout_LTX_library);
  return context;
}

#else

// Writes the path of a plug-in library of the installed Graphviz, whose file name may contain any
// version.
static inline int seguemap_find_plugin(
    const char *folder, const char *name, char *path, size_t size) {
  DIR *files = folder == NULL ? NULL : opendir(folder);
  if (files == NULL) return 0;
  char prefix[128];
  snprintf(prefix, sizeof prefix, "lib%s.", name);
  int found = 0;
  for (struct dirent *file = readdir(files); file != NULL && !found; file = readdir(files)) {
    if (strncmp(file->d_name, prefix, strlen(prefix)) != 0) continue;
    if (strstr(file->d_name, ".so") == NULL && strstr(file->d_name, ".dylib") == NULL) continue;
    found = snprintf(path, size, "%s/%s", folder, file->d_name) < (int)size;
  }
  closedir(files);
  return found;
}

// Returns a context with a single plug-in. No text is measured, and loading the others would take a third of
// the time of a small run. Returns NULL if this fails: `gvconfig_libdir` is in the library but in no header,
// so it is looked up and may be missing.
static inline GVC_t *seguemap_context_with_plugin(const char *name) {
  void *program = dlopen(NULL, RTLD_NOW);
  char *(*plugin_folder)(GVC_t *) =
      program == NULL ? NULL : (char *(*)(GVC_t *))dlsym(program, "gvconfig_libdir");
  GVC_t *context = plugin_folder == NULL ? NULL : gvContextPlugins(NULL, 0);
  if (context == NULL) return NULL;
  char path[2048], symbol[128];
  snprintf(symbol, sizeof symbol, "%s_LTX_library", name);
  void *library = seguemap_find_plugin(plugin_folder(context), name, path, sizeof path)
                      ? dlopen(path, RTLD_NOW)
                      : NULL;
  gvplugin_library_t *table =
      library == NULL ? NULL : (gvplugin_library_t *)dlsym(library, symbol);
  if (table == NULL) {
    gvFreeContext(context);
    return NULL;
  }
  gvAddLibrary(context, table);
  return context;
}

// Returns a context with the layout `dot`; NULL if there is no Graphviz. If the plug-in is not in its usual
// folder, Graphviz's own configuration finds it.
static inline GVC_t *seguemap_layout_context(void) {
  GVC_t *context = seguemap_context_with_plugin("gvplugin_dot_layout");
  return context != NULL ? context : gvContext();
}

#endif

// A call of `gvLayout` on a thread of its own.
typedef struct {
  GVC_t *context;
  Agraph_t *graph;
  const char *engine;
  int status;
} seguemap_job;

static inline void *seguemap_run_job(void *argument) {
  seguemap_job *job = (seguemap_job *)argument;
  job->status = gvLayout(job->context, job->graph, job->engine);
  return NULL;
}

enum { seguemap_no_thread = -1001 };

// Calls `gvLayout` with a stack that is large enough for a chain of 30,000 nodes.
static inline int seguemap_layout(
    GVC_t *context, Agraph_t *graph, const char *engine, size_t stack_size) {
  seguemap_job job = {context, graph, engine, seguemap_no_thread};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_size);
  pthread_t thread;
  int failed = pthread_create(&thread, &attributes, seguemap_run_job, &job);
  pthread_attr_destroy(&attributes);
  if (failed) return seguemap_no_thread;
  pthread_join(thread, NULL);
  return job.status;
}

// Prevents `gvFreeLayout` from freeing memory twice: after a labelled edge within a rank, Graphviz
// reallocates the rank's node list and leaves its alias dangling (`make_vn_slot`, 2.43 to 14).
static inline void seguemap_free_layout(GVC_t *context, Agraph_t *graph) {
  if (agbindrec(graph, (char *)"Agraphinfo_t", 0, 0) != NULL && GD_drawing(graph) != NULL
      && GD_rank(graph) != NULL) {
    for (int r = GD_minrank(graph); r <= GD_maxrank(graph); r++) {
      if (GD_rank(graph)[r].av != GD_rank(graph)[r].v) GD_rank(graph)[r].av = GD_rank(graph)[r].v;
    }
  }
  gvFreeLayout(context, graph);
}

// MARK: Reading positions, in points, y up

static inline boxf seguemap_bounds(Agraph_t *graph) { return GD_bb(graph); }

static inline pointf seguemap_node_center(Agnode_t *node) { return ND_coord(node); }

// Returns the number of an edge's Bézier chains; 0 if Graphviz lost the edge.
static inline int seguemap_curve_count(Agedge_t *edge) {
  return ED_spl(edge) == NULL ? 0 : (int)ED_spl(edge)->size;
}

static inline const bezier *seguemap_curve(Agedge_t *edge, int index) {
  return &ED_spl(edge)->list[index];
}

// Returns the centre of an edge's label; false if it has no label or Graphviz did not place it.
static inline int seguemap_label_center(Agedge_t *edge, pointf *center) {
  textlabel_t *label = ED_label(edge);
  if (label == NULL || !label->set) return 0;
  *center = label->pos;
  return 1;
}

// MARK: Errors

// Graphviz returns success after errors and reports their text in pieces, which are joined here.
enum { seguemap_error_capacity = 1024 };

static inline char *seguemap_errors(void) {
  static char text[seguemap_error_capacity] = "";
  return text;
}

static inline int seguemap_collect_error(char *piece) {
  size_t used = strlen(seguemap_errors());
  snprintf(seguemap_errors() + used, seguemap_error_capacity - used, "%s", piece);
  return 0;
}

static inline void seguemap_reset_errors(void) {
  seguemap_errors()[0] = '\0';
  agseterr(AGERR);
  agseterrf((agusererrf)seguemap_collect_error);  // its parameter turned const
  agreseterrors();
}

#endif
