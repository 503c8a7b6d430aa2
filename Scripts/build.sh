#!/usr/bin/env bash
# Builds the package, in the one way that every script and `make` target uses.
#
# usage: Scripts/build.sh debug [swift build options…]     for the tests
#        Scripts/build.sh release [swift build options…]   for use
#
# An import that Package.swift does not declare for the target is an error. On Linux, a release
# contains Swift's own libraries, so that the program runs on a host without a toolchain.
set -euo pipefail
cd "$(dirname "$0")/.."

configuration=$1
shift
options=(--configuration "$configuration" --explicit-target-dependency-import-check error)
if [ "$configuration" = release ] && [ "$(uname -s)" = Linux ]; then
  options+=(--static-swift-stdlib)
  options+=(-Xswiftc -Xclang-linker -Xswiftc "--config=$PWD/Scripts/linux-link.cfg")
fi
exec swift build "${options[@]}" "$@"
