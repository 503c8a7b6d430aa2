# shellcheck shell=bash
# Messages of the scripts. This file is to be sourced, not run.
#
# Messages go to standard error, so that a script's standard output contains data only.

# say MESSAGE: on a terminal, replaces a line of progress.
say() {
  [ ! -t 2 ] || printf '\r\033[K' >&2
  printf '%s\n' "$*" >&2
}

# fail MESSAGE…: ends the script with a message, one line for each argument.
fail() {
  say "error: $1"
  shift
  [ $# -eq 0 ] || printf '  %s\n' "$@" >&2
  exit 2
}

# step MESSAGE COMMAND…: runs a command without showing its output, unless it fails.
#
# On a terminal the message shows the elapsed seconds; elsewhere it is printed once.
step() {
  local message=$1 log status=0
  shift
  log=$(mktemp "${TMPDIR:-/tmp}/seguemap-step.XXXXXX")
  if [ -t 2 ]; then
    "$@" >"$log" 2>&1 </dev/null &
    wait_with_clock $! "$message" || status=$?
  else
    say "$message"
    # A function that runs before `||` would go on after a failure.
    "$@" >"$log" 2>&1 </dev/null &
    wait $! || status=$?
  fi
  if [ "$status" -ne 0 ]; then
    cat "$log" >&2
    say "failed ($status): $*"
  fi
  rm -f "$log"
  return "$status"
}

wait_with_clock() {
  local process=$1 message=$2 start=$SECONDS status=0
  while kill -0 "$process" 2>/dev/null; do
    printf '\r\033[K%s … %d s' "$message" $((SECONDS - start)) >&2
    sleep 0.2
  done
  wait "$process" || status=$?
  printf '\r\033[K%s (%d s)\n' "$message" $((SECONDS - start)) >&2
  return "$status"
}

# progress MESSAGE DONE ALL: shows a line that the next message replaces; does nothing off a
# terminal.
progress() {
  [ ! -t 2 ] || printf '\r\033[K%s (%d of %d)' "$1" "$2" "$3" >&2
}
