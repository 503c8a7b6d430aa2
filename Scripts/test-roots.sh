#!/usr/bin/env bash
# Runs all checks and tests in bare Debian and Ubuntu systems; `make test-roots` calls this.
#
# usage: Scripts/test-roots.sh [SUITE…]     bookworm, trixie and sid by default; jammy and noble are Ubuntu's
#
# It needs root, Linux, debootstrap and a network; Scripts/root.sh says more. The first run takes as long as
# a build and all tests, for each system; a later one builds only what changed.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

suites=("$@")
[ $# -gt 0 ] || suites=(bookworm trixie sid)
failed=()
for suite in "${suites[@]}"; do
  say "$suite"
  Scripts/root.sh "$suite" make test || failed+=("$suite")
done
[ ${#failed[@]} -eq 0 ] || fail "the checks fail in ${failed[*]}"
say "all checks and tests pass in ${suites[*]}"
