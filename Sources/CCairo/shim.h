#ifndef SEGUEMAP_CCAIRO_H
#define SEGUEMAP_CCAIRO_H

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

#endif
