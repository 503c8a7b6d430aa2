#!/usr/bin/env bash
# Builds the package, in the one way that every script and `make` target uses.
#
# usage: Scripts/build.sh debug [swift build options…]     for the tests
#        Scripts/build.sh release [swift build options…]   for use
#
#   SEGUEMAP_LIBRARIES  the folder of Scripts/release-libraries.sh, on Linux: the program contains its
#                       libraries; without it, the program is linked with those of the system
#
# An import that Package.swift does not declare for the target is an error. On Linux, a release
# contains Swift's own libraries, so that the program runs on a host without a toolchain. On macOS, the system has
# them; what it is too old for is also looked for in `lib` beside the program's folder, where release.sh puts it.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/homebrew.sh

configuration=$1
shift
options=(--configuration "$configuration" --explicit-target-dependency-import-check error)
if [ "$configuration" = release ] && [ "$(uname -s)" = Linux ]; then
  options+=(--static-swift-stdlib)
  options+=(-Xswiftc -Xclang-linker -Xswiftc "--config=$PWD/Scripts/linux-link.cfg")
fi
if [ "$configuration" = release ] && [ "$(uname -s)" = Darwin ]; then
  options+=(-Xlinker -rpath -Xlinker @loader_path/../lib)
fi
if [ -n "${SEGUEMAP_LIBRARIES:-}" ]; then
  # A build of its own, since every C module is another one.
  options+=(--scratch-path ".build/contained" -Xcc -DSEGUEMAP_STATIC_LIBRARIES)
  options+=(--pkg-config-path "$SEGUEMAP_LIBRARIES/lib/pkgconfig")
  # Behind the objects, since a linker takes from a static library what is missing when it gets there. By
  # their paths, since a tool of a dependency is linked with them as well, and knows no folder of them.
  options+=(-Xlinker --start-group)
  for library in "$SEGUEMAP_LIBRARIES"/lib/*.a; do
    options+=(-Xlinker "$library")
  done
  options+=(-Xlinker --end-group)
fi
exec swift build "${options[@]}" "$@"
