#!/usr/bin/env bash
# Runs the tests under the address sanitizer and under the thread sanitizer.
#
# usage: Scripts/sanitize.sh [address|thread] [swift test options…]     both by default
#
# Scripts/threads.supp lists the races that are known and not ours, with the reason. Leaks are not looked
# for: Swift keeps marks in pointers, so that what they lead to would be taken for a leak.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

sanitizers=(address thread)
if [ $# -gt 0 ]; then
  sanitizers=("$1")
  shift
fi

# The commands that tests run have the sanitizer, too. The fake stack would move deep recursion off the
# 64 MB that its threads have.
export ASAN_OPTIONS=detect_stack_use_after_return=0:detect_leaks=0
export TSAN_OPTIONS=suppressions=$PWD/Scripts/threads.supp
for sanitizer in "${sanitizers[@]}"; do
  swift test --scratch-path ".build/$sanitizer" --sanitize "$sanitizer" "$@"
  say "the tests pass under the $sanitizer sanitizer"
done
