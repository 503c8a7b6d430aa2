#!/usr/bin/env bash
# Makes the files of a release; .github/workflows/release.yml calls this on each system.
#
# usage: Scripts/release.sh check TAG       whether the tag, the version and CHANGELOG.md agree
#        Scripts/release.sh notes           prints what CHANGELOG.md says of this version
#        Scripts/release.sh build FOLDER    builds FOLDER/seguemap-VERSION-SYSTEM.tar.gz for this system
#        Scripts/release.sh universal FOLDER  joins those of both Macs; runs on a Mac
#        Scripts/release.sh join FOLDER     makes of these a bundle for SwiftPM, and the list of checksums
#        Scripts/release.sh formula FOLDER  prints the Homebrew formula with the checksum for macOS
#
#   SEGUEMAP_LIBRARIES  as for Scripts/build.sh; a release for Linux contains its libraries
#   SEGUEMAP_PROGRAM    a program that is already built, in place of a build
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

# The one place of the version.
version=$(sed -n 's/^ *version: "\([^"]*\)".*/\1/p' Sources/seguemap/SegueMap.swift)
# The glibc that a release for Linux needs: that of Ubuntu 22.04.
glibc=2.35

main() {
  [ -n "$version" ] || fail "Sources/seguemap/SegueMap.swift names no version"
  case ${1:-} in
    check) check "${2:?check needs a tag}" ;;
    notes) notes ;;
    build) build "${2:?build needs a folder}" ;;
    universal) universal "${2:?universal needs a folder}" ;;
    join) join "${2:?join needs a folder}" ;;
    formula) formula "${2:?formula needs a folder}" ;;
    *) fail "usage: Scripts/release.sh check TAG | notes | build FOLDER | universal FOLDER | join FOLDER | formula FOLDER" ;;
  esac
}

check() {
  [ "$1" = "v$version" ] || fail "the tag is $1; expected v$version by Sources/seguemap/SegueMap.swift"
  grep -q "^## \[$version\] - [0-9]\{4\}-[0-9][0-9]-[0-9][0-9]$" CHANGELOG.md ||
    fail "CHANGELOG.md has no heading '## [$version] - YYYY-MM-DD'"
}

notes() {
  awk -v heading="## [$version]" '
    index($0, heading) == 1 { found = 1; next }
    found && /^(## |\[)/ { exit }
    found { print }' CHANGELOG.md | sed -e '/./,$!d'
}

# The name of this system in files: linux-x86_64, linux-arm64, macos-arm64, macos-x86_64.
system_name() {
  case $(uname -s)-$(uname -m) in
    Linux-x86_64) echo linux-x86_64 ;;
    Linux-aarch64 | Linux-arm64) echo linux-arm64 ;;
    Darwin-arm64) echo macos-arm64 ;;
    Darwin-x86_64) echo macos-x86_64 ;;
    *) fail "there is no release for $(uname -s) on $(uname -m)" ;;
  esac
}

build() {
  local name folder
  name=seguemap-$version-$(system_name)
  mkdir -p "$1"
  folder=$(cd "$1" && pwd)
  staging=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-release.XXXXXX")
  trap 'rm -rf "$staging"' EXIT
  if [ -n "${SEGUEMAP_PROGRAM:-}" ]; then
    install -d "$staging/$name/bin"
    install -m 755 "$SEGUEMAP_PROGRAM" "$staging/$name/bin/seguemap"
    # Only a build makes the manual.
    Scripts/install-completions.sh "$staging/$name/bin/seguemap" "$staging/$name"
  else
    Scripts/install.sh "$staging/$name"
  fi
  # Symbols are two thirds of the size; a crash report still has its addresses.
  [ "$(uname -s)" != Linux ] || strip "$staging/$name/bin/seguemap"
  [ -z "${SEGUEMAP_LIBRARIES:-}" ] || check_needs "$staging/$name/bin/seguemap"
  [ "$(uname -s)" != Darwin ] || complete_on_mac "$staging/$name"
  "$staging/$name/bin/seguemap" doctor >&2 || fail "the program does not work here"
  # Not beside `bin`: a tarball may be unpacked into /usr/local.
  install -d "$staging/$name/share/doc/seguemap"
  install -m 644 LICENSE Packaging/THIRD-PARTY.md "$staging/$name/share/doc/seguemap/"
  pack "$folder/$name.tar.gz" "$staging" "$name"
  say "$folder/$name.tar.gz"
}

# check_needs PROGRAM: fails if a release for Linux would not start on every system that the documents name.
check_needs() {
  local needs newest
  needs=$(objdump -p "$1")
  ! grep 'NEEDED' <<<"$needs" | grep -Ev ' (lib(c|m|stdc\+\+|gcc_s)|ld-linux-.*)\.so\.[0-9]+$' >&2 ||
    fail "the program needs libraries that not every system has in the same version"
  newest=$(grep -o 'GLIBC_[0-9.]*' <<<"$needs" | sort -V | tail -n 1)
  [ "$(printf '%s\n' "$newest" "GLIBC_$glibc" | sort -V | tail -n 1)" = "GLIBC_$glibc" ] ||
    fail "the program needs $newest; expected $glibc or earlier, which Packaging/README.md names"
}

# complete_on_mac FOLDER: puts what the oldest macOS lacks of Swift's libraries, such as that of `Span`, into
# FOLDER/lib. Fails if the program needs any other library that is neither the system's nor of a package that the
# formula installs.
complete_on_mac() {
  local formula packages library package
  formula=$(sed -n 's/^  depends_on "\([^"]*\)"$/\1/p' Packaging/Homebrew/seguemap.rb)
  # shellcheck disable=SC2086 # Several names.
  packages=$(printf '%s\n' $formula && brew deps --union $formula)
  for library in $(otool -L "$1/bin/seguemap" | sed -n '2,$s/^[[:space:]]*\([^ ]*\) (.*/\1/p'); do
    package=
    case $library in
      /usr/lib/* | /System/Library/*) continue ;;
      @rpath/libswift*.dylib) copy_swift_library "${library##*/}" "$1/lib" && continue ;;
      "$(brew --prefix)"/opt/*/lib/*) package=${library%/lib/*} package=${package##*/} ;;
    esac
    grep -qxF "${package:-none}" <<<"$packages" ||
      fail "the program needs $library, which neither macOS nor the formula has"
  done
}

# copy_swift_library NAME FOLDER: takes it from the toolchain.
copy_swift_library() {
  local resources file
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  # The folders of what was added later have the version: `swift-6.2`.
  for file in "$resources"-*/macosx/"$1"; do
    [ -f "$file" ] || return 1
    install -d "$2"
    install -m 755 "$file" "$2/$1"
  done
}

# universal FOLDER: Homebrew's libraries are for one architecture, in a folder of its own for each. So each
# half of the program is built on its own Mac, and names the libraries where that Mac has them.
universal() {
  local folder name half library
  folder=$(cd "$1" && pwd)
  name=seguemap-$version-macos-universal
  staging=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-release.XXXXXX")
  trap 'rm -rf "$staging"' EXIT
  for half in arm64 x86_64; do
    tar -C "$staging" -xzf "$folder/seguemap-$version-macos-$half.tar.gz"
  done
  cp -R "$staging/seguemap-$version-macos-arm64" "$staging/$name"
  lipo -create -output "$staging/$name/bin/seguemap" \
    "$staging/seguemap-$version-macos-arm64/bin/seguemap" \
    "$staging/seguemap-$version-macos-x86_64/bin/seguemap"
  # A toolchain's libraries are for both.
  for library in "$staging/$name"/lib/*.dylib; do
    [ ! -e "$library" ] || lipo "$library" -verify_arch arm64 x86_64 || fail "$library is for one Mac only"
  done
  "$staging/$name/bin/seguemap" doctor >&2 || fail "the program does not work here"
  pack "$folder/$name.tar.gz" "$staging" "$name"
  rm "$folder/seguemap-$version-macos-arm64.tar.gz" "$folder/seguemap-$version-macos-x86_64.tar.gz"
  say "$folder/$name.tar.gz"
}

# pack FILE FOLDER NAME: the same bytes for the same contents.
pack() {
  local options=()
  if tar --version 2>/dev/null | grep -q GNU; then
    options=(--sort=name --owner=0 --group=0 --numeric-owner
      --mtime="@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}")
  fi
  # The bash of macOS takes an empty list for a variable that is not set.
  tar ${options[@]+"${options[@]}"} -C "$2" -cf - "$3" | gzip -9n >"$1"
}

# join FOLDER: the artifact bundle has the programs of all systems whose tarballs are there.
join() {
  local folder bundle tarball name system triples entries=
  folder=$(cd "$1" && pwd)
  bundle=seguemap.artifactbundle
  staging=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-release.XXXXXX")
  trap 'rm -rf "$staging"' EXIT
  for tarball in "$folder"/seguemap-"$version"-*.tar.gz; do
    [ -e "$tarball" ] || fail "no seguemap-$version-*.tar.gz is in $folder"
    name=$(basename "$tarball" .tar.gz) system=${tarball##*"$version"-} system=${system%.tar.gz}
    case $system in
      linux-x86_64) triples='"x86_64-unknown-linux-gnu"' ;;
      linux-arm64) triples='"aarch64-unknown-linux-gnu"' ;;
      macos-universal) triples='"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
      *) fail "$tarball is for no known system" ;;
    esac
    mkdir -p "$staging/$bundle/$name"
    tar -C "$staging/$bundle" -xzf "$tarball"
    find "$staging/$bundle/$name/share" -mindepth 1 -maxdepth 1 ! -name doc -exec rm -r {} +
    entries+="${entries:+,}
        { \"path\": \"$name/bin/seguemap\", \"supportedTriples\": [$triples] }"
  done
  cat >"$staging/$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "seguemap": {
      "type": "executable",
      "version": "$version",
      "variants": [$entries
      ]
    }
  }
}
END
  rm -f "$folder/$bundle.zip"
  # 1980 is the first year of a zip file.
  find "$staging/$bundle" -exec touch -t 198001010000 {} +
  (cd "$staging" && python3 -m zipfile --create "$folder/$bundle.zip" "$bundle")
  (cd "$folder" && checksums seguemap-"$version"-*.tar.gz "$bundle.zip" >SHA256SUMS)
  say "$folder: $bundle.zip and SHA256SUMS"
}

checksums() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

# formula FOLDER: for a tap; FOLDER has SHA256SUMS with a line for the archive for macOS.
formula() {
  local sum
  sum=$(sed -n "s/ *seguemap-$version-macos-universal.tar.gz$//p" "$1/SHA256SUMS")
  [ -n "$sum" ] || fail "$1/SHA256SUMS has no line for seguemap-$version-macos-universal.tar.gz"
  sed -e "s/VERSION/$version/g" -e "s/CHECKSUM/$sum/" Packaging/Homebrew/seguemap.rb
}

main "$@"
