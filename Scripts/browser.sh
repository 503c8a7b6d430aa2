# shellcheck shell=bash
# Finds the browser in which the page is tested. This file is to be sourced, not run.

# Prints the path of a Chromium or Chrome; nothing if there is none.
browser() {
  command -v chromium || command -v chromium-browser || command -v google-chrome ||
    ls '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' 2>/dev/null || true
}
