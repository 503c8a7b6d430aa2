#!/usr/bin/env bash
# Installs a Swift toolchain from swift.org, for a container that has none and for a Mac whose newest Xcode has
# an older Swift.
#
# usage: Scripts/ci-toolchain.sh VERSION PLATFORM     such as: 6.3.1 debian12, or on a Mac: 6.3.1 xcode
#
# It prints the folder of the programs, for PATH. The signature is checked: on Linux with swift.org's keys, on a
# Mac by its own. A toolchain for Debian 12 works in Debian 13 as well, which has `libxml2.so.2` too, and so should
# one for Fedora 39 in Fedora 43.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

signer='Developer ID Installer: Swift Open Source (V9AUD2URP3)'

main() {
  [ $# -eq 2 ] || fail "usage: Scripts/ci-toolchain.sh VERSION PLATFORM"
  release=swift-$1-RELEASE platform=$2
  address=https://download.swift.org/swift-$1-release/$platform/$release
  scratch=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-toolchain.XXXXXX")
  trap 'rm -rf "$scratch"' EXIT
  if [ "$platform" = xcode ]; then install_on_mac; else install_on_linux; fi
  "$programs/swift" --version >&2
  printf '%s\n' "$programs"
}

# download FILE ADDRESS
download() {
  curl --fail --silent --show-error --location --retry 3 --proto '=https' --output "$1" "$2"
}

install_on_mac() {
  local package=$scratch/$release.pkg
  download "$package" "$address/$release-osx.pkg"
  pkgutil --check-signature "$package" | tee "$scratch/signature" >&2
  grep -qF "$signer" "$scratch/signature" || fail "$package is not signed by swift.org"
  installer -pkg "$package" -target CurrentUserHomeDirectory >&2
  programs=$HOME/Library/Developer/Toolchains/$release.xctoolchain/usr/bin
}

install_on_linux() {
  local name=$release-$platform folder=/opt/swift
  download "$scratch/$name.tar.gz" "$address/$name.tar.gz"
  download "$scratch/$name.sig" "$address/$name.tar.gz.sig"
  download "$scratch/keys" https://www.swift.org/keys/all-keys.asc
  export GNUPGHOME=$scratch/gnupg
  install -d -m 700 "$GNUPGHOME"
  gpg --quiet --import "$scratch/keys" >&2
  gpg --verify "$scratch/$name.sig" "$scratch/$name.tar.gz" >&2
  mkdir -p "$folder"
  tar -C "$folder" --strip-components 1 -xzf "$scratch/$name.tar.gz"
  programs=$folder/usr/bin
  step "installing what a toolchain needs" install_needs
}

install_needs() {
  if command -v dnf >/dev/null; then
    dnf install -y binutils gcc-c++ glibc-devel libcurl libedit libstdc++-static libxml2 ncurses-libs python3 \
      sqlite-libs tzdata
    return
  fi
  apt-get update
  apt-get install -y --no-install-recommends binutils g++ libc6-dev libcurl4 libedit2 libncurses6 \
    libsqlite3-0 libxml2 python3 tzdata
}

main "$@"
