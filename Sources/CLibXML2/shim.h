#ifndef SEGUEMAP_CLIBXML2_H
#define SEGUEMAP_CLIBXML2_H

// Where libxml2 was built with ICU, its headers bring ICU's along, and those of two versions can't
// stand in one program's modules: Foundation has its own. Nothing here needs them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

// The error argument of xmlStructuredErrorFunc turned const in libxml2 2.12, so that no Swift
// function fits every version.
static inline void seguemap_set_error_handler(
    xmlSAXHandler *sax, void (*handler)(void *context, const xmlError *error)) {
  sax->serror = (xmlStructuredErrorFunc)handler;
}

#endif
