#!/usr/bin/env bash
# Runs the tests under the address sanitizer, which also finds leaks, and under the thread sanitizer.
#
# usage: Scripts/sanitize.sh [address|thread] [swift test options…]     both by default
#
# The .supp files list what is known and not ours, with the reason.
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
export ASAN_OPTIONS=detect_stack_use_after_return=0:detect_leaks=1
export LSAN_OPTIONS=suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0
export TSAN_OPTIONS=suppressions=$PWD/Scripts/threads.supp:halt_on_error=1
for sanitizer in "${sanitizers[@]}"; do
  swift test --scratch-path ".build/$sanitizer" --sanitize "$sanitizer" "$@"
  say "the tests pass under the $sanitizer sanitizer"
done
