#!/usr/bin/env bash
# Draws every sample again and compares the result with output/, which is committed.
#
# Text is compared byte for byte. Pictures are so with one version of Graphviz, whose layout output/ has
# (`layout_version`). With another, cards and edges are elsewhere, and compare-layouts.py states what must be
# the same and how much worse a picture may be read. The PNGs in output/ are compared by their pixels with a tolerance,
# since fonts differ between hosts: on one host they are equal, and between hosts the edges of
# letters differ. The SVG of each sample is also drawn by librsvg and compared with the sample's
# PNG, so that both back ends stay the same. The files for other tools are read by those tools.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh
. Scripts/json-schema.sh

# The version of Debian 12.
layout_version=2.43.0

# In percent, as `compare-pictures` expects: the mean difference, and that of the worst tile. The
# letters of two back ends differ by up to 4.4 in a tile. When 30 marks were removed from a picture
# one at a time, 29 changed a tile by 7.4 or more; the other was the pale background of a cluster.
between_hosts='1 15'
between_back_ends='0.4 6'

# names DIR: the names of its files, without the PNGs, which output/ contains for some samples only.
names() { find "$1" -type f ! -name '*.png' -exec basename {} \; | LC_ALL=C sort; }

check_same_files() {
  diff <(names output) <(names "$drawn") >&2 ||
    complain "output/ does not hold the files that the samples make (< output, > made now)"
}

# check_layout FILE
check_layout() {
  local differences
  differences=$(Scripts/compare-layouts.py "output/$1" "$drawn/$1") ||
    complain "output/$1, laid out by Graphviz $version: $differences"
}

# check_page FILE: the text around its pictures, each of which is one line of tags or several.
check_page() {
  [ "$(without_pictures "output/$1")" = "$(without_pictures "$drawn/$1")" ] ||
    complain "output/$1 is not what its sample makes, except for its pictures"
}

without_pictures() { sed '/<svg/,/<\/svg>/d' "$1"; }

# check_text FILE
check_text() {
  local differences
  if ! differences=$(diff -u "output/$1" "$drawn/$1"); then
    sed -n '1,20p' <<<"$differences" >&2
    complain "output/$1 is not what its sample makes"
  fi
}

# check_pictures WHAT TOLERANCE A B
check_pictures() {
  local distance
  # shellcheck disable=SC2086 # A tolerance is two arguments.
  distance=$("$binaries/compare-pictures" $2 "$3" "$4") || complain "$1: $distance"
  [ -z "${VERBOSE:-}" ] || say "$1: $distance"
}

# check_svg NAME: well-formed, and the same picture as the PNG.
check_svg() {
  local png="$drawn/$1.png"
  xmllint --noout --nonet "$drawn/$1.svg" || complain "output/$1.svg is not well-formed"
  # A picture of two states side by side, or of a canvas, exists as SVG only.
  [ -e "$png" ] || return 0
  rsvg-convert --zoom 2 --output "$scratch/$1.png" "$drawn/$1.svg"
  check_pictures "output/$1: SVG against PNG" "$between_back_ends" "$scratch/$1.png" "$png"
}

check_dot() {
  dot -Tcanon -o /dev/null "$drawn/$1.dot" || complain "output/$1.dot is not what Graphviz reads"
}

# check_json SCHEMA FILE…: validates each file with the schema that describes it.
check_json() {
  local schema=$1 file instances=()
  shift
  for file in "$@"; do instances+=(--instance "$file"); done
  if ! has_json_validator; then
    say "skipped: no validator of JSON Schema 2020-12 on this host"
    return
  fi
  /usr/bin/python3 -W ignore -m jsonschema "${instances[@]}" "$schema" >&2 ||
    complain "a file is not what $schema describes"
}

complain() {
  say "error: $*"
  failures=$((failures + 1))
}

binaries=$(Scripts/build.sh debug --show-bin-path)
drawn=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-check.XXXXXX")
scratch=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-check.XXXXXX")
trap 'rm -rf "$drawn" "$scratch"' EXIT
failures=0
version=$("$binaries/seguemap" doctor | sed -n 's/^Graphviz *\([0-9.]*\).*/\1/p')
same_layout=true
if [ "$version" != "$layout_version" ]; then
  same_layout=false
  say "Graphviz is $version: pictures are compared with those of $layout_version by what they show"
fi

Scripts/samples.sh "$drawn"
check_same_files
files=(output/*) pictures=("$drawn"/*.png) graphs=() changes=()
for index in "${!files[@]}"; do
  file=$(basename "${files[$index]}") name=$(basename "${files[$index]%.*}")
  progress "comparing $file" $((index + 1)) ${#files[@]}
  [ -e "$drawn/$file" ] || continue
  case $same_layout/$file in
    true/*.png) check_pictures "output/$file" "$between_hosts" "output/$file" "$drawn/$file" ;;
    false/*.png) ;;
    false/*-canvas.svg) check_text "$file" ;;
    false/*.svg) check_layout "$file" ;;
    false/*.html) check_page "$file" ;;
    *) check_text "$file" ;;
  esac
  case $file in
    *.svg) check_svg "$name" ;;
    *.dot) check_dot "$name" ;;
    *.html) xmllint --noout --nonet "$drawn/$file" || complain "output/$file is not well-formed" ;;
    *.json)
      if [ -d "Samples/$name/before" ]; then
        changes+=("$drawn/$file")
      else
        graphs+=("$drawn/$file")
      fi
      ;;
  esac
done
check_json Documentation/graph.schema.json "${graphs[@]}"
check_json Documentation/changes.schema.json "${changes[@]}"
[ "$failures" -eq 0 ] ||
  fail "$failures differences; where they are meant, 'make samples' and commit output/"
say "output/ is what the samples make (${#files[@]} files; ${#pictures[@]} PNGs checked against SVG)"
