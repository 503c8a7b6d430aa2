#!/usr/bin/env bash
# Finds links in the project's Markdown to a file that does not exist, or to a heading that its file
# does not contain. Web links are not checked. Also finds samples that are missing in the README's
# gallery.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

# links_in FILE: targets of [text](target), ![text](target), src="target" and href="target".
links_in() {
  without_code "$1" | grep -Eo '\]\([^) ]+|(src|srcset|href)="[^"]+' |
    sed -E 's/^\]\(//; s/^[a-z]+="//' | grep -Ev '^(https?|mailto):' || true
}

# anchors_in FILE: the anchors that GitHub derives from its headings.
anchors_in() {
  without_code "$1" | sed -n 's/^#\{1,6\} *//p' | tr '[:upper:]' '[:lower:]' |
    sed "s/[^a-z0-9 _-]//g; s/ /-/g"
}

# shellcheck disable=SC2016 # The backticks are Markdown's.
without_code() { sed '/^```/,/^```/d' "$1"; }

# leads_somewhere FILE LINK
leads_somewhere() {
  local target=${2%%#*} anchor=
  case $2 in *'#'*) anchor=${2#*#} ;; esac
  if [ -z "$target" ]; then target=$1; else target=$(dirname "$1")/$target; fi
  [ -e "$target" ] || return 1
  [ -z "$anchor" ] || anchors_in "$target" | grep -xF -- "$anchor" >/dev/null
}

failures=0
for document in *.md Documentation/*.md Samples/*/README.md; do
  [ -e "$document" ] || continue
  while IFS= read -r link; do
    leads_somewhere "$document" "$link" || {
      say "$document: error: '$link' leads nowhere"
      failures=$((failures + 1))
    }
  done < <(links_in "$document")
done
for sample in Samples/*/; do
  grep -qF "(output/$(basename "$sample").svg)" README.md || {
    say "README.md: error: the gallery leaves '$sample' out"
    failures=$((failures + 1))
  }
done
[ "$failures" -eq 0 ] || exit 1
