#!/usr/bin/env bash
# Builds the C libraries that a release for Linux contains, from the sources of Debian 12.
#
# usage: Scripts/release-libraries.sh PREFIX     writes PREFIX/lib/*.a, headers, and files for pkg-config
#
# Graphviz and libxml2 have another version and another file name in nearly every distribution. A release
# contains them, and so runs everywhere with the same layout. They are built without what SegueMap does not
# use: plug-ins except that of `dot`, ICU, compression, and loading by name. libpng, libjpeg, libyaml, expat and
# zlib are Debian's own static libraries. Cairo and Pango are not contained: they are loaded for PNG and PDF,
# by names that are the same everywhere.
#
# Debian's sources have its security updates. It needs root and Debian 12.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/terminal.sh

packages='graphviz libxml2'
tools='dpkg-dev autoconf automake libtool libltdl-dev bison flex pkg-config gcc make libexpat1-dev zlib1g-dev
libpng-dev libjpeg-dev libyaml-dev libpango1.0-dev'

main() {
  [ $# -eq 1 ] || fail "usage: Scripts/release-libraries.sh PREFIX"
  mkdir -p "$1/lib"
  prefix=$(cd "$1" && pwd)
  [ "$(. /etc/os-release && echo "$ID-$VERSION_ID")" = debian-12 ] ||
    fail "the libraries of a release are built on Debian 12" "a program then runs on later systems as well"
  sources=$(mktemp -d "${TMPDIR:-/tmp}/seguemap-libraries.XXXXXX")
  trap 'rm -rf "$sources"' EXIT
  step "apt: fetching sources" fetch
  step "building libxml2" build_libxml2
  step "building Graphviz" build_graphviz
  copy_static_libraries
  compile_random
  describe pangocairo
  say "the libraries are in $prefix/lib"
}

fetch() {
  local options=(-o Dir::Etc::SourceList="$sources/list" -o Dir::Etc::SourceParts=/dev/null
    -o Dir::State::Lists="$sources/lists")
  printf 'deb-src http://deb.debian.org/debian%s main\n' \
    ' bookworm' ' bookworm-updates' '-security bookworm-security' >"$sources/list"
  mkdir -p "$sources/lists/partial"
  apt-get update
  # shellcheck disable=SC2086 # Several names.
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $tools
  apt-get "${options[@]}" update
  # apt has checked the signatures of the lists, and the checksums by them.
  # shellcheck disable=SC2086
  (cd "$sources" && apt-get "${options[@]}" source --download-only $packages)
  for package in "$sources"/*.dsc; do
    dpkg-source --no-check -x "$package" "$(name_of "$package")"
  done
}

name_of() { printf '%s/%s' "$sources" "$(basename "${1%%_*}")"; }

build_libxml2() {
  cd "$sources/libxml2"
  autoreconf -fi
  configure --with-minimum --with-sax1 --with-tree --with-push --with-output --with-threads
  make -j "$(nproc)" libxml2.la
  make install-libLTLIBRARIES install-pkgconfigDATA
  make -C include install
}

build_graphviz() {
  cd "$sources/graphviz"
  ./autogen.sh NOCONFIG
  autoreconf -fi
  # Without loading by name, the program itself adds the plug-in: see Sources/CGraphviz/shim.h.
  configure --disable-ltdl --disable-swig --disable-tcl --without-x --without-pangocairo \
    --without-gdk-pixbuf --without-gtk --without-libgd --without-ann --without-gts --without-qt \
    --without-rsvg --without-webp --without-poppler --without-ghostscript --without-lasi --without-glut \
    --without-smyrna --without-ortho --without-digcola --without-ipsepcola --without-sfdp --without-devil
  make -j "$(nproc)" -C lib
  make -j "$(nproc)" -C plugin/dot_layout
  make -C lib/common install-pkgincludeHEADERS
  for library in cdt pathplan xdot cgraph gvc; do
    make -C "lib/$library" install-libLTLIBRARIES install-pkgincludeHEADERS install-pkgconfigDATA
  done
  cp plugin/dot_layout/.libs/libgvplugin_dot_layout.a "$prefix/lib/"
}

configure() {
  CFLAGS='-O2 -fPIC' \
    ./configure --prefix="$prefix" --disable-shared --enable-static --with-pic "$@"
}

copy_static_libraries() {
  local name file
  for name in png jpeg yaml expat z; do
    file=$(gcc -print-file-name="lib$name.a")
    [ -f "$file" ] || fail "lib$name.a is missing"
    cp -L "$file" "$prefix/lib/"
  done
  describe libpng libjpeg yaml-0.1
}

compile_random() {
  gcc -O2 -fPIC -c Scripts/linux-random.c -o "$sources/random.o"
  ar rcs "$prefix/lib/librandom.a" "$sources/random.o"
}

# describe NAME…: writes files for pkg-config that name no folder of the system. A linker takes the first folder
# with a library of the right name, and a shared library before a static one, so that one such folder would do
# to link all of the system's. Of Cairo and Pango, only the headers are used.
describe() {
  local name
  for name in "$@"; do
    cat >"$prefix/lib/pkgconfig/$name.pc" <<END
Name: $name
Description: $name for a release of SegueMap
Version: $(pkg-config --modversion "$name")
Cflags: $(pkg-config --cflags-only-I "$name")
Libs: -L$prefix/lib
END
  done
}

main "$@"
