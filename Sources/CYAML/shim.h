#ifndef SEGUEMAP_CYAML_H
#define SEGUEMAP_CYAML_H

#include <yaml.h>

#endif
