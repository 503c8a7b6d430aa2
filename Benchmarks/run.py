#!/usr/bin/env python3
"""Measures seguemap against its yardsticks and prints a Markdown table of the ratios.

usage: run.py [CORPUS] [--write FILE] [--quick]

CORPUS is a folder of real interface files; without it that row is left out. --write puts the table
into FILE, between the lines that mark its place. --quick measures small apps only.

Both sides of a ratio are measured by one call of hyperfine, and in many short turns, so that what
else the machine does, for seconds at a time, weighs on both alike: the ratio is what the limit is
on, and the times are there to be read.
"""
import argparse
import json
import math
import os
import pathlib
import platform
import shlex
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SKIPPED_FOLDERS = {"Pods", "Carthage", "build", "DerivedData", "node_modules"}
MARK = "<!-- measured -->"
# How often a side runs in its turn, and how long all turns of both sides shall take, in seconds.
RUNS = 5
PATIENCE = 10
# Of how many runs a size is told.
SAMPLES = 3
# What dot draws is a card, too.
CARDS = ["--style", "card"]
# Apps of the corpus with many scenes that all show something.
LARGE_APPS = {"IBAnimatable+IBAnimatable", "duckduckgo+iOS", "artsy+eidolon"}


class Bench:
    def __init__(self, scratch):
        build = [ROOT / "Scripts/build.sh", "release", "--show-bin-path"]
        folder = subprocess.run(build, check=True, capture_output=True, text=True).stdout.strip()
        self.seguemap = f"{folder}/seguemap"
        self.scratch = pathlib.Path(scratch)
        self.rows = []

    def app_with_sources(self, scenes, sources):
        """A generated app with as many Swift files."""
        folder = self.scratch / f"{scenes}-{sources}"
        if not folder.exists():
            generator = ROOT / "Benchmarks/generate-app.py"
            subprocess.run([sys.executable, generator, str(scenes), folder,
                            "--sources", str(sources)], check=True)
        return folder

    def history(self, scenes, commits, sources):
        """A generated repository; the work tree is as the last commit."""
        folder = self.scratch / f"{scenes}-{commits}-{sources}"
        generator = ROOT / "Benchmarks/generate-history.py"
        subprocess.run([sys.executable, generator, str(scenes), folder, "--commits", str(commits),
                        "--sources", str(sources)], check=True)
        return folder

    def app(self, scenes):
        """A generated app, and its graph in DOT."""
        folder, dot = self.scratch / str(scenes), self.scratch / f"{scenes}.dot"
        if not dot.exists():
            generator = ROOT / "Benchmarks/generate-app.py"
            subprocess.run([sys.executable, generator, str(scenes), folder], check=True)
            subprocess.run([self.seguemap, folder, "-o", dot], check=True)
        return folder, dot

    def row(self, what, ours, theirs, limit, unit, over=None):
        """Keeps a result; `over` is what the limit is on, the ratio unless told.

        Without a limit it is there to judge the others by.
        """
        measure = ours / theirs if over is None else over
        cells = [what, unit(ours), unit(theirs)]
        cells.append(f"{measure:.2f}" if over is None else unit(measure))
        if limit is None:
            cells += ["–", "–"]
        else:
            cells.append(f"{limit:.4g}" if over is None else unit(limit))
            cells.append("ok" if measure <= limit else "over")
        self.rows.append(f"| {' | '.join(cells)} |")
        print(self.rows[-1], file=sys.stderr)

    def compare_times(self, what, ours, theirs, limit, difference=False, may_fail=False):
        result = self.scratch / "hyperfine.json"
        commands = [shlex.join(map(str, command)) for command in (ours, theirs)]
        both = sum(seconds(command, check=not may_fail) for command in (ours, theirs))
        runs, turns = (RUNS, min(max(round(PATIENCE / RUNS / both), 4), 30)) if both < 1 else (2, 3)
        subprocess.run(
            ["hyperfine", "--shell=none", "--warmup", "1", "--runs", str(runs),
             *(["--ignore-failure"] if may_fail else []), "--export-json", result,
             *commands * turns],
            check=True, stdout=subprocess.DEVNULL, stderr=hyperfine_errors())
        times = [entry["times"] for entry in json.loads(result.read_text())["results"]]
        medians = [statistics.median(sum(times[side::2], [])) for side in range(2)]
        self.row(what, *medians, limit, milliseconds,
                 over=medians[0] - medians[1] if difference else None)

    def compare_memory(self, what, ours, theirs, limit):
        self.row(what, peak_memory(ours), peak_memory(theirs), limit, megabytes)


def hyperfine_errors():
    return None if sys.stderr.isatty() else subprocess.DEVNULL


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms"


def megabytes(count):
    return f"{count / 1e6:.0f} MB"


def peak_memory(command):
    """The most memory that the command holds at once, in bytes.

    It goes up and down with what the kernel has at hand.
    """
    return statistics.median(memory_of_run(command) for _ in range(SAMPLES))


def memory_of_run(command):
    linux = platform.system() == "Linux"
    timer = ["/usr/bin/time", "-f", "%M"] if linux else ["/usr/bin/time", "-l"]
    run = subprocess.run([*timer, *command], check=True, stdout=subprocess.DEVNULL,
                         stderr=subprocess.PIPE, text=True)
    if linux:
        return int(run.stderr.split()[-1]) * 1024
    line = next(line for line in run.stderr.splitlines() if "maximum resident set size" in line)
    return int(line.split()[0])


def interface_files(corpus):
    for folder, folders, files in os.walk(corpus):
        folders[:] = sorted(name for name in folders if name not in SKIPPED_FOLDERS
                            and not name.startswith(".") and not name.endswith(".bundle"))
        yield from (os.path.join(folder, name) for name in sorted(files)
                    if name.endswith((".storyboard", ".xib")))


def pixels(png):
    """How many pixels a PNG file has."""
    width, height = struct.unpack(">II", png.read_bytes()[16:24])
    return width * height


def dots_per_inch(bench, app, dot):
    """The resolution at which dot's picture has as many pixels as ours."""
    ours, theirs = bench.scratch / "ours.png", bench.scratch / "theirs.png"
    subprocess.run([bench.seguemap, app, *CARDS, "-o", ours], check=True, stderr=subprocess.DEVNULL)
    subprocess.run(["dot", "-Tpng", "-Gdpi=48", "-o", theirs, dot], check=True,
                   stderr=subprocess.DEVNULL)
    return 48 * math.sqrt(pixels(ours) / pixels(theirs))


def measure(bench, corpus, small):
    bench.compare_times("start: `--version`, over `true`", [bench.seguemap, "--version"],
                        ["/usr/bin/true"], 0.010, difference=True)
    if corpus:
        files = list(interface_files(corpus))
        # Real apps hold files that neither program can read, and both say so by their exit code.
        bench.compare_times(
            f"{len(files)} real files to JSON, over `xmllint --noout`",
            [bench.seguemap, corpus, "--no-code", "--format", "json"],
            ["xmllint", "--noout", *files], 1.5, may_fail=True)
    for scenes in (20, 100) if small else (20, 100, 500, 2000):
        app, dot = bench.app(scenes)
        ours, theirs = [bench.seguemap, app, *CARDS, "--format", "svg"], ["dot", "-Tsvg", dot]
        bench.compare_times(f"{scenes} scenes to SVG, over `dot -Tsvg`", ours, theirs, 1.1)
        bench.compare_memory(f"{scenes} scenes to SVG, peak memory", ours, theirs, 1.3)
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


def measure_sources(bench):
    app = bench.app_with_sources(100, 1000)
    ours, theirs = reading(bench, app)
    bench.compare_times("1,000 Swift files to JSON, over `grep -rc performSegue`", ours, theirs, 5)
    app = bench.app_with_sources(400, 4000)
    ours, theirs = reading(bench, app)
    used = peak_memory(ours)
    bench.row("4,000 Swift files (20 MB) to JSON, peak memory", used, peak_memory(theirs), 300e6,
              megabytes, over=used)
    if shutil.which("taskset"):
        first, second = (shlex.join(["taskset", "-c", core, *map(str, ours)]) for core in "01")
        bench.compare_times("the same on two cores, over one", ["taskset", "-c", "0,1", *ours],
                            shlex.split(first), 1 / 1.6)
        # Cores that are one of the host's, or share it with others, are no two.
        bench.compare_times("two such runs at once, a core each, over one after the other",
                            ["sh", "-c", f"{first} & {second}; wait"],
                            ["sh", "-c", f"{first}; {first}"], None)


def measure_history(bench):
    commits = 200
    app = bench.history(70, commits, sources=70)
    draw = [bench.seguemap, "draw", app, "--format", "svg"]
    for format in ("text", "svg"):
        # What the whole history changed, and not just the last commit: there is something to draw.
        diff = [bench.seguemap, "diff", f"HEAD~{commits}", "HEAD", app, "--format", format]
        bench.compare_times(f"70 scenes, `diff` of two revisions as {format}, over one `draw`",
                            diff, draw, 2.5)
    walk = [bench.seguemap, "diff", "--log", f"HEAD~{commits}..HEAD", app]
    used = statistics.median(seconds(walk) for _ in range(3))
    bench.row(f"70 scenes, `diff --log` over {commits} commits (20 a second), beside `git log -p`",
              used, seconds(["git", "-C", app, "--no-pager", "log", "-p"]), commits / 20,
              milliseconds, over=used)


def seconds(command, check=True):
    start = time.perf_counter()
    subprocess.run(command, check=check, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def reading(bench, app):
    """What reads an app's sources, and what only looks into them."""
    return ([bench.seguemap, app, "--format", "json"], ["grep", "-rc", "performSegue", app])


def write(table, path):
    before, _, after = path.read_text(encoding="utf-8").split(MARK)
    path.write_text(f"{before}{MARK}\n{table}\n{MARK}{after}", encoding="utf-8")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("corpus", nargs="?", type=pathlib.Path)
    arguments.add_argument("--write", type=pathlib.Path)
    arguments.add_argument("--quick", action="store_true")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="seguemap-bench") as scratch:
        bench = Bench(scratch)
        measure(bench, options.corpus, options.quick)
        measure_screens(bench, options.corpus, options.quick)
        measure_sources(bench)
        measure_history(bench)
    table = "\n".join([
        "| what | seguemap | yardstick | ratio | limit | |", "|---|---|---|---|---|---|",
        *bench.rows])
    if options.write:
        write(table, options.write)
    else:
        print(table)


if __name__ == "__main__":
    main()
