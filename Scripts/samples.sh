#!/usr/bin/env bash
# Draws every sample, in every format, with the debug build, which the tests need as well.
#
# usage: Scripts/samples.sh [DIR]     (output/ by default)
#
# Afterwards, DIR contains the files of the samples only. PNGs are large and depend on the host's fonts, so
# output/, which is committed, gets those of two samples; any other DIR gets all of them. The page to explore
# is written of one sample.
#
# The messages of a sample are written to NAME.stderr.txt. A sample with the folders `before` and `after`
# is drawn as the difference between the two. One with a `.seguemap.yml` is also checked by the rules in it.
# A sample with a folder for another language is also drawn in that language, with its images. Some are also
# drawn as on Xcode's canvas, which is the same with every version of Graphviz, and the largest as an overview.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

# draw NAME DIR
draw() {
  local name=$1 folder=$2 format status=0
  local arguments=("Samples/$name" --no-config --scale 2)
  for format in svg png json dot mmd md txt; do
    arguments+=(-o "$folder/$name.$format")
  done
  [ "$name" != "$explored" ] || arguments+=(-o "$folder/$name.html")
  "$seguemap" "${arguments[@]}" 2>"$folder/$name.messages" || status=$?
  # What is written is named with its temporary folder, as is the command for an overview.
  grep -Ev '^seguemap: (wrote |note: the picture has )' "$folder/$name.messages" \
    >"$folder/$name.stderr.txt" || true
  rm "$folder/$name.messages"
  check_status "$name" "$folder/$name.stderr.txt" "$status"
  [ -s "$folder/$name.stderr.txt" ] || rm "$folder/$name.stderr.txt"
}

# draw_canvas NAME DIR
draw_canvas() {
  "$seguemap" "Samples/$1" --no-config --layout canvas -o "$2/$1-canvas.svg"
}

# draw_overview NAME DIR
draw_overview() {
  "$seguemap" "Samples/$1" --no-config --quiet --collapse folder -o "$2/$1-overview.svg"
}

# draw_difference NAME DIR
draw_difference() {
  local states=("Samples/$1/before" "Samples/$1/after")
  local arguments=("${states[@]}" --no-config --quiet --title "$1" --scale 2) format
  local files=(-o "$2/$1-side-by-side.svg")
  "$seguemap" diff "${arguments[@]}" --side-by-side "${files[@]}"
  files=()
  for format in svg png html json mmd md txt; do
    files+=(-o "$2/$1.$format")
  done
  "$seguemap" diff "${arguments[@]}" "${files[@]}"
}

# draw_translations NAME DIR
draw_translations() {
  local folder language
  for folder in "Samples/$1"/*/??.lproj/; do
    [ -d "$folder" ] || continue
    language=$(basename "$folder" .lproj)
    "$seguemap" "Samples/$1" --no-config --quiet --scale 2 --language "$language" --assets \
      -o "$2/$1-$language.svg" -o "$2/$1-$language.png"
  done
}

# draw_findings NAME DIR: what the sample's own rules find, as text and marked in the picture.
draw_findings() {
  local settings="Samples/$1/.seguemap.yml" status=0
  [ -f "$settings" ] || return 0
  "$seguemap" lint "Samples/$1" --config "$settings" -o "$2/$1-findings.txt" || status=$?
  [ "$status" -le 1 ] || fail "seguemap lint Samples/$1 exited with $status; expected 0 or 1"
  # The messages are those of the text.
  "$seguemap" "Samples/$1" --config "$settings" --findings -o "$2/$1-findings.svg" 2>/dev/null
}

# check_status NAME MESSAGES STATUS: expects 2 if a message names a file that was not read, otherwise 0.
check_status() {
  local expected=0
  ! grep -q ': error: ' "$2" || expected=2
  [ "$3" -eq "$expected" ] || {
    cat "$2" >&2
    fail "seguemap Samples/$1 exited with $3; expected $expected by its messages"
  }
}

# The samples whose PNGs are committed: screens, and a difference.
committed_pictures='Recipes Revision'
# The samples that are also drawn as on Xcode's canvas.
canvas_pictures='MasterDetail SocialClient'

# The sample that also gets an overview.
largest=Wayfarer

# The sample whose page to explore is committed.
explored=SocialClient

seguemap=$(Scripts/build.sh debug --show-bin-path)/seguemap
output=${1:-output}
mkdir -p "$output"
[ "$output" = output ] || [ -z "$(ls -A "$output")" ] || fail "'$output' is not empty"
drawn=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-samples.XXXXXX")
trap 'rm -rf "$drawn"' EXIT

samples=(Samples/*/)
for index in "${!samples[@]}"; do
  name=$(basename "${samples[$index]}")
  progress "drawing $name" $((index + 1)) ${#samples[@]}
  if [ -d "Samples/$name/before" ]; then
    draw_difference "$name" "$drawn"
  else
    draw "$name" "$drawn"
    draw_translations "$name" "$drawn"
    draw_findings "$name" "$drawn"
    [[ " $canvas_pictures " != *" $name "* ]] || draw_canvas "$name" "$drawn"
    [ "$name" != "$largest" ] || draw_overview "$name" "$drawn"
  fi
done

if [ "$output" = output ]; then
  for picture in "$drawn"/*.png; do
    [[ " $committed_pictures " = *" $(basename "$picture" .png) "* ]] || rm "$picture"
  done
fi
find "$output" -mindepth 1 -maxdepth 1 -type f -delete
cp "$drawn"/* "$output"
say "drew ${#samples[@]} samples into $output"
