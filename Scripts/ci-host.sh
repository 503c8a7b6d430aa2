#!/usr/bin/env bash
# Tells the later steps of the GitHub Action where files go, and by what a build of SegueMap is cached.
#
# usage: Scripts/ci-host.sh
#
#   SEGUEMAP_NAME      what the report is called; may be empty
#   SEGUEMAP_ARTIFACT  what the artifact is called; may be empty
#   RUNNER_TEMP        set by GitHub
#
# In a container, GitHub translates the variables of a step, but not every expression such as
# `runner.temp`: the paths come from here. So does the key of the cache: within a composite action,
# `github.action_ref` is that of whatever step ran last, or empty, and `runner.os` knows no distribution.
set -euo pipefail
# shellcheck source=Scripts/ci.sh
. "$(dirname "$0")/ci.sh"

root=$(cd "$(dirname "$0")/.." && pwd)

main() {
  local name=${SEGUEMAP_NAME:-} folder=${RUNNER_TEMP:?RUNNER_TEMP is not set}
  check_name "$name"
  set_output prefix "$folder/seguemap"
  set_output report "$folder/seguemap-report${name:+-$name}"
  set_output artifact "${SEGUEMAP_ARTIFACT:+$SEGUEMAP_ARTIFACT${name:+-$name}}"
  set_output key "seguemap-$(version)-$(content)-$(distribution)-$(uname -m)"
}

version() { sed -n 's/^ *version: "\([^"]*\)".*/\1/p' "$root/Sources/seguemap/SegueMap.swift"; }

# A hash of all that a build depends on, since revisions between two releases have the same version.
content() {
  (
    cd "$root"
    find Package.swift Package.resolved Sources Scripts/build.sh Scripts/linux-* -type f 2>/dev/null |
      LC_ALL=C sort | while IFS= read -r file; do
      printf '%s\n' "$file"
      cat "$file"
    done
  ) | checksum | cut -c 1-16
}

checksum() { if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi; }

# The program is linked with the libraries of a distribution.
distribution() {
  if [ "$(uname -s)" = Darwin ]; then
    printf 'macos-%s' "$(sw_vers -productVersion | cut -d . -f 1)"
  elif [ -r "${SEGUEMAP_OS_RELEASE:-/etc/os-release}" ]; then
    # shellcheck disable=SC1090 # The file is the system's.
    (. "${SEGUEMAP_OS_RELEASE:-/etc/os-release}" && printf '%s-%s' "$ID" "${VERSION_ID:-rolling}")
  else
    uname -s
  fi
}

main
