#!/usr/bin/env bash
# Installs what is missing of the software that SegueMap needs to be built and run.
#
# usage: Scripts/setup.sh [--with-tests] [--with-benchmarks] [--to-run] [--tools TOOL,…] [--check]
#
#   --with-tests       also installs what the checks of `make test` need
#   --with-benchmarks  also installs what `make bench` needs
#   --to-run           for a program that is already built: no Swift is needed
#   --tools TOOL,…     also installs these: git, gh, curl, unzip
#   --only-tools       installs the tools and nothing else
#   --check            installs nothing; lists what is missing and exits with 1
#
# Each check tests whether the software works, not whether a package is installed, so software that was
# built by hand counts. If nothing is missing, nothing is printed and no package manager is called.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh
. Scripts/homebrew.sh
. Scripts/browser.sh

# name | check | apt | dnf | brew: packages separated by spaces, `-` if the system includes it.
build_needs='
pkg-config                 | command pkg-config    | pkg-config             | pkgconf-pkg-config            | pkgconf
Graphviz                   | graphviz              | graphviz               | graphviz                      | graphviz
Graphviz headers           | library libgvc        | libgraphviz-dev        | graphviz-devel                | graphviz
libxml2 headers            | library libxml-2.0    | libxml2-dev            | libxml2-devel                 | libxml2
Cairo headers              | library cairo         | libcairo2-dev          | cairo-devel                   | cairo
Pango headers              | library pangocairo    | libpango1.0-dev        | pango-devel                   | pango
libpng headers             | library libpng        | libpng-dev             | libpng-devel                  | libpng
libjpeg headers            | library libjpeg       | libjpeg-dev            | libjpeg-turbo-devel           | jpeg-turbo
libyaml headers            | library yaml-0.1      | libyaml-dev            | libyaml-devel                 | libyaml
fontconfig                 | command fc-list       | fontconfig             | fontconfig                    | fontconfig
Liberation fonts           | font Liberation Sans  | fonts-liberation       | liberation-sans-fonts         | -
a CJK font                 | font :lang=ja         | fonts-noto-cjk         | google-noto-sans-cjk-fonts    | -
an emoji font              | font :lang=und-zsye   | fonts-noto-color-emoji | google-noto-emoji-color-fonts | -
'
test_needs='
rsvg-convert               | command rsvg-convert  | librsvg2-bin           | librsvg2-tools                | librsvg
xmllint                    | command xmllint       | libxml2-utils          | libxml2                       | libxml2
ShellCheck                 | command shellcheck    | shellcheck             | ShellCheck                    | shellcheck
jq                         | command jq            | jq                     | jq                            | jq
unzip                      | command unzip         | unzip                  | unzip                         | unzip
a JSON Schema validator    | json-schema           | python3-jsonschema     | python3-jsonschema            | -
Chromium                   | chromium              | chromium               | chromium                      | -
tsc                        | command tsc           | node-typescript        | -                             | typescript
Python environments        | environments          | python3-venv           | python3                       | python
'
benchmark_needs='
Chromium                   | chromium              | chromium               | chromium                      | -
hyperfine                  | command hyperfine     | hyperfine              | hyperfine                     | hyperfine
xmllint                    | command xmllint       | libxml2-utils          | libxml2                       | libxml2
Python 3                   | command python3       | python3                | python3                       | python
GNU time                   | memory-meter          | time                   | time                          | -
'
tool_needs='
git                        | command git           | git                    | git                           | git
gh                         | command gh            | gh                     | gh                            | gh
curl                       | command curl          | curl                   | curl                          | curl
unzip                      | command unzip         | unzip                  | unzip                         | unzip
'

main() {
  local needs=$build_needs check_only=false needs_swift=true
  while [ $# -gt 0 ]; do
    case $1 in
      --with-tests) needs+=$test_needs ;;
      --with-benchmarks) needs+=$benchmark_needs ;;
      --to-run) needs_swift=false ;;
      --tools)
        needs+=$(needs_of_tools "${2:?--tools needs names}")$'\n'
        shift
        ;;
      --only-tools) needs=${needs#"$build_needs"} needs_swift=false ;;
      --check) check_only=true ;;
      *) fail "unknown option '$1'" "the head of $0 lists the options" ;;
    esac
    shift
  done
  ! $needs_swift || require_swift

  local manager missing
  manager=$(package_manager)
  missing=$(missing_needs "$manager" "$needs")
  [ -n "$missing" ] || return 0
  say "missing: $(names_of "$missing")"
  ! $check_only || exit 1
  install_packages "$manager" "$(packages_of "$missing")"

  missing=$(missing_needs "$manager" "$needs")
  [ -z "$missing" ] || fail "still missing after the installation: $(names_of "$missing")"
  say "installed; a second run has nothing to do"
}

# needs_of_tools TOOL,…: prints the lines of `tool_needs` for some tools.
needs_of_tools() {
  local tool tools line
  IFS=, read -r -a tools <<<"$1"
  for tool in "${tools[@]}"; do
    line=$(grep "^$tool " <<<"$tool_needs") || fail "unknown tool '$tool'"
    printf '%s\n' "$line"
  done
}

# The first line of Package.swift states the oldest supported toolchain.
require_swift() {
  local wanted found
  wanted=$(sed -n '1s/.*swift-tools-version: *\([0-9.]*\).*/\1/p' Package.swift)
  command -v swift >/dev/null ||
    fail "no Swift toolchain found; SegueMap is built with Swift $wanted or later" \
      "get one from https://www.swift.org/install and put its 'usr/bin' on PATH"
  found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
  is_at_least "$wanted" "$found" ||
    fail "Swift $found is too old; SegueMap is built with Swift $wanted or later" \
      "get one from https://www.swift.org/install and put its 'usr/bin' on PATH"
}

# is_at_least WANTED FOUND: compares major and minor versions.
is_at_least() {
  local IFS=.
  # shellcheck disable=SC2206 # Splitting at the dots is the point.
  local wanted=($1) found=($2)
  [ "${found[0]:-0}" -gt "${wanted[0]}" ] ||
    { [ "${found[0]:-0}" -eq "${wanted[0]}" ] && [ "${found[1]:-0}" -ge "${wanted[1]:-0}" ]; }
}

package_manager() {
  if [ "$(uname -s)" = Darwin ]; then
    echo brew
  elif command -v apt-get >/dev/null; then
    echo apt
  elif command -v dnf >/dev/null; then
    echo dnf
  else
    echo none
  fi
}

# missing_needs MANAGER NEEDS: prints a line `name|packages` for each need that is not met.
missing_needs() {
  local manager=$1 name check apt dnf brew packages
  while IFS='|' read -r name check apt dnf brew; do
    case $manager in
      apt) packages=$apt ;;
      dnf) packages=$dnf ;;
      brew) packages=$brew ;;
      *) packages=$apt ;;
    esac
    name=$(trimmed "$name") packages=$(trimmed "$packages")
    # Ubuntu has Chromium as a snap only, which a container can't have; check-page.sh does without.
    [ "$name" != Chromium ] || ! grep -qsx ID=ubuntu /etc/os-release || packages=-
    if [ -z "$name" ] || [ "$packages" = - ]; then continue; fi
    # shellcheck disable=SC2086 # A check is a command with its arguments.
    is_met $check || printf '%s|%s\n' "$name" "$packages"
  done <<<"$2"
}

is_met() {
  local check=$1
  shift
  case $check in
    command) command -v "$1" >/dev/null ;;
    library) command -v pkg-config >/dev/null && pkg-config --exists "$1" ;;
    font) command -v fc-list >/dev/null && [ -n "$(fc-list "$*" family 2>/dev/null)" ] ;;
    # Graphviz without its list of plug-ins is installed but cannot lay out a graph.
    graphviz) command -v dot >/dev/null && dot -Tsvg <<<'digraph{a}' >/dev/null 2>&1 ;;
    # The system's own Python is the one for which its packages are installed.
    json-schema) /usr/bin/python3 -c 'import jsonschema' 2>/dev/null ;;
    chromium) [ -n "$(browser)" ] ;;
    environments) python3 -c 'import ensurepip, venv' 2>/dev/null ;;
    memory-meter) [ -x /usr/bin/time ] ;;
    *) fail "no such check: $check" ;;
  esac
}

trimmed() { printf '%s' "$1" | sed 's/^ *//; s/ *$//'; }
names_of() { printf '%s\n' "$1" | cut -d '|' -f 1 | paste -s -d , - | sed 's/,/, /g'; }
packages_of() { printf '%s\n' "$1" | cut -d '|' -f 2 | tr ' ' '\n' | sort -u | paste -s -d ' ' -; }

# install_packages MANAGER PACKAGES
install_packages() {
  local packages
  read -r -a packages <<<"$2"
  case $1 in
    apt)
      become_root
      step "apt: reading the lists of packages" as_root apt-get update
      step "apt: installing $2" as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 "${packages[@]}"
      ;;
    dnf)
      become_root
      step "dnf: installing $2" as_root dnf install -y "${packages[@]}"
      ;;
    brew)
      command -v brew >/dev/null || fail "Homebrew is needed to install $2" "see https://brew.sh"
      step "brew: installing $2" env HOMEBREW_NO_AUTO_UPDATE=1 brew install "${packages[@]}"
      ;;
    none)
      fail "found neither apt-get nor dnf nor brew" \
        "install what is missing by hand; Debian calls it: $2"
      ;;
  esac
}

# Asks for the password before other output uses the terminal.
become_root() {
  [ "$(id -u)" -ne 0 ] || return 0
  command -v sudo >/dev/null || fail "installing packages needs root, and there is no sudo"
  say "sudo: packages are installed as root"
  if [ -t 0 ]; then sudo -v; else sudo -n true; fi
}

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }

main "$@"
