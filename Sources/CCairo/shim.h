#ifndef SEGUEMAP_CCAIRO_H
#define SEGUEMAP_CCAIRO_H

#include <pango/pangocairo.h>

#endif
