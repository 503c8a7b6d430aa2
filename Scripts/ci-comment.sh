# shellcheck shell=bash
# The comment on a pull request, and the picture in it. This file is to be sourced, after ci.sh.
#
# GH_TOKEN and GITHUB_REPOSITORY say what `gh` comments with, and where.

comment_picture_bytes=5000000

# publish NUMBER REPORT CHANGED RUN: keeps one comment of this name up to date; creates it only for a change.
#
# What can't be done is a warning that says what GitHub answered.
publish() {
  local number=$1 report=$2 changed=$3 run=$4 body
  if [ -z "${GH_TOKEN:-}" ]; then
    note "no comment was made: there is no token for it"
    return 0
  fi
  command -v gh >/dev/null || {
    warn "no comment was made: 'gh', the command of GitHub, is not installed and could not be installed here"
    return 0
  }
  use_server
  body=$(mktemp "${RUNNER_TEMP:-/tmp}/seguemap-comment.XXXXXX")
  comment_text "$report" "$run" >"$body"
  comment "$number" "$changed" "$body" || explain "no comment was made"
  rm -f "$body"
}

# On a server other than github.com, `gh` looks for the token elsewhere.
use_server() {
  local server=${GITHUB_SERVER_URL:-https://github.com}
  [ "$server" = https://github.com ] || export GH_HOST=${server#https://} GH_ENTERPRISE_TOKEN=$GH_TOKEN
}

# The first line of a comment, by which a later run finds it.
marker() { printf '<!-- seguemap-diff%s -->' "${SEGUEMAP_NAME:+: $SEGUEMAP_NAME}"; }

# comment_text REPORT RUN: the report under the marker of its name, and where the rest is.
comment_text() {
  marker
  echo
  [ -z "${SEGUEMAP_NAME:-}" ] || printf '\n### %s\n\n' "$SEGUEMAP_NAME"
  tail -n +2 "$1"
  [ -z "$2" ] ||
    printf '\n<sub>Pages and pictures of both states are kept with [the run](%s).</sub>\n' "$2"
}

# comment NUMBER CHANGED BODY: edits the token's own earlier comment, or creates one if there is a change.
comment() {
  local number=$1 changed=$2 body=$3 found address
  # `gh` fills in $endCursor; what a stranger wrote under the marker is not taken for ours.
  # shellcheck disable=SC2016
  local query='query($owner: String!, $name: String!, $number: Int!, $endCursor: String) {
    repository(owner: $owner, name: $name) { pullRequest(number: $number) {
      comments(first: 100, after: $endCursor) {
        pageInfo { hasNextPage endCursor } nodes { url viewerDidAuthor body } } } } }'
  found=$(
    MARKER=$(marker) asking gh api graphql --paginate -f query="$query" \
      -f owner="${GITHUB_REPOSITORY%%/*}" -f name="${GITHUB_REPOSITORY#*/}" -F number="$number" \
      --jq '.data.repository.pullRequest.comments.nodes[]
        | select(.viewerDidAuthor and (.body | startswith(env.MARKER))) | .url'
  ) || return 1
  found=${found%%$'\n'*}
  address=repos/$GITHUB_REPOSITORY/issues
  if [ -n "$found" ]; then
    case ${found##*#issuecomment-} in '' | *[!0-9]*) return 1 ;; esac
    asking gh api --silent --method PATCH "$address/comments/${found##*#issuecomment-}" --field "body=@$body"
  elif [ "$changed" = true ]; then
    asking gh api --silent --method POST "$address/$number/comments" --field "body=@$body"
  fi
}

# asking COMMAND…: keeps what it says on standard error, for `explain`.
asking() { "$@" 2>"$answer"; }
answer=$(mktemp "${RUNNER_TEMP:-/tmp}/seguemap-answer.XXXXXX")
temporary+=("$answer")

# explain WHAT: warns that something was not done, by the last thing that `gh` said of it.
explain() {
  local reason
  reason=$(tail -n 1 "$answer" 2>/dev/null | cut -c 1-300)
  case $reason in
    *'not accessible by '*)
      warn "$1: the token may not write here, as that of a pull request from a fork ($reason)"
      ;;
    '') warn "$1: 'gh' failed without a message" ;;
    *) warn "$1: $reason" ;;
  esac
}

# push_picture NUMBER FILE: commits a picture to the branch SEGUEMAP_PICTURES; prints its address.
#
# The address has the commit in it, so that an earlier comment keeps its picture.
push_picture() {
  local number=$1 file=$2 branch=${SEGUEMAP_PICTURES:-} blob commit path
  local git=repos/$GITHUB_REPOSITORY/git
  case $branch in
    '' | -* | /* | *..* | *[!A-Za-z0-9._/-]*) return 1 ;;
  esac
  if [ "$branch" = "$(asking gh api "repos/$GITHUB_REPOSITORY" --jq .default_branch)" ]; then
    echo "the branch for pictures is the one of the app; expected one of its own" >"$answer"
    return 1
  fi
  if [ "$(wc -c <"$file")" -gt "$comment_picture_bytes" ]; then
    echo "the picture has more than $comment_picture_bytes bytes" >"$answer"
    return 1
  fi
  base64 <"$file" >"$file.base64"
  blob=$(asking gh api "$git/blobs" -f encoding=base64 -F "content=@$file.base64" --jq .sha) || blob=
  rm -f "$file.base64"
  is_hash "$blob" || return 1
  path="pull-$number/${SEGUEMAP_NAME:-changes}.png"
  # Another pull request may move the branch meanwhile.
  for _ in 1 2 3; do
    commit=$(commit_picture "$branch" "$path" "$blob" "$git") || continue
    printf '%s/%s/raw/%s/%s' "${GITHUB_SERVER_URL:-https://github.com}" "$GITHUB_REPOSITORY" "$commit" "$path"
    return
  done
  return 1
}

# commit_picture BRANCH PATH BLOB GIT: prints the commit, which the branch then is at.
commit_picture() {
  local branch=$1 path=$2 blob=$3 git=$4 parent below='' parents='' tree commit
  parent=$(gh api "$git/ref/heads/$branch" --jq .object.sha 2>/dev/null) || parent=
  if is_hash "$parent"; then
    below=$(asking gh api "$git/commits/$parent" --jq .tree.sha) || return 1
    is_hash "$below" || return 1
    below="\"base_tree\":\"$below\"," parents="\"$parent\""
  fi
  tree=$(
    printf '{%s"tree":[{"path":"%s","mode":"100644","type":"blob","sha":"%s"}]}' "$below" "$path" "$blob" |
      asking gh api "$git/trees" --input - --jq .sha
  ) && is_hash "$tree" || return 1
  commit=$(
    printf '{"message":"Add %s","tree":"%s","parents":[%s]}' "$path" "$tree" "$parents" |
      asking gh api "$git/commits" --input - --jq .sha
  ) && is_hash "$commit" || return 1
  if [ -n "$parents" ]; then
    asking gh api --silent --method PATCH "$git/refs/heads/$branch" -f sha="$commit"
  else
    asking gh api --silent --method POST "$git/refs" -f ref="refs/heads/$branch" -f sha="$commit"
  fi || return 1
  printf '%s' "$commit"
}

is_hash() {
  case $1 in '' | *[!0-9a-f]*) return 1 ;; *) [ ${#1} -ge 40 ] ;; esac
}
