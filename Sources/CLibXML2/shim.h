#ifndef SEGUEMAP_CLIBXML2_H
#define SEGUEMAP_CLIBXML2_H

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

// The error argument of xmlStructuredErrorFunc turned const in libxml2 2.12, so that no Swift
// function fits every version.
static inline void seguemap_set_error_handler(
    xmlSAXHandler *sax, void (*handler)(void *context, const xmlError *error)) {
  sax->serror = (xmlStructuredErrorFunc)handler;
}

#endif
