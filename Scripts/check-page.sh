#!/usr/bin/env bash
# Tests the page to explore in Chromium, and checks the types of its script.
#
# usage: Scripts/check-page.sh [TEST…]     (all tests of Tests/PageTests by default)
#        Scripts/check-page.sh --measure [SEGUEMAP [SCENES]]   measures a page of the release build instead
#
# What drives the browser comes from PyPI into .build/page-tests, once for each state of the list.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh
. Scripts/browser.sh

check_types() {
  local scripts=Sources/FlowRender/Page/Resources
  # Ubuntu 22.04 has one that knows no ES2022. All of its output is read, for it fails where a pipe is closed.
  if ! tsc --all 2>/dev/null | grep -F es2022.array >/dev/null; then
    say "no tsc for ES2022 here: the types of the page's script are not checked"
    return
  fi
  tsc --noEmit --allowJs --checkJs --strict --target es2022 --module es2022 \
    --lib es2022,dom,dom.iterable "$scripts/main.js" || fail "the types of the page's script"
}

# prepare DIR: installs what drives the browser, unless this list of it is installed already.
prepare() {
  local list=Tests/PageTests/requirements.txt
  cmp -s "$list" "$1/installed.txt" && return
  rm -rf "$1"
  step "installing what drives the browser" python3 -m venv "$1"
  step "installing what drives the browser" "$1/bin/pip" install --quiet \
    --disable-pip-version-check --requirement "$list"
  cp "$list" "$1/installed.txt"
}

# The pages are those that Tests/PageTests/check_page.py names.
draw_pages() {
  local base=https://example.org/app/blob/main apps=Tests/PageTests/apps
  draw() { "$seguemap" "$@" --no-config --quiet; }
  draw Samples/Recipes -o "$1/small.html"
  draw Samples/Recipes --link-base "$base" -o "$1/links.html"
  # A path can be markup, too: a file in the folder `<`.
  mkdir -p "$1/hostile/<b onclick='x'>\"&/<"
  cp "$apps/Hostile/Evil.storyboard" "$1/hostile/<b onclick='x'>\"&/</script>.storyboard"
  draw "$1/hostile" -o "$1/hostile.html"
  draw "$1/hostile" --title '</title><script>window.hacked=1</script>' --link-base "$base" \
    -o "$1/hostile-links.html"
  "$seguemap" docs "$1/hostile" --no-config --quiet --kind site -o "$1/hostile-site"
  cp -R Samples "$1/apps"
  cp -R "$apps/Choices" "$1/apps"
  # Some of these files can't be read, on purpose.
  draw "$1/apps" -o "$1/groups.html" 2>/dev/null || [ $? -eq 2 ]
  mkdir "$1/empty"
  changes() { "$seguemap" diff "$@" --no-config --quiet; }
  changes Samples/Checkout/before Samples/Checkout/after -o "$1/changes.html"
  changes "$1/empty" Samples/Wayfarer -o "$1/large-changes.html"
  changes Samples/Checkout/before Samples/Checkout/after --style card -o "$1/flow-changes.html"
  draw_conflict "$1"
}

# draw_conflict DIR: draws what both sides of a failed merge changed.
draw_conflict() {
  local repository=$1/conflict file=Checkout/Base.lproj/Main.storyboard
  commit() {
    git -C "$repository" add .
    git -C "$repository" -c user.name=Tester -c user.email=tester@example.org commit --quiet -m "$1"
  }
  cp -R Samples/Checkout/before "$repository"
  git init --quiet "$repository"
  commit base
  git -C "$repository" checkout --quiet -b theirs
  cp -R Samples/Checkout/after/. "$repository"
  commit theirs
  git -C "$repository" checkout --quiet -b ours HEAD^
  sed 's/title="Pay"/title="Pay later"/' Samples/Checkout/before/$file >"$repository/$file"
  commit ours
  git -C "$repository" -c user.name=Tester -c user.email=tester@example.org merge --quiet theirs \
    >/dev/null 2>&1 || true
  "$seguemap" diff --conflict "$repository/$file" --no-config --quiet -o "$1/conflict.html"
}

browser=$(browser)
check_types
if [ -z "$browser" ]; then
  say "skipped: no Chromium and no Chrome on this host to test the page in"
  exit
fi
environment=.build/page-tests
prepare "$environment"
if [ "${1:-}" = --measure ]; then
  shift
  exec "$environment/bin/python" Benchmarks/page.py "$browser" "$@"
fi
seguemap=$(Scripts/build.sh debug --show-bin-path)/seguemap
pages=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-pages.XXXXXX")
trap 'rm -rf "$pages"' EXIT
draw_pages "$pages"
"$environment/bin/python" Tests/PageTests/check_page.py "$browser" "$pages" "$@"
say "the page works in $("$browser" --version)"
