#ifndef SEGUEMAP_CPNG_H
#define SEGUEMAP_CPNG_H

#include <png.h>

#endif
