#!/usr/bin/env bash
# Runs a command in a bare Debian or Ubuntu system of some release, which is made first.
#
# usage: Scripts/root.sh SUITE COMMAND…     such as: Scripts/root.sh sid make test
#
# SUITE is one of Debian, or jammy (Ubuntu 22.04) or noble (24.04), for which debootstrap needs Ubuntu's keys: the
# package ubuntu-keyring, which Debian has from 13 on.
#
#   SEGUEMAP_ROOTS  the folder of the systems; .roots by default, which git ignores
#   SEGUEMAP_BARE   1: the system as a user has it, without the two things below, to try a release in
#
# It needs root, Linux, debootstrap and a network. In the system, this repository is /seguemap, with a build
# folder of its own, and the host's toolchain is /opt/swift. Mounts are seen by the command only, and end
# with it.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

repository=$PWD
roots=${SEGUEMAP_ROOTS:-$repository/.roots}
bare=${SEGUEMAP_BARE:-}

main() {
  [ $# -ge 2 ] || fail "usage: Scripts/root.sh SUITE COMMAND…"
  local suite=$1
  shift
  check_host
  root=$roots/$suite
  [ -e "$root/.made" ] || make_root "$suite"
  [ -n "$bare" ] || [ -e "$root/.prepared" ] || prepare "$suite"
  in_root "$@"
}

check_host() {
  [ "$(uname -s)" = Linux ] || fail "other systems run on Linux only"
  [ "$(id -u)" -eq 0 ] || fail "making and entering a system needs root"
  command -v debootstrap >/dev/null || fail "debootstrap is missing" "install the package debootstrap"
  [ -n "$bare" ] || command -v swiftc >/dev/null || fail "no Swift toolchain found"
}

# make_root SUITE
make_root() {
  rm -rf "$root"
  mkdir -p "$roots"
  local options=(--variant=minbase --include=ca-certificates --force-check-gpg)
  if is_ubuntu "$1"; then
    # Half of what is installed is in universe. All of Ubuntu has one script, and an older debootstrap does not
    # know that a newer release has it, too; the mirror is the one of the script.
    options+=('--components=main,universe' "$1" "$root" '' gutsy)
  else
    options+=("$1" "$root")
  fi
  step "debootstrap: $1" debootstrap "${options[@]}"
  ! is_ubuntu "$1" || add_updates "$1"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  # A mirror may lag behind, which does not matter for a system that only runs tests.
  printf 'Acquire::Check-Valid-Until "false";\n' >"$root/etc/apt/apt.conf.d/99mirror"
  # Nothing in it has to survive a power cut, and a busy disk takes minutes for each package otherwise.
  printf 'force-unsafe-io\n' >"$root/etc/dpkg/dpkg.cfg.d/unsafe-io"
  touch "$root/.made"
}

is_ubuntu() { [ "$1" = jammy ] || [ "$1" = noble ]; }

# add_updates SUITE: as every image of Ubuntu has them; the git of 22.04 knows `safe.directory` by them only.
add_updates() {
  local sources=$root/etc/apt/sources.list pocket
  for pocket in updates security; do
    sed "s/ $1 / $1-$pocket /" "$sources" >"$sources.d/$pocket.list"
  done
}

# prepare SUITE: installs what a toolchain needs, and what no script of this repository installs.
prepare() {
  # shellcheck disable=SC2016 # The shell of the system expands it.
  step "apt: what a toolchain needs in $1" in_root /bin/sh -c 'apt-get update && apt-get install -y \
    --no-install-recommends make git g++ libc6-dev libncurses6 libcurl4 libedit2 libsqlite3-0 python3 tzdata \
    $(apt-cache search --names-only "^libxml2\$" | cut -d " " -f 1)'
  # A host whose git takes packages from a folder of its own does so here as well.
  [ -z "$(mirrors)" ] || cp /etc/gitconfig "$root/etc/gitconfig"
  copy_certificates
  copy_libraries
  touch "$root/.prepared"
}

# Where a proxy opens connections, the host trusts a certificate of the proxy, and downloads in here need it.
copy_certificates() {
  local folder=/usr/local/share/ca-certificates
  [ -n "$(find "$folder" -name '*.crt' 2>/dev/null)" ] || return 0
  cp -R "$folder/." "$root$folder"
  in_root update-ca-certificates
}

# The folders from which the system's git takes what has another address.
mirrors() {
  local key
  git config --system --name-only --get-regexp '^url\./.*\.insteadof$' 2>/dev/null | sort -u |
    while read -r key; do
      key=${key#url.}
      printf '%s\n' "${key%.insteadof}"
    done
}

# A toolchain is linked with libraries of the release that it was made for, such as libxml2.so.2, of which
# later releases have another version. The host's are put beside it, but never what the system has itself: all of
# its programs would get the host's.
copy_libraries() {
  local name file found=1
  mkdir -p "$root/opt/libraries"
  while [ $found -eq 1 ]; do
    found=0
    for name in $(missing_libraries); do
      file=$(ldconfig -p | sed -n "s,^[[:space:]]*$name .*=> ,,p" | head -n 1)
      if [ -z "$file" ] || [ -e "$root/opt/libraries/$name" ]; then continue; fi
      cp -L "$file" "$root/opt/libraries/$name"
      found=1
    done
  done
}

missing_libraries() {
  in_root /bin/sh -c 'ldd /opt/swift/usr/bin/* /opt/swift/usr/lib/*.so /opt/libraries/* 2>/dev/null' |
    sed -n 's/^[[:space:]]*\([^ ]*\) => not found$/\1/p' | sort -u
}

# in_root COMMAND…
in_root() {
  local path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin folder=/ toolchain=
  local settings=(HOME=/root LANG=C.UTF-8 ${CI:+CI="$CI"} ${VERBOSE:+VERBOSE="$VERBOSE"})
  if [ -z "$bare" ]; then
    path=/opt/swift/usr/bin:$path folder=/seguemap
    settings+=(LD_LIBRARY_PATH=/opt/libraries)
    toolchain=$(readlink -f "$(dirname "$(command -v swiftc)")/../..")
  fi
  root=$root repository=$repository toolchain=$toolchain mirrors=$(mirrors) \
    unshare --mount --propagation private -- "$BASH" -c "set -euo pipefail
      $(declare -f mount_all)
      mount_all
      exec chroot \"\$root\" \"\$@\"" in_root \
    /usr/bin/env -i "${settings[@]}" PATH="$path" \
    /bin/sh -c "cd $folder && exec \"\$@\"" sh "$@"
}

# Runs in a mount namespace of its own.
mount_all() {
  local mirror
  mount -t proc proc "$root/proc"
  [ -n "$toolchain" ] || return 0
  mkdir -p "$root/opt/swift" "$root/opt/build" "$root/seguemap" "$repository/.build"
  mount --bind "$toolchain" "$root/opt/swift"
  mount -o remount,bind,ro "$root/opt/swift"
  mount --bind "$repository" "$root/seguemap"
  mount --bind "$root/opt/build" "$root/seguemap/.build"
  # shellcheck disable=SC2154 # The environment has it.
  for mirror in $mirrors; do
    mkdir -p "$root$mirror"
    mount --bind "$mirror" "$root$mirror"
  done
}

main "$@"
