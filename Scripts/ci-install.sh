#!/usr/bin/env bash
# Installs SegueMap for a job, with what its reports need.
#
# usage: Scripts/ci-install.sh
#
#   SEGUEMAP_PREFIX         the folder for the program; a cached build may be there already
#   SEGUEMAP_BINARY_URL     where a program for this system is published: https, or file for one on this
#                           host; without it, and without a cached build, it is built
#   SEGUEMAP_BINARY_SHA256  the program's checksum
#   SEGUEMAP_COMMENT        false: no comment will be made
#   SEGUEMAP_RUN            the run whose report will be commented on; empty to make a report
#   GH_TOKEN                the token for the comment
#
# Sets the output `built` to true if the program was built.
set -euo pipefail
here=$(dirname "$0")
# shellcheck source=Scripts/ci.sh
. "$here/ci.sh"

prefix=${SEGUEMAP_PREFIX:?}
program=$prefix/bin/seguemap

main() {
  local url=${SEGUEMAP_BINARY_URL:-} tools=git
  [ -z "${SEGUEMAP_RUN:-}" ] || tools=gh,unzip
  if [ -n "$url" ]; then
    case $url in
      https://*) tools+=,curl ;;
      file://*) ;;
      *) stop "binary-url is '$url'; expected an https or file address" ;;
    esac
    "$here/setup.sh" --to-run --tools "$tools"
    fetch "$url"
  elif command -v seguemap >/dev/null; then
    "$here/setup.sh" --only-tools --tools "$tools"
    program=$(command -v seguemap)
  elif [ -x "$program" ]; then
    "$here/setup.sh" --to-run --tools "$tools"
  else
    build "$tools"
  fi
  check
  [ -z "${GITHUB_PATH:-}" ] || dirname "$program" >>"$GITHUB_PATH"
  offer_comments
}

build() {
  command -v swift >/dev/null || stop "there is no Swift to build SegueMap with: run the job in a container \
such as swift:6.3, or give binary-url and binary-sha256"
  "$here/setup.sh" --tools "$1"
  "$here/install.sh" "$prefix"
  set_output built true
}

# fetch URL
fetch() {
  local wanted=${SEGUEMAP_BINARY_SHA256:-} found file
  case $wanted in
    *[!0-9a-fA-F]* | '') stop "binary-sha256 is '$wanted'; expected the program's checksum" ;;
  esac
  file=$(mktemp "${RUNNER_TEMP:-/tmp}/seguemap-download.XXXXXX")
  case $1 in
    file://*) cp "${1#file://}" "$file" || stop "no program is at $1" ;;
    *)
      curl --fail --silent --show-error --location --retry 3 --proto '=https' --output "$file" "$1" ||
        stop "no program could be fetched from $1"
      ;;
  esac
  found=$(checksum "$file")
  if [ "$found" != "$(printf '%s' "$wanted" | tr 'A-F' 'a-f')" ]; then
    rm -f "$file"
    stop "the program from $1 has the checksum $found; expected $wanted"
  fi
  mkdir -p "$prefix/bin"
  chmod 755 "$file"
  mv -f "$file" "$program"
}

checksum() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# A program from another system may lack libraries here.
check() {
  local missing
  "$program" --version && return
  missing=$(ldd "$program" 2>/dev/null | sed -n 's/^[[:space:]]*\(.*\) => not found.*/\1/p' | paste -s -d ' ' -) ||
    missing=
  stop "'$program' does not run here${missing:+: it is linked with $missing, which this system lacks}"
}

# Without `gh`, there is a report but no comment: the report says so.
offer_comments() {
  [ "${SEGUEMAP_COMMENT:-true}" != false ] && [ -n "${GH_TOKEN:-}" ] || return 0
  command -v gh >/dev/null || "$here/setup.sh" --only-tools --tools gh || true
}

main
