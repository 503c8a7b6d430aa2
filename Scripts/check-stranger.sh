#!/usr/bin/env bash
# Compiles Tests/Stranger, which uses the library as another package would, against the debug build, and runs it
# with the samples named. A build of that package itself would compile everything a second time.
#
# usage: Scripts/check-stranger.sh [SAMPLE]…     (Samples/SocialClient by default)
set -euo pipefail
cd "$(dirname "$0")/.."

built=$(Scripts/build.sh debug --show-bin-path)
scratch=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-stranger.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
libraries=(libgvc libxml-2.0 pangocairo libpng libjpeg yaml-0.1)
flags=(-swift-version 6 -parse-as-library -I "$built/Modules")
for map in Sources/C*/module.modulemap .build/checkouts/*/Sources/*/include/module.modulemap; do
  flags+=(-Xcc "-fmodule-map-file=$PWD/$map")
done
for flag in $(pkg-config --cflags-only-I "${libraries[@]}"); do flags+=(-Xcc "$flag"); done

# What the library is made of: every target of Sources that is no program, and what these depend on.
objects=()
libraries_of_swift=(SwiftSyntax SwiftParser SwiftDiagnostics SwiftBasicFormat _SwiftSyntaxCShims
  Subprocess _SubprocessCShims SystemPackage CSystem)
for target in Sources/*/ "${libraries_of_swift[@]}"; do
  target=$(basename "$target")
  case $target in seguemap | compare-pictures) continue ;; esac
  sources=("Sources/$target" "$built/$target.build/DerivedSources")
  while IFS= read -r object; do
    # A build leaves the objects of files that are gone.
    source=$(basename "${object%.o}")
    [ -d "Sources/$target" ] && [ -z "$(find "${sources[@]}" -name "$source" 2>/dev/null)" ] && continue
    objects+=("$object")
  done < <(find "$built/$target.build" -name '*.o' 2>/dev/null)
done
read -ra linked < <(pkg-config --libs "${libraries[@]}")
swiftc "${flags[@]}" -o "$scratch/stranger" Tests/Stranger/Sources/stranger/*.swift "${objects[@]}" \
  "${linked[@]}"
[ $# -gt 0 ] || set -- Samples/SocialClient
"$scratch/stranger" "$@"
