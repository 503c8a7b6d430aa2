#!/usr/bin/env bash
# Comments on a pull request from a fork what another run reported of it.
#
# usage: Scripts/ci-fork.sh
#
#   SEGUEMAP_RUN       the number of the run, in whose artifact both states of the app are
#   SEGUEMAP_ARTIFACT  what the artifact is called
#   SEGUEMAP_NAME      what the report is called, if there are several
#   SEGUEMAP_PICTURES  the branch for the pictures of comments; empty for none
#   SEGUEMAP_OUTPUT    the folder to write to
#   GH_TOKEN           the token, which may read `actions` and write `pull-requests`
#
# The run worked on a stranger's files, and they may have made its artifact: it says nothing but what the two
# states are and what changed between them. Of the archive, three members are read by their names, up to a
# bound, and SegueMap reads them as what it once wrote or not at all. The comment is written here. Which pull
# request it is, and of which commit, is taken from GitHub.
set -euo pipefail
# shellcheck source=Scripts/ci.sh
. "$(dirname "$0")/ci.sh"
# shellcheck source=Scripts/ci-comment.sh
. "$(dirname "$0")/ci-comment.sh"

most_archive_bytes=200000000
most_state_bytes=${SEGUEMAP_MOST_STATE_BYTES:-50000000}
repository=repos/${GITHUB_REPOSITORY:?GITHUB_REPOSITORY is not set}
output=${SEGUEMAP_OUTPUT:?SEGUEMAP_OUTPUT is not set}
head_commit=
number=

main() {
  local run=${SEGUEMAP_RUN:-} folder outcome=0 changed=false
  check_name "${SEGUEMAP_NAME:-}"
  is_number "$run" || stop "the run is '$run'; expected a number"
  command -v gh >/dev/null || stop "'gh', the command of GitHub, is not installed and could not be installed here"
  command -v unzip >/dev/null || stop "unzip is not installed and could not be installed here"
  use_server
  find_pull_request "$run"
  folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/seguemap-fork.XXXXXX")
  temporary+=("$folder")
  fetch_states "$run" "$folder"
  rm -rf "$output"
  mkdir -p "$output"

  compare "$folder" || outcome=$?
  case $outcome in
    0) ;;
    # A state may well say of itself that it is incomplete.
    1 | 2) changed=true ;;
    *) exit "$outcome" ;;
  esac
  [ -s "$output/changes.md" ] || stop "the artifact has no flows that could be compared"
  report "$folder" "$changed" "$run"
  set_output directory "$output"
  set_output changed "$changed"
}

# find_pull_request RUN: the open pull request whose last commit the run was for.
find_pull_request() {
  local facts event owner branch found
  facts=$(
    asking gh api "$repository/actions/runs/$1" \
      --jq '.event, .head_sha, .head_repository.full_name, .head_branch'
  ) || { explain "the run could not be found" && exit 2; }
  { read -r event && read -r head_commit && read -r owner && read -r branch; } <<<"$facts" ||
    stop "GitHub says nothing of the run"
  [ "$event" = pull_request ] || finish "the run was not for a pull request"
  is_hash "$head_commit" || stop "GitHub names no commit of the run"
  found=$(
    HEAD_COMMIT=$head_commit HEAD_REPOSITORY=$owner asking gh api --method GET "$repository/pulls" \
      -f state=open -f head="${owner%%/*}:$branch" -f per_page=100 --jq '.[]
        | select(.head.sha == env.HEAD_COMMIT and .head.repo.full_name == env.HEAD_REPOSITORY) | .number'
  ) || { explain "the pull request could not be found" && exit 2; }
  number=$found
  is_number "$number" ||
    finish "no comment was made: not exactly one open pull request has the commit of the run as its last"
}

# fetch_states RUN FOLDER: base.json, head.json and changes.json of the run's artifact.
fetch_states() {
  local facts artifact size name
  facts=$(
    ARTIFACT=${SEGUEMAP_ARTIFACT:-seguemap} asking gh api --method GET "$repository/actions/runs/$1/artifacts" \
      -f name="${SEGUEMAP_ARTIFACT:-seguemap}" -f per_page=100 --jq '
        [.artifacts[] | select(.name == env.ARTIFACT and (.expired | not))] | max_by(.id) // empty
        | .id, .size_in_bytes'
  ) || { explain "the artifact could not be found" && exit 2; }
  [ -n "$facts" ] || finish "no comment was made: the run has no artifact '${SEGUEMAP_ARTIFACT:-seguemap}'"
  { read -r artifact && read -r size; } <<<"$facts" || stop "GitHub says nothing of the artifact"
  if ! is_number "$artifact" || ! is_number "$size"; then stop "GitHub says nothing of the artifact"; fi
  [ "$size" -le "$most_archive_bytes" ] ||
    stop "the artifact has $size bytes; at most $most_archive_bytes are fetched"
  asking gh api "$repository/actions/artifacts/$artifact/zip" | head -c "$most_archive_bytes" >"$2/archive.zip" ||
    { explain "the artifact could not be fetched" && exit 2; }
  for name in base head changes; do extract "$2/archive.zip" "$name.json" "$2/$name.json"; done
}

# extract ARCHIVE MEMBER FILE: one member, wherever the archive says that it belongs.
extract() {
  # What is cut off ends `unzip` by a signal.
  { unzip -p "$1" "$2" 2>/dev/null || true; } | head -c "$((most_state_bytes + 1))" >"$3"
  [ -s "$3" ] || finish "no comment was made: the run compared nothing (its artifact has no $2)"
  [ "$(wc -c <"$3")" -le "$most_state_bytes" ] || stop "$2 has more than $most_state_bytes bytes"
}

# compare FOLDER [OPTION…]: exits with 1 if anything changed.
compare() {
  local folder=$1 files=(-o "$output/changes.md")
  shift
  [ -z "${SEGUEMAP_PICTURES:-}" ] || files+=(-o "$output/changes.png")
  # Not in a checkout: no settings, and no revision with the name of a file.
  (
    cd "$folder"
    silencing_commands seguemap diff --no-config --quiet --exit-code --changes changes.json "$@" \
      --link-base "${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY/blob/$head_commit" \
      "${files[@]}" -- base.json head.json
  )
}

# report FOLDER CHANGED RUN
report() {
  local folder=$1 changed=$2 address
  if [ "$changed" = true ] && [ -s "$output/changes.png" ]; then
    if address=$(push_picture "$number" "$output/changes.png"); then
      SEGUEMAP_PICTURES='' compare "$folder" --picture-link "$address" || [ $? -le 2 ]
    else
      explain "the comment has a chart in place of a picture"
    fi
  fi
  [ -z "${GITHUB_STEP_SUMMARY:-}" ] || cat "$output/changes.md" >>"$GITHUB_STEP_SUMMARY"
  publish "$number" "$output/changes.md" "$changed" \
    "${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY/actions/runs/$3"
}

is_number() {
  case $1 in '' | 0* | *[!0-9]*) return 1 ;; *) [ ${#1} -le 18 ] ;; esac
}

# finish WHY: there is nothing to do.
finish() {
  note "$1"
  exit 0
}

main
