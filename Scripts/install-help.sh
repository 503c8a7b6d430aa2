#!/usr/bin/env bash
# Installs what helps to use the command that was built: completions for bash, zsh and fish, a man
# page, and the schema of .seguemap.yml for editors.
#
# usage: Scripts/install-help.sh CONFIGURATION PREFIX     debug or release
set -euo pipefail
cd "$(dirname "$0")/.."

configuration=$1
prefix=$2
built=$(Scripts/build.sh "$configuration" --show-bin-path)
scratch=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-help.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

Scripts/install-completions.sh "$built/seguemap" "$prefix"

# The generator is a tool of ArgumentParser.
Scripts/build.sh "$configuration" --product generate-manual
"$built/generate-manual" "$built/seguemap" --output-directory "$scratch"
install -d "$prefix/share/man/man1"
install -m 644 "$scratch/seguemap.1" "$prefix/share/man/man1/seguemap.1"

install -d "$prefix/share/seguemap"
install -m 644 Documentation/settings.schema.json "$prefix/share/seguemap/settings.schema.json"
