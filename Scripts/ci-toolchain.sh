#!/usr/bin/env bash
# Installs a Swift toolchain from swift.org, for a container that has none.
#
# usage: Scripts/ci-toolchain.sh VERSION PLATFORM FOLDER     such as: 6.3.1 debian12 /opt/swift
#
# The signature is checked with swift.org's keys. What the toolchain is linked with and the system has under
# another name, such as ICU of Debian 12, is fetched from Debian 12.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

[ $# -eq 3 ] || fail "usage: Scripts/ci-toolchain.sh VERSION PLATFORM FOLDER"
version=$1 platform=$2 folder=$3
name=swift-$version-RELEASE-$platform
address=https://download.swift.org/swift-$version-release/$platform/swift-$version-RELEASE/$name.tar.gz
scratch=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-toolchain.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

download() { curl --fail --silent --show-error --location --retry 3 --proto '=https' --output "$@"; }

download "$scratch/$name.tar.gz" "$address"
download "$scratch/$name.sig" "$address.sig"
download "$scratch/keys" https://www.swift.org/keys/all-keys.asc
export GNUPGHOME=$scratch/gnupg
install -d -m 700 "$GNUPGHOME"
gpg --quiet --import "$scratch/keys"
gpg --verify "$scratch/$name.sig" "$scratch/$name.tar.gz"
mkdir -p "$folder"
tar -C "$folder" --strip-components 1 -xzf "$scratch/$name.tar.gz"

# What a toolchain needs of the system.
apt-get update
apt-get install -y --no-install-recommends binutils g++ libc6-dev libcurl4 libedit2 libncurses6 \
  libsqlite3-0 python3 tzdata
if ldd "$folder/usr/bin/swift-build" | grep -q 'libicuuc.so.72 => not found'; then
  printf 'deb http://deb.debian.org/debian bookworm main\n' >/etc/apt/sources.list.d/bookworm.list
  apt-get update
  apt-get install -y --no-install-recommends libicu72
  rm /etc/apt/sources.list.d/bookworm.list
fi
"$folder/usr/bin/swift" --version
