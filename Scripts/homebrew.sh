# shellcheck shell=bash
# Makes the packages of Homebrew known to pkg-config. This file is to be sourced, not run.
#
# Homebrew keeps some libraries out of its common folder, since macOS has other versions of them. Its own
# folder is /opt/homebrew on Apple silicon and /usr/local on Intel.
if [ "$(uname -s)" = Darwin ] && command -v brew >/dev/null; then
  for seguemap_package in libxml2 libpng jpeg-turbo; do
    seguemap_folder=$(brew --prefix)/opt/$seguemap_package/lib/pkgconfig
    case :${PKG_CONFIG_PATH:-}: in
      *":$seguemap_folder:"*) ;;
      *) PKG_CONFIG_PATH=$seguemap_folder${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH} ;;
    esac
  done
  export PKG_CONFIG_PATH
  unset seguemap_package seguemap_folder
fi
