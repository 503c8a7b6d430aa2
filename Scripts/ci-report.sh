#!/usr/bin/env bash
# Draws an app's flow and the effects of a change on it, and reports them on a pull request.
#
# usage: Scripts/ci-report.sh
#
# All input is in variables, so that no text of a pull request becomes part of a command. A `.seguemap.yml` is
# read as the base has it, so that a pull request can't choose what is reported of it.
#
#   SEGUEMAP_PATHS           folders and files to read, one on each line (.)
#   SEGUEMAP_BASE            the revision to compare with; by default that of the pull request, if any
#   SEGUEMAP_OUTPUT          the folder to write to (seguemap-report); a link is refused
#   SEGUEMAP_CODE            false: read no Swift and Objective-C
#   SEGUEMAP_COMMENT         false: do not comment on the pull request
#   SEGUEMAP_FAIL_ON_CHANGE  true: exit with 1 if the flow changed
#   GH_TOKEN                 the token with which `gh` comments; without it, there is no comment
#
# GitHub sets the GITHUB_* variables. The script writes flow.svg and flow.json and, if there is a revision
# to compare with, changes.svg, changes.html, changes.json and changes.md.
#
# The exit code is the tool's: 0 for success, 1 for a change (if requested), 2 if something could not be
# read. A comment that could not be created is a warning.
set -euo pipefail

marker='<!-- seguemap-diff -->'
output=${SEGUEMAP_OUTPUT:-seguemap-report}

main() {
  local paths=() options=() line status=0 changed=false base=
  prepare_output
  while IFS= read -r line; do
    [ -z "$line" ] || paths+=("$line")
  done <<<"${SEGUEMAP_PATHS:-}"
  [ ${#paths[@]} -gt 0 ] || paths=(.)
  [ "${SEGUEMAP_CODE:-true}" != false ] || options+=(--no-code)

  base=$(base_revision) || {
    echo "seguemap: what the pull request is compared with could not be fetched" >&2
    exit 2
  }
  if [ -n "$base" ]; then
    local settings
    settings=$(settings_file "$base") || exit 2
    if [ -n "$settings" ]; then options+=(--config "$settings"); else options+=(--no-config); fi
  fi

  silencing_commands seguemap draw ${options[@]+"${options[@]}"} \
    -o "$output/flow.svg" -o "$output/flow.json" -- "${paths[@]}" || status=$?

  if [ -n "$base" ]; then
    local outcome=0
    silencing_commands seguemap diff ${options[@]+"${options[@]}"} --exit-code \
      -o "$output/changes.svg" -o "$output/changes.html" -o "$output/changes.json" \
      -o "$output/changes.md" -- "$base" "$(head_revision)" "${paths[@]}" || outcome=$?
    case $outcome in
      0) ;;
      1) changed=true ;;
      *) status=$outcome ;;
    esac
    [ ! -e "$output/changes.md" ] || publish "$changed"
  fi
  set_output directory "$output"
  set_output changed "$changed"
  if [ "$status" -ne 0 ]; then exit "$status"; fi
  if [ "$changed" = true ] && [ "${SEGUEMAP_FAIL_ON_CHANGE:-false}" = true ]; then exit 1; fi
}

# A folder in the checkout may be one that the pull request has, with reports of its own or with links.
prepare_output() {
  local part=${output%/}
  while [ -n "$part" ] && [ "$part" != . ]; do
    if [ -L "$part" ]; then
      echo "seguemap: '$part' is a link, so that nothing is written there" >&2
      exit 2
    fi
    case $part in
      /*) break ;;
      */*) part=${part%/*} ;;
      *) break ;;
    esac
  done
  mkdir -p "$output"
  rm -f "$output/flow.svg" "$output/flow.json" "$output/changes.svg" "$output/changes.html" \
    "$output/changes.json" "$output/changes.md"
}

# The nearest .seguemap.yml that a revision has, as --config takes it; empty if there is none.
settings_file() {
  local commit folder path
  commit=$(git rev-parse --verify --quiet --end-of-options "$1^{commit}") || return 0
  folder=$(git rev-parse --show-prefix) || return
  while :; do
    path="${folder:+${folder%/}/}.seguemap.yml"
    case $(git ls-tree --full-tree "$commit" -- "$path") in
      *" blob "*)
        printf '%s:%s' "$commit" "$path"
        return
        ;;
    esac
    [ -n "$folder" ] || return 0
    folder=${folder%/}
    case $folder in */*) folder=${folder%/*}/ ;; *) folder= ;; esac
  done
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

# The revision to compare with; empty if it is unknown.
base_revision() {
  if [ -n "${SEGUEMAP_BASE:-}" ]; then
    echo "$SEGUEMAP_BASE"
  elif [ -n "${GITHUB_BASE_REF:-}" ]; then
    # GitHub checks out the merge commit of the pull request, whose first parent is the base.
    [ "$(parent_count)" -gt 0 ] || git fetch --quiet --no-tags --deepen=1 origin >&2
    if [ "$(parent_count)" -gt 1 ]; then
      git rev-parse HEAD^1
    else
      git fetch --quiet --no-tags origin "+refs/heads/$GITHUB_BASE_REF:refs/seguemap/base" >&2
      [ ! -e "$(git rev-parse --git-dir)/shallow" ] ||
        git fetch --quiet --no-tags --unshallow origin >&2
      git merge-base refs/seguemap/base HEAD
    fi
  fi
}

parent_count() { git rev-list --parents --max-count=1 HEAD | awk '{ print NF - 1 }'; }

head_revision() { git rev-parse HEAD; }

# Shows the report on the page of the job and on that of the pull request.
publish() {
  local changed=$1
  [ -z "${GITHUB_STEP_SUMMARY:-}" ] || cat "$output/changes.md" >>"$GITHUB_STEP_SUMMARY"
  local number
  number=$(pull_request)
  if [ -z "$number" ] || [ -z "${GH_TOKEN:-}" ] || [ "${SEGUEMAP_COMMENT:-true}" = false ]; then
    return 0
  fi
  comment "$number" "$changed" ||
    warn "no comment was made: the token may not write to pull requests, as one from a fork"
}

pull_request() {
  case ${GITHUB_REF:-} in
    refs/pull/*/merge | refs/pull/*/head) printf '%s' "$GITHUB_REF" | tr -cd '0-9' ;;
  esac
}

# Edits the earlier comment, or creates one if there is something to report.
comment() {
  local number=$1 changed=$2 comments identifiers identifier
  comments="repos/$GITHUB_REPOSITORY/issues/$number/comments"
  identifiers=$(
    gh api --paginate "$comments?per_page=100" \
      --jq ".[] | select(.body | startswith(\"$marker\")) | .id"
  ) || return 1
  identifier=${identifiers%%$'\n'*}
  if [ -n "$identifier" ]; then
    gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$identifier" \
      --field "body=@$output/changes.md"
  elif [ "$changed" = true ]; then
    gh api --silent --method POST "$comments" --field "body=@$output/changes.md"
  fi
}

set_output() { [ -z "${GITHUB_OUTPUT:-}" ] || printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"; }

warn() {
  if [ -n "${GITHUB_ACTIONS:-}" ]; then echo "::warning::seguemap: $1"; else echo "warning: $1" >&2; fi
}

main
