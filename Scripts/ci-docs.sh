#!/usr/bin/env bash
# Checks or commits an app's documents, for the GitHub Action.
#
# From the environment: SEGUEMAP_PATHS, one a line; SEGUEMAP_DOCS, the folder; SEGUEMAP_DOCS_KIND;
# SEGUEMAP_DOCS_MODE, `check` or `commit`; SEGUEMAP_CODE.
set -euo pipefail
# shellcheck source=Scripts/ci.sh
. "$(dirname "$0")/ci.sh"

main() {
  local paths=() path options=(--output "$SEGUEMAP_DOCS" --kind "${SEGUEMAP_DOCS_KIND:-markdown}")
  while IFS= read -r path; do
    [ -z "$path" ] || paths+=("$path")
  done <<<"${SEGUEMAP_PATHS:-.}"
  [ "${SEGUEMAP_CODE:-true}" = true ] || options+=(--no-code)
  case ${SEGUEMAP_DOCS_MODE:-check} in
    check) check_documents "${options[@]}" -- "${paths[@]}" ;;
    commit) commit_documents "${options[@]}" -- "${paths[@]}" ;;
    *) stop "'docs-mode' is '$SEGUEMAP_DOCS_MODE'; expected 'check' or 'commit'" ;;
  esac
}

check_documents() {
  local status=0
  silencing_commands seguemap docs --check "$@" || status=$?
  case $status in
    0) ;;
    1)
      warn "the documents in '$SEGUEMAP_DOCS' are not up to date; write them with 'seguemap docs'"
      exit 1
      ;;
    *) stop "the documents could not be checked" ;;
  esac
}

# Commits to the branch that is checked out. What a pull request has is a stranger's, and a commit of its
# merge would lead nowhere.
commit_documents() {
  case ${GITHUB_EVENT_NAME:-push} in
    push | workflow_dispatch | schedule) ;;
    *)
      note "documents are committed after a push only; here they are checked"
      check_documents "$@"
      return
      ;;
  esac
  silencing_commands seguemap docs "$@" || stop "the documents could not be written"
  git add --all -- "$SEGUEMAP_DOCS"
  if git diff --cached --quiet -- "$SEGUEMAP_DOCS"; then return; fi
  git -c user.name='github-actions[bot]' \
    -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
    -c core.hooksPath=/dev/null commit --quiet --message 'Update the documents of the screens' \
    -- "$SEGUEMAP_DOCS"
  git push --quiet || stop "the documents could not be pushed; the token needs 'contents', to write"
}

main
