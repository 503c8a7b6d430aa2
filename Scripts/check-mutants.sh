#!/usr/bin/env bash
# Draws mutants of the samples in every format, and checks that other programs can read the results.
#
# usage: Scripts/check-mutants.sh debug|release COUNT [FIRST]
#
# The number of a mutant always stands for the same one. A mutant that fails is saved to
# .build/mutants/NUMBER, the app and what was made of it.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh
. Scripts/json-schema.sh

configuration=$1 count=$2 first=${3:-0}
mutants=$(Scripts/build.sh "$configuration" --show-bin-path)/mutants
[ "$configuration" = debug ] && per_part=25 || per_part=100
# What a part may take: in seconds of processor time, which is ten times what it needs, and in KB of
# address space, of which each thread's stack takes 64 MB.
most_time=150 most_memory=4194304
saved=.build/mutants

# keep NUMBER REASON: saves a mutant, and writes down that it failed.
keep() {
  local folder=$saved/$1
  rm -rf "$folder"
  mkdir -p "$saved" "$folder.made"
  "$mutants" save Samples "$folder" "$1"
  find "$part" -name "$1.*" -exec cp {} "$folder.made" \;
  say "error: mutant $1 $2; see $folder"
  echo "$1" >>"$failed"
}

# draw_part FIRST COUNT: draws into $part, whatever becomes of a single mutant.
draw_part() {
  local next=$1 end=$(($1 + $2)) log=$part/log number status
  while [ "$next" -lt "$end" ]; do
    status=0
    (
      ulimit -t "$most_time"
      # Other systems reserve more than they use, and refuse such a limit.
      [ "$(uname -s)" != Linux ] || ulimit -v "$most_memory"
      # What a process that is ended leaves is removed with the part.
      TMPDIR=$part exec "$mutants" draw Samples "$part" "$next" $((end - next))
    ) >"$log" 2>&1 || status=$?
    sed -n 's/^mutant \([0-9]*\): \(.*\)/\1 \2/p' "$log" | while read -r number reason; do
      keep "$number" "is not drawn: $reason"
    done
    [ "$status" -gt 1 ] || return 0
    number=$(grep -xE '[0-9]+' "$log" | tail -n 1)
    grep -vxE '[0-9]+' "$log" | tail -n 20 >&2 || true
    keep "$number" "ended with status $status"
    next=$((number + 1))
  done
}

# check EXTENSION COMMAND…: runs a command with all files of one kind, and with each if that fails.
check() {
  local extension=$1 files=() file name
  shift
  while IFS= read -r file; do files+=("$file"); done < <(find "$part" -name "*.$extension")
  [ "${#files[@]}" -gt 0 ] || return 0
  "$@" "${files[@]}" >/dev/null 2>&1 && return
  for file in "${files[@]}"; do
    "$@" "$file" >"$part/log" 2>&1 || {
      tail -n 3 "$part/log" >&2
      name=$(basename "$file")
      keep "${name%%.*}" "made a faulty ${name#*.}"
    }
  done
}

# check_json SCHEMA FILE…
check_json() {
  local schema=Documentation/$1.schema.json file instances=()
  shift
  for file in "$@"; do instances+=(--instance "$file"); done
  /usr/bin/python3 -W ignore -m jsonschema --base-uri "file://$PWD/Documentation/" \
    "${instances[@]}" "$schema"
}

check_part() {
  local name
  check svg xmllint --noout --nonet
  check html xmllint --noout --nonet
  check dot dot -Tcanon -o /dev/null
  [ -n "$has_validator" ] || return 0
  for name in conflict changes history; do check "$name.json" check_json "$name"; done
  check flow.json check_json graph
}

# work NUMBER: every $jobs-th part.
work() {
  local start=$((first + $1 * per_part)) end=$((first + count)) size
  while [ "$start" -lt "$end" ]; do
    size=$((end - start < per_part ? end - start : per_part))
    part=$(mktemp -d "$scratch/part.XXXXXX")
    draw_part "$start" "$size"
    check_part
    rm -rf "$part"
    [ "$1" -ne 0 ] || progress "drawing mutants" $((start - first)) "$count"
    start=$((start + jobs * per_part))
  done
}

jobs=$(getconf _NPROCESSORS_ONLN)
scratch=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-mutants.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
failed=$scratch/failed
: >"$failed"
has_validator=
if has_json_validator; then
  has_validator=yes
else
  say "skipped: no validator of JSON Schema 2020-12 on this host"
fi
workers=()
for ((job = 0; job < jobs; job++)); do
  work "$job" &
  workers+=($!)
done
status=0
for worker in "${workers[@]}"; do wait "$worker" || status=$?; done
[ "$status" -eq 0 ] || fail "the check itself failed ($status)"
[ ! -s "$failed" ] || fail "$(sort -u "$failed" | wc -l) of $count mutants failed"
say "$count mutants of the samples were read and drawn"
