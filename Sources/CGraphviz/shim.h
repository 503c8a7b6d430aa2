#ifndef SEGUEMAP_CGRAPHVIZ_H
#define SEGUEMAP_CGRAPHVIZ_H

#include <gvc.h>

#endif
