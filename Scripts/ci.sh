# shellcheck shell=bash
# What the scripts of the GitHub Action share. This file is to be sourced, not run.

temporary=()
trap 'rm -rf ${temporary[@]+"${temporary[@]}"}' EXIT

# set_output NAME VALUE: for the later steps of the job.
set_output() { [ -z "${GITHUB_OUTPUT:-}" ] || printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"; }

# warn MESSAGE, note MESSAGE: for the page of the job.
warn() { annotate warning "$1"; }
note() { annotate notice "$1"; }

# stop MESSAGE: ends the script.
stop() {
  annotate error "$1"
  exit 2
}

# A message may contain an answer of the network: it stays one line and data.
annotate() {
  local text
  text=$(printf '%s' "$2" | tr -s '[:cntrl:]' ' ')
  if [ -n "${GITHUB_ACTIONS:-}" ]; then
    echo "::$1::seguemap: ${text//%/%25}"
  else
    echo "seguemap: $1: $text" >&2
  fi
}

# A file name may look like a workflow command of GitHub. Escaping keeps it from being one.
silencing_commands() {
  if [ -z "${GITHUB_ACTIONS:-}" ]; then
    "$@"
    return
  fi
  local token status=0
  token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  echo "::stop-commands::$token"
  "$@" || status=$?
  echo "::$token::"
  return "$status"
}

# check_name NAME: what a report is called becomes part of a comment, of a path and of an artifact's name.
check_name() {
  case $1 in
    *[!A-Za-z0-9._-]* | [.-]*)
      stop "the name is '$1'; expected letters, digits, '.', '_' and '-', a letter or digit first"
      ;;
  esac
  [ ${#1} -le 60 ] || stop "the name '$1' has more than 60 characters"
}
