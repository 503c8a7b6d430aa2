#ifndef SEGUEMAP_CLIBXML2_H
#define SEGUEMAP_CLIBXML2_H

// If libxml2 was built with ICU, its headers include those of ICU. Foundation has its own version
// of ICU, and the modules of one program can't import two. Nothing here needs these headers.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

// The error argument of xmlStructuredErrorFunc became const in libxml2 2.12, so no Swift function
// has the right type for every version.
static inline void seguemap_set_error_handler(
    xmlSAXHandler *sax, void (*handler)(void *context, const xmlError *error)) {
  sax->serror = (xmlStructuredErrorFunc)handler;
}

#endif
