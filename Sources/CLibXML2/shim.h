#ifndef SEGUEMAP_CLIBXML2_H
#define SEGUEMAP_CLIBXML2_H

#include <libxml/parser.h>

#endif
