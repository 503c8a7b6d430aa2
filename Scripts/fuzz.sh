#!/usr/bin/env bash
# Fuzzes what reads files, with the address sanitizer.
#
# usage: Scripts/fuzz.sh SECONDS [TARGET…]     all targets by default, one after the other
#
# What makes a target crash, hang or take much memory is written to Fuzz/Finds/TARGET, from where
# `make test` replays it. What a target learned is kept in the build folder for the next run. On macOS,
# this needs a toolchain from swift.org, since Xcode's has no libFuzzer.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

seconds=${1:?usage: Scripts/fuzz.sh SECONDS [TARGET…]}
shift
known=(interface swift objective-c property-list pbxproj strings xcstrings assets yaml export changes git)
targets=("${@:-${known[@]}}")
build=.build/fuzz

# find_samples NAME…: prints the samples' files of these names.
find_samples() {
  local name arguments=()
  for name in "$@"; do arguments+=(-o -name "$name"); done
  find Samples -type f \( "${arguments[@]:1}" \)
}

# seed_files TARGET
seed_files() {
  case $1 in
    interface) find_samples '*.storyboard' '*.xib' ;;
    swift) find_samples '*.swift' ;;
    objective-c) find_samples '*.m' '*.h' ;;
    property-list) find_samples '*.plist' ;;
    strings) find_samples '*.strings' ;;
    xcstrings) find_samples '*.xcstrings' ;;
    assets) find_samples Contents.json '*.png' '*.jpg' ;;
    export) find output -name '*.json' ;;
  esac
  [ ! -d "Fuzz/Seeds/$1" ] || find "Fuzz/Seeds/$1" -type f
}

# copy_seeds TARGET DIR: the seeds, cut to the length of inputs.
copy_seeds() {
  local file
  while IFS= read -r file; do
    head -c "$length" "$file" >"$2/$(cksum <"$file" | tr ' ' -)"
  done < <(seed_files "$1")
  case $1 in
    git)
      git cat-file tree HEAD >"$2/tree"
      git cat-file commit HEAD >"$2/commit"
      git ls-files --stage -z >"$2.index"
      head -c "$length" "$2.index" >"$2/index"
      rm "$2.index"
      ;;
    property-list | strings)
      while IFS= read -r file; do
        python3 -c 'import plistlib, sys
plistlib.dump(plistlib.load(open(sys.argv[1], "rb")), open(sys.argv[2], "wb"), fmt=plistlib.FMT_BINARY)' \
          "$file" "$2/$(cksum <"$file" | tr ' ' -).binary"
      done < <(find_samples '*.plist')
      ;;
  esac
}

# write_words TARGET FILE: the most frequent words of the seeds, as libFuzzer's dictionary.
write_words() {
  seed_files "$1" | tr '\n' '\0' | xargs -0 -r grep -aohE '[A-Za-z_][A-Za-z0-9_.-]{2,30}' |
    sort | uniq -c | sort -rn | awk 'NR <= 300 { printf "\"%s\"\n", $2 }' >"$2" || true
}

# fuzz TARGET
fuzz() {
  local corpus=$build/corpus/$1 seeds status=0 words=()
  seeds=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-seeds.XXXXXX")
  mkdir -p "$corpus" "Fuzz/Finds/$1"
  copy_seeds "$1" "$seeds"
  write_words "$1" "$seeds.words"
  # libFuzzer takes no empty one.
  [ ! -s "$seeds.words" ] || words=(-dict="$seeds.words")
  # Swift keeps marks in pointers, so that what they lead to is taken for a leak.
  SEGUEMAP_FUZZ_TARGET=$1 ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 \
    "$build/release/fuzzer" -max_total_time="$seconds" -max_len="$length" -timeout=10 \
    -rss_limit_mb=2048 -print_final_stats=1 ${words[@]+"${words[@]}"} \
    -artifact_prefix="Fuzz/Finds/$1/" "$corpus" "$seeds" 2>"$build/$1.log" || status=$?
  rm -rf "$seeds" "$seeds.words"
  rmdir "Fuzz/Finds/$1" 2>/dev/null || true
  if [ "$status" -ne 0 ]; then
    tail -n 60 "$build/$1.log" >&2
    complain "the target '$1' stopped; its input is the newest file in Fuzz/Finds/$1"
  else
    say "$1: $(sed -n 's/^stat::number_of_executed_units: *//p' "$build/$1.log") inputs, no find"
  fi
}

complain() {
  say "error: $*"
  failures=$((failures + 1))
}

length=8192
failures=0
options=(--configuration release --scratch-path "$build" --product fuzzer)
# The usual linker fails on libFuzzer's debug information.
[ "$(uname -s)" != Linux ] || options+=(-Xswiftc -use-ld=lld)
SEGUEMAP_FUZZ=1 swift build "${options[@]}" --sanitize address --sanitize fuzzer
for target in "${targets[@]}"; do fuzz "$target"; done
[ "$failures" -eq 0 ] || exit 1
