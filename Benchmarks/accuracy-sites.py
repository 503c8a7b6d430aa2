#!/usr/bin/env python3
"""Lists the places of an app's source that navigate, in random order, for Benchmarks/Accuracy.

usage: accuracy-sites.py APP [--count N]

APP is a checkout named OWNER+NAME. The name is the seed, so that the order is the same each time.
Places are found by their spelling only; whether one counts is decided by its reader.
"""
import argparse
import os
import pathlib
import random
import re

SITE = re.compile(r"""
    \bpresent\( | \bpresentViewController | \bpresentModalViewController | pushViewController
    | performSegue | \baddChild\( | addChildViewController | \bshow\( | showDetailViewController
    | showViewController | setViewControllers | viewControllers\s*= | rootViewController\s*=
    | \bset(?:Root|ViewController)\w*\( | UIStoryboardSegue\b
    | beginSheet | presentAsSheet | presentAsModalWindow | showWindow | contentViewController\s*=
    | indow\w*\.contentView\s*= | pushController | presentController
    | UIHostingController\( | NSHostingView\( | NSHostingController\( | WKHostingController
    | NavigationLink\b | \.sheet\( | \.fullScreenCover\( | \.popover\( | \.inspector\(
    | navigationDestination | NavigationSplitView | \bTabView\b | \bTab\( | \.tabItem
    | WindowGroup\b | \bWindow\( | \bSettings\s*\{ | \bDocumentGroup\( | \bMenuBarExtra\b
    | openWindow\b | openSettings\b
    | \b[pP]ath\.append | \b[rR]outer\??\.(?!dismiss|pop)\w+\( | \.(?:navigate|route)\( | \bopen\(\.
    | \b[cC]oordinator\??\.(?:start|show|present|push|open|navigate|route|go|display|did)\w*\(
    | addChildCoordinator""", re.VERBOSE)
# Alerts, system screens, and names that only look like navigation.
OTHER = re.compile(r"""
    documentPicker | [pP]icker,\ anim | [aA]lert\w*\.beginSheet | [pP]anel\w*\.beginSheet
    | presentation\w*\s*[:=] | alertController | [aA]lert,\ anim | activityVC | UIAlertController
    | \balert\b | UIActivityViewController | SFSafari | ImagePicker | MFMail | PHPicker
    | DocumentPicker | presentationMode | NSAlert | NSOpenPanel | NSSavePanel | [pP]anel\.runModal
    | presentedViewController | return\ (?:presentV|present\() | print\(
    | isPresented:\ \$\w*[aA]lert | contentView\s*=\s*nil""", re.VERBOSE)
DECLARATION = re.compile(r"(?:\w+ )*(?:func|protocol|class|extension|struct|case"
                         r"|let \w+: \w+ ?[?{]?$|typealias|#selector|init\()\b|[-+] \(")
BODY_ON_LINE = re.compile(r"\{.*(?:present|push)")
PREVIEW = re.compile(r"#Preview|.*(?:PreviewProvider|_Preview)")
FOREIGN_FOLDER = re.compile(
    r"(?:^|/)(?:Pods|Carthage|build|DerivedData|[\w ]*Tests?|\w*UITests|Vendor|vendor|ThirdParty"
    r"|third_party|3rdparty|Frameworks|External|Submodules|OTRAssets|deps|Preview Content"
    r"|[Dd]ependencies)(?:/|$)")
TEST_FILE = re.compile(r"(?:Tests?|Spec|Mock\w*|_?Previews?)\.(?:swift|m)$")


def sites_of_file(path):
    """Returns the numbers of the lines that navigate."""
    numbers, preview_indent = [], None
    for number, line in enumerate(path.read_text(errors="replace").split("\n"), start=1):
        text = line.strip()
        if text.startswith(("//", "*", "import")):
            continue
        indent = len(line) - len(line.lstrip())
        if PREVIEW.match(text):
            preview_indent = indent
        if preview_indent is not None:
            if text == "}" and indent == preview_indent:
                preview_indent = None
            continue
        if DECLARATION.match(text) and (text[0] in "-+" or not BODY_ON_LINE.search(text)):
            continue
        if SITE.search(line) and not OTHER.search(line):
            numbers.append(number)
    return numbers


def sites_of_app(app):
    for path in sorted(app.rglob("*")):
        relative = path.relative_to(app).as_posix()
        if (path.suffix in (".swift", ".m", ".mm") and path.is_file()
                and not FOREIGN_FOLDER.search(os.path.dirname(relative))
                and not TEST_FILE.search(relative)):
            yield from ((relative, number) for number in sites_of_file(path))


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("app", type=pathlib.Path)
    parser.add_argument("--count", type=int)
    arguments = parser.parse_args()
    sites = list(sites_of_app(arguments.app))
    chance = random.Random(f"18 {arguments.app.absolute().name}")
    for path, number in chance.sample(sites, len(sites))[:arguments.count]:
        print(f"{path}:{number}")


if __name__ == "__main__":
    main()
