"""Measurements on real apps: the cost of reading and analysing source, over the compiler's parser.

The folder of apps contains git clones of these repositories, each named OWNER+NAME.
"""
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

from bench import files_below, milliseconds, seconds_in_turns, user_cpu_in_turns

WOOCOMMERCE = "woocommerce+woocommerce-ios"
PROTONVPN = "ProtonVPN+ios-mac-app"
KEEPASSIUM = "keepassium+KeePassium"
DUCKDUCKGO = "duckduckgo+iOS"
APPS = {WOOCOMMERCE: "WooCommerce", PROTONVPN: "ProtonVPN", KEEPASSIUM: "KeePassium",
        DUCKDUCKGO: "DuckDuckGo",
        # SwiftUI only.
        "Dimillian+IceCubesApp": "Ice Cubes", "mlemgroup+mlem": "mlem"}

PARSE_LIMIT, PARSE_GOAL, ANALYSIS_LIMIT = 4, 2.5, 1
PROTONVPN_FOLDERS = ("apps/ios", "apps/macos", "libraries")
PARTS = (25, 50, 75)
# The inputs of an app's graph besides Swift. A part of an app keeps all of them.
OTHER_SOURCES = (".m", ".mm", ".h", ".storyboard", ".xib", ".plist", ".pbxproj", ".yml",
                 "Package.swift")
PHASES = re.compile(r"note: reading took ([\d.]+) s of CPU time, analysis ([\d.]+) s")


def measure(bench, folder):
    missing = [name for name in APPS if not (folder / name).is_dir()]
    if missing:
        sys.exit(f"error: '{folder}' lacks {', '.join(missing)}; clone these apps there")
    for name, title in APPS.items():
        measure_source(bench, folder / name, title)
    measure_targets(bench, folder / PROTONVPN)
    measure_growth(bench, folder / WOOCOMMERCE)
    measure_differences(bench, folder / WOOCOMMERCE)
    for name in (KEEPASSIUM, DUCKDUCKGO):
        bench.walk_history(APPS[name], folder / name, commits=200, commits_a_second=10)


def draw(bench, app):
    return [bench.seguemap, "draw", app, "--format", "json"]


def measure_source(bench, app, title):
    parse = compiler(bench, app)
    over = "over `swiftc -frontend -parse`"
    ours, theirs = [*draw(bench, app), "--verbose"], parse
    (drawing, parsing), (messages, _) = user_cpu_in_turns([ours, theirs])
    bench.row(f"{title} to JSON, user CPU, {over}", drawing, parsing, PARSE_LIMIT, milliseconds,
              goal=PARSE_GOAL)
    phases = PHASES.search(messages)
    if phases is None:
        sys.exit("error: `seguemap draw --verbose` does not report the CPU time of its phases")
    reading, analysis = map(float, phases.groups())
    bench.row(f"{title}, reading alone, {over}", reading, parsing, None, milliseconds)
    bench.row(f"{title}, analysis alone, {over}", analysis, parsing, ANALYSIS_LIMIT, milliseconds)
    bench.compare_memory(f"{title} to JSON, peak memory, beside `swiftc`", draw(bench, app), parse,
                         400e6, absolute=True, may_fail=True)


def compiler(bench, app):
    """Returns a command that lets the compiler parse all Swift files of an app in one invocation."""
    response = bench.scratch / f"{app.name}.files"
    paths = files_below(app.absolute(), ".swift")
    # A path in a response file is split at its spaces unless it is quoted.
    response.write_text("".join(f'"{path}"\n' for path in paths), encoding="utf-8")
    return ["swiftc", "-frontend", "-parse", f"@{response}"]


def measure_targets(bench, app):
    folders = [app, *(app / each for each in PROTONVPN_FOLDERS)]
    (whole, *parts), _ = user_cpu_in_turns([draw(bench, folder) for folder in folders])
    bench.row(f"all of {APPS[app.name]}, user CPU, over the sum of {', '.join(PROTONVPN_FOLDERS)}",
              whole, sum(parts), 1.2, milliseconds)


def measure_growth(bench, app):
    """Linear cost means that cost grows in proportion to the bytes of source."""
    parts = [part_of_app(bench, app, percent) for percent in (*PARTS, 100)]
    (*costs, whole), _ = user_cpu_in_turns([draw(bench, folder) for folder, _ in parts])
    all_bytes = parts[-1][1]
    for percent, cost, (_, part_bytes) in zip(PARTS, costs, parts):
        times = all_bytes / part_bytes
        bench.row(f"{APPS[app.name]}, user CPU, over {times:.2f} × that of {percent} % of its "
                  "Swift files", whole, cost * times, 1.3, milliseconds)


def part_of_app(bench, app, percent):
    """Returns a copy of an app with a part of its Swift files, and their size in bytes.

    The files are chosen in the order of their paths' hashes. A part is therefore the same on every
    machine, is spread over the whole app, and contains the smaller parts.
    """
    def order(path):
        return hashlib.sha256(os.path.relpath(path, app).encode()).digest()

    swift = sorted(files_below(app, ".swift"), key=order)
    chosen = swift[:len(swift) * percent // 100]
    folder = bench.scratch / f"{app.name}-{percent}"
    for path in {*chosen, *files_below(app, OTHER_SOURCES)}:
        copy = folder / os.path.relpath(path, app)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    return folder, sum(os.path.getsize(path) for path in files_below(folder, ".swift"))


def measure_differences(bench, app):
    # Two states are analysed at the same time, so that a user waits for less than the CPU time.
    for base in ("HEAD", "HEAD~1"):
        commands = [[bench.seguemap, "diff", base, "HEAD", app], draw(bench, app)]
        what = f"{APPS[app.name]}, `diff {base} HEAD`"
        bench.row(f"{what}, over one `draw`", *seconds_in_turns(commands), 1.3, milliseconds)
        (difference, drawing), _ = user_cpu_in_turns(commands)
        bench.row(f"{what}, user CPU, over one `draw`", difference, drawing, None, milliseconds)
