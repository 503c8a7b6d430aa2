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
#   SEGUEMAP_NAME            what the report is called, if there are several; each has a comment of its own
#   SEGUEMAP_OUTPUT          the folder to write to (seguemap-report); a link is refused
#   SEGUEMAP_CODE            false: read no Swift and Objective-C
#   SEGUEMAP_FINDINGS        true: also report what rules find that they did not find before
#   SEGUEMAP_COMMENT         false: do not comment on the pull request
#   SEGUEMAP_PICTURES        the branch for the pictures of comments; empty for none
#   SEGUEMAP_FAIL_ON         looks: exit with 1 if anything changed; flow: if more than looks changed (none)
#   SEGUEMAP_FAIL_ON_CHANGE  true: the same as looks, unless SEGUEMAP_FAIL_ON says otherwise
#   GH_TOKEN                 the token with which `gh` comments; without it, there is no comment
#
# GitHub sets the GITHUB_* variables. The script writes flow.svg and flow.json and, if there is a revision
# to compare with, changes.svg, changes.html, changes.json and changes.md, and both states as base.json and
# head.json.
#
# The exit code is the tool's: 0 for success, 1 for a change (if requested), 2 if something could not be
# read. A comment that could not be created is a warning.
set -euo pipefail
# shellcheck source=Scripts/ci.sh
. "$(dirname "$0")/ci.sh"
# shellcheck source=Scripts/ci-comment.sh
. "$(dirname "$0")/ci-comment.sh"

output=${SEGUEMAP_OUTPUT:-seguemap-report}
paths=()
options=()
base=
fail_on=

main() {
  local status=0 outcome=0 changed=false
  read_inputs
  prepare_output
  trust_checkout
  base=$(base_revision) ||
    stop "what the pull request is compared with is not in the clone and could not be fetched: check out with 'fetch-depth: 2'"
  choose_settings

  silencing_commands seguemap draw ${options[@]+"${options[@]}"} \
    -o "$output/flow.svg" -o "$output/flow.json" -- "${paths[@]}" || status=$?
  if [ -n "$base" ]; then
    # What neither state can read is no reason to fail; what only one can is one for the comparison.
    [ ! -s "$output/flow.json" ] || status=0
    compare || outcome=$?
    case $outcome in
      0) ;;
      1) changed=true ;;
      *) status=$outcome ;;
    esac
    [ ! -e "$output/changes.md" ] || report "$changed"
  fi
  set_output directory "$output"
  set_output changed "$changed"
  if [ "$status" -ne 0 ]; then exit "$status"; fi
  [ "$changed" = false ] || fail_on_request
}

read_inputs() {
  local line
  check_name "${SEGUEMAP_NAME:-}"
  while IFS= read -r line; do
    [ -z "$line" ] || paths+=("$line")
  done <<<"${SEGUEMAP_PATHS:-}"
  [ ${#paths[@]} -gt 0 ] || paths=(.)
  [ "${SEGUEMAP_CODE:-true}" != false ] || options+=(--no-code)
  [ "${SEGUEMAP_FINDINGS:-false}" != true ] || options+=(--findings)
  fail_on=${SEGUEMAP_FAIL_ON:-none}
  case $fail_on in
    none) [ "${SEGUEMAP_FAIL_ON_CHANGE:-false}" != true ] || fail_on=looks ;;
    flow | looks) ;;
    *) stop "fail-on is '$fail_on'; expected none, flow or looks" ;;
  esac
}

# In a container, the checkout belongs to another user, so that git refuses it. This one folder is trusted, by
# this script and what it calls; no file of the user changes.
trust_checkout() {
  local top settings file known=("${XDG_CONFIG_HOME:-${HOME:-}/.config}/git/config" "${HOME:-}/.gitconfig")
  top=$(pwd -P)
  while [ ! -e "$top/.git" ]; do
    [ -n "$top" ] || return 0
    top=${top%/*}
  done
  settings=$(mktemp "${RUNNER_TEMP:-/tmp}/seguemap-git.XXXXXX")
  temporary+=("$settings")
  [ -z "${GIT_CONFIG_GLOBAL+set}" ] || known=("$GIT_CONFIG_GLOBAL")
  for file in "${known[@]}"; do
    [ ! -r "$file" ] || git config --file "$settings" --add include.path "$file"
  done
  git config --file "$settings" --add safe.directory "$top"
  export GIT_CONFIG_GLOBAL=$settings
  git rev-parse --git-dir >/dev/null || stop "git can't read the repository in '$top'"
}

# Adds the settings of the base to the options.
choose_settings() {
  local settings
  [ -n "$base" ] || return 0
  settings=$(settings_file "$base") || exit 2
  if [ -n "$settings" ]; then options+=(--config "$settings"); else options+=(--no-config); fi
}

# compare: exits with 1 if anything changed.
compare() {
  local files=() links=() name
  for name in changes.svg changes.html changes.json changes.md; do files+=(-o "$output/$name"); done
  if makes_picture; then files+=(-o "$output/changes.png"); fi
  while IFS= read -r name; do links+=("$name"); done < <(links)
  silencing_commands seguemap diff ${options[@]+"${options[@]}"} ${links[@]+"${links[@]}"} --exit-code \
    --save-base "$output/base.json" --save-head "$output/head.json" \
    "${files[@]}" -- "$base" "$(head_revision)" "${paths[@]}"
}

# fail_on_request: ends the script if the change is one that the job should fail for.
fail_on_request() {
  local status=0
  case $fail_on in
    looks) exit 1 ;;
    flow)
      silencing_commands discarding seguemap diff ${options[@]+"${options[@]}"} --fail-on flow --quiet \
        -- "$base" "$(head_revision)" "${paths[@]}" || status=$?
      exit "$status"
      ;;
  esac
}

discarding() { "$@" >/dev/null; }

# The options that make places links: a word a line.
links() {
  local repository=${GITHUB_SERVER_URL:-https://github.com}/${GITHUB_REPOSITORY:-} commit
  [ -n "${GITHUB_REPOSITORY:-}" ] || return 0
  commit=$(linked_commit)
  printf '%s\n' --link-base "$repository/blob/$commit"
  commit=$(git rev-parse --verify --quiet --end-of-options "$base^{commit}") || return 0
  printf '%s\n' --old-link-base "$repository/blob/$commit"
}

# The pull request's last commit, if it has the files that were compared; else the merge commit, whose lines
# are those that are reported.
linked_commit() {
  local files
  if [ -n "${GITHUB_BASE_REF:-}" ] && [ "$(parent_count)" -gt 1 ] &&
    files=$(git --literal-pathspecs diff-tree -r --name-only HEAD^2 HEAD -- "${paths[@]}") &&
    ! grep -qE '(\.(storyboard|xib|swift|mm?|h|plist|pbxproj)|/?project\.ya?ml)"?$' <<<"$files"; then
    git rev-parse HEAD^2
  else
    head_revision
  fi
}

# A folder in the checkout may be one that the pull request has, with reports of its own or with links.
prepare_output() {
  local part=${output%/}
  while [ -n "$part" ] && [ "$part" != . ]; do
    if [ -L "$part" ]; then
      stop "'$part' is a link, so that nothing is written there"
    fi
    case $part in
      /*) break ;;
      */*) part=${part%/*} ;;
      *) break ;;
    esac
  done
  mkdir -p "$output"
  rm -f "$output"/flow.{svg,json} "$output"/changes.{svg,html,json,md,png} "$output"/{base,head}.json \
    "$output/comment.md"
}

# The nearest .seguemap.yml or .seguemap.yaml that a revision has, as --config takes it; empty if there is
# none.
settings_file() {
  local commit folder path name
  commit=$(git rev-parse --verify --quiet --end-of-options "$1^{commit}") || return 0
  folder=$(git rev-parse --show-prefix) || return
  while :; do
    for name in .seguemap.yml .seguemap.yaml; do
      path="${folder:+${folder%/}/}$name"
      case $(git ls-tree --full-tree "$commit" -- "$path") in
        *" blob "*)
          printf '%s:%s' "$commit" "$path"
          return
          ;;
      esac
    done
    [ -n "$folder" ] || return 0
    folder=${folder%/}
    case $folder in */*) folder=${folder%/*}/ ;; *) folder= ;; esac
  done
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

# report CHANGED: shows the report on the page of the job and on that of the pull request.
report() {
  local changed=$1 number text=$output/changes.md
  [ -z "${GITHUB_STEP_SUMMARY:-}" ] || cat "$text" >>"$GITHUB_STEP_SUMMARY"
  number=$(pull_request)
  if [ -z "$number" ] || [ "${SEGUEMAP_COMMENT:-true}" = false ]; then return 0; fi
  if [ "$changed" = true ] && makes_picture && illustrate "$number"; then text=$output/comment.md; fi
  publish "$number" "$text" "$changed" "$(run_address)"
}

# Whether a picture is put into the comment: never into a branch of the pull request.
makes_picture() {
  [ -n "${SEGUEMAP_PICTURES:-}" ] && [ "${SEGUEMAP_COMMENT:-true}" != false ] && [ -n "$(pull_request)" ] &&
    [ "$SEGUEMAP_PICTURES" != "${GITHUB_BASE_REF:-}" ] && [ "$SEGUEMAP_PICTURES" != "${GITHUB_HEAD_REF:-}" ]
}

# illustrate NUMBER: writes comment.md, with a picture in place of a chart; fails without one.
illustrate() {
  local address links=() word
  [ -s "$output/changes.png" ] && command -v gh >/dev/null && [ -n "${GH_TOKEN:-}" ] || return 1
  use_server
  address=$(push_picture "$1" "$output/changes.png") || {
    explain "the comment has a chart in place of a picture"
    return 1
  }
  while IFS= read -r word; do links+=("$word"); done < <(links)
  silencing_commands seguemap diff ${options[@]+"${options[@]}"} ${links[@]+"${links[@]}"} --quiet \
    --picture-link "$address" -o "$output/comment.md" -- "$base" "$(head_revision)" "${paths[@]}" || true
  [ -s "$output/comment.md" ]
}

run_address() {
  [ -z "${GITHUB_RUN_ID:-}" ] ||
    printf '%s' "${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
}

pull_request() {
  case ${GITHUB_REF:-} in
    refs/pull/*/merge | refs/pull/*/head) printf '%s' "$GITHUB_REF" | tr -cd '0-9' ;;
  esac
}

main
