#!/usr/bin/env bash
# Builds the command for use, and installs it; `make install` calls this.
#
# usage: Scripts/install.sh PREFIX     the command becomes PREFIX/bin/seguemap
#
# Its completions for bash, zsh and fish and its man page become files of PREFIX/share.
#
# What it needs has to be there: Scripts/setup.sh installs that.
set -euo pipefail
cd "$(dirname "$0")/.."

prefix=$1
Scripts/build.sh release --product seguemap
install -d "$prefix/bin"
install -m 755 "$(Scripts/build.sh release --show-bin-path)/seguemap" "$prefix/bin/seguemap"
Scripts/install-help.sh release "$prefix"
