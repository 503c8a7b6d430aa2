#!/usr/bin/env python3
"""Measures seguemap against its yardsticks and prints a Markdown table of the ratios.

usage: run.py [CORPUS] [--apps FOLDER] [--write FILE] [--quick]

CORPUS is a folder of real interface files, and --apps a folder of clones of real apps (see
real_apps.py); without them, their rows are omitted. --write inserts the table into FILE, between the
lines that mark its place. --quick measures small generated apps only.
"""
import argparse
import math
import pathlib
import struct
import subprocess
import tempfile

import real_apps
from bench import Bench, files_below

MARK = "<!-- measured -->"
# A card is anything that dot draws as a node.
CARDS = ["--style", "card"]
# Apps of the corpus with many scenes that all have something to draw.
LARGE_APPS = {"IBAnimatable+IBAnimatable", "duckduckgo+iOS", "artsy+eidolon"}


def pixels(png):
    """Returns the number of pixels of a PNG file."""
    width, height = struct.unpack(">II", png.read_bytes()[16:24])
    return width * height


def dots_per_inch(bench, app, dot):
    """Returns the resolution at which dot's picture has as many pixels as seguemap's."""
    ours, theirs = bench.scratch / "ours.png", bench.scratch / "theirs.png"
    subprocess.run([bench.seguemap, app, *CARDS, "-o", ours], check=True, stderr=subprocess.DEVNULL)
    subprocess.run(["dot", "-Tpng", "-Gdpi=48", "-o", theirs, dot], check=True,
                   stderr=subprocess.DEVNULL)
    return 48 * math.sqrt(pixels(ours) / pixels(theirs))


def measure(bench, corpus, small):
    bench.compare_times("start: `--version`, over `true`", [bench.seguemap, "--version"],
                        ["/usr/bin/true"], 0.030, difference=True)
    if corpus:
        files = list(files_below(corpus, (".storyboard", ".xib")))
        # Real apps contain files that neither program can read, which both report by their exit
        # code.
        bench.compare_times(
            f"{len(files)} real files to JSON, over `xmllint --noout`",
            [bench.seguemap, corpus, "--no-code", "--format", "json"],
            ["xmllint", "--noout", *files], 1.5, may_fail=True)
        bench.compare_times(
            "`lint` of the same files, over their JSON",
            [bench.seguemap, "lint", corpus, "--no-config"],
            [bench.seguemap, corpus, "--no-config", "--format", "json"], 1.2, may_fail=True)
    for scenes in (20, 100) if small else (20, 100, 500, 2000):
        app, dot = bench.app(scenes)
        ours, theirs = [bench.seguemap, app, *CARDS, "--format", "svg"], ["dot", "-Tsvg", dot]
        bench.compare_times(f"{scenes} scenes to SVG, over `dot -Tsvg`", ours, theirs, 1.1)
        if scenes == 20:
            bench.compare_memory(f"{scenes} scenes to SVG, peak memory", ours, theirs, 40e6,
                                 absolute=True)
    for scenes in (20, 100) if small else (20, 100, 500):
        app, dot = bench.app(scenes)
        ours = [bench.seguemap, app, *CARDS, "--format", "png"]
        theirs = ["dot", "-Tpng", f"-Gdpi={dots_per_inch(bench, app, dot):.2f}", dot]
        bench.compare_times(f"{scenes} scenes to PNG, over `dot -Tpng`", ours, theirs, 0.8)
        bench.compare_memory(f"{scenes} scenes to PNG, peak memory", ours, theirs, 1.3)


def measure_screens(bench, corpus, small):
    def compare(what, app, limit):
        ours, theirs = ([bench.seguemap, app, "--style", style, "--format", "svg"]
                        for style in ("wireframe", "card"))
        bench.compare_times(f"{what} as wireframes, over cards", ours, theirs, limit)

    for scenes, limit in ((75, 1.6),) if small else ((75, 1.6), (500, 2)):
        compare(f"{scenes} generated scenes", bench.app(scenes)[0], limit)
    for app in sorted(corpus.iterdir()) if corpus else []:
        if app.name in LARGE_APPS:
            compare(app.name.replace("+", "/"), app, 1.6)


def measure_history(bench):
    commits = 200
    app = bench.history(70, commits, sources=70)
    draw = [bench.seguemap, "draw", app, "--format", "svg"]
    for format in ("text", "svg"):
        # The changes of the whole history, not only of the last commit, so that there is something
        # to draw.
        diff = [bench.seguemap, "diff", f"HEAD~{commits}", "HEAD", app, "--format", format]
        bench.compare_times(f"70 scenes, `diff` of two revisions as {format}, over one `draw`",
                            diff, draw, 2.5)
    bench.walk_history("70 scenes", app, commits, commits_a_second=20)


def write(table, path):
    before, _, after = path.read_text(encoding="utf-8").split(MARK)
    path.write_text(f"{before}{MARK}\n{table}\n{MARK}{after}", encoding="utf-8")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("corpus", nargs="?", type=pathlib.Path)
    arguments.add_argument("--apps", type=pathlib.Path)
    arguments.add_argument("--write", type=pathlib.Path)
    arguments.add_argument("--quick", action="store_true")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="seguemap-bench") as scratch:
        bench = Bench(scratch)
        measure(bench, options.corpus, options.quick)
        measure_screens(bench, options.corpus, options.quick)
        measure_history(bench)
        if options.apps:
            real_apps.measure(bench, options.apps)
    table = "\n".join([
        "| what | seguemap | yardstick | ratio | limit | |", "|---|---|---|---|---|---|",
        *bench.rows])
    if options.write:
        write(table, options.write)
    else:
        print(table)


if __name__ == "__main__":
    main()
