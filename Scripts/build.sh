#!/usr/bin/env bash
# The one way in which everything is built.
#
# usage: Scripts/build.sh debug [swift build options…]     for the tests
#        Scripts/build.sh release [swift build options…]   for use
#
# An import that Package.swift does not allow its target is an error. On Linux a release carries
# Swift's own libraries, so that the command runs on a host without a toolchain, and does not ask for
# Cairo and Pango before they are needed.
set -euo pipefail
cd "$(dirname "$0")/.."

configuration=$1
shift
options=(--configuration "$configuration" --explicit-target-dependency-import-check error)
if [ "$configuration" = release ] && [ "$(uname -s)" = Linux ]; then
  options+=(--static-swift-stdlib)
  # The runtime would check, for each type of collection on first use, that its elements conform to what
  # they must: by a search through all that conforms to anything, which is most of what a start takes.
  options+=(-Xswiftc -Xfrontend
    -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
  # Each function apart, so that the linker can put those together that a run calls.
  options+=(-Xswiftc -Xfrontend -Xswiftc -function-sections)
  link=linux-link.cfg
  glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null || echo glibc 0)
  if [ "$(printf '%s\n' 'glibc 2.36' "$glibc" | sort -V | head -n 1)" = 'glibc 2.36' ]; then
    link=linux-link-packed.cfg
  fi
  options+=(-Xswiftc -Xclang-linker -Xswiftc "--config=$PWD/Scripts/$link")
fi
exec swift build "${options[@]}" "$@"
