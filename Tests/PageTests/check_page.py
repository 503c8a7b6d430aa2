#!/usr/bin/env python3
"""Tests the page to explore in a real browser: every feature, with the keyboard and at a phone's width.

usage: check_page.py CHROMIUM FOLDER [TEST…]

FOLDER has the pages that Scripts/check-page.sh writes: small.html, groups.html, hostile.html and links.html;
changes.html, large-changes.html, flow-changes.html and conflict.html, pages of differences; and hostile-site, documents.
"""
import pathlib
import sys
import traceback

from playwright.sync_api import sync_playwright

# These have the tests.
import changes  # noqa: F401
import exploring  # noqa: F401
import reading  # noqa: F401
from harness import TESTS, Browser


def main():
    chromium, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    chosen = sys.argv[3:]
    failed = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for function in TESTS:
            if chosen and function.__name__ not in chosen:
                continue
            pages = Browser(browser, folder)
            try:
                function(pages)
                assert not pages.faults, pages.faults
            except Exception as error:  # Each test reports, whatever went wrong in it.
                failed.append(function.__name__)
                print(f"page: {function.__name__}: {type(error).__name__} {error}".rstrip(), file=sys.stderr)
                if isinstance(error, AssertionError):
                    place = traceback.extract_tb(error.__traceback__)[-1]
                    print(f"  {place.filename}:{place.lineno}", file=sys.stderr)
            for context in browser.contexts:
                context.close()
        browser.close()
    sys.exit(f"page: {len(failed)} tests failed: {', '.join(failed)}" if failed else 0)


main()
