#!/usr/bin/env bash
# Installs completions for bash, zsh and fish, by the command itself.
#
# usage: Scripts/install-completions.sh PROGRAM PREFIX
set -euo pipefail

program=$1
prefix=$2
scratch=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-completions.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# completion SHELL PATH
completion() {
  "$program" completions "$1" >"$scratch/$1"
  install -d "$prefix/share/$(dirname "$2")"
  install -m 644 "$scratch/$1" "$prefix/share/$2"
}

completion bash bash-completion/completions/seguemap
completion zsh zsh/site-functions/_seguemap
completion fish fish/vendor_completions.d/seguemap.fish
