"""Common parts of the measurements: the table's rows, generated apps, and ways to measure a command.

Both sides of a ratio are measured in one run and in turns, so that other work on the machine
affects both equally. The limit applies to the ratio; the times are for information.
"""
import json
import os
import pathlib
import platform
import resource
import shlex
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SKIPPED_FOLDERS = {"Pods", "Carthage", "build", "DerivedData", "node_modules"}
# The number of runs of a side in its turn, and the total time of all turns of both sides in
# seconds.
RUNS = 5
PATIENCE = 10
# The number of runs for the median of a memory size or of the time of a long `--log`.
SAMPLES = 3
# The number of runs for the median of a user CPU time, which the kernel counts in ticks.
TURNS = 5
# seguemap exits with 2 if an app contains files that cannot be read, and swiftc with 1.
EXIT_CODES_OF_REAL_APPS = (0, 1, 2)


class Bench:
    def __init__(self, scratch):
        build = [ROOT / "Scripts/build.sh", "release", "--show-bin-path"]
        folder = subprocess.run(build, check=True, capture_output=True, text=True).stdout.strip()
        self.seguemap = f"{folder}/seguemap"
        self.scratch = pathlib.Path(scratch)
        self.rows = []

    def history(self, scenes, commits, sources):
        """Returns a generated repository whose work tree equals its last commit."""
        folder = self.scratch / f"{scenes}-{commits}-{sources}"
        generator = ROOT / "Benchmarks/generate-history.py"
        subprocess.run([sys.executable, generator, str(scenes), folder, "--commits", str(commits),
                        "--sources", str(sources)], check=True)
        return folder

    def app(self, scenes):
        """Returns a generated app, and its graph in DOT."""
        folder, dot = self.scratch / str(scenes), self.scratch / f"{scenes}.dot"
        if not dot.exists():
            generator = ROOT / "Benchmarks/generate-app.py"
            subprocess.run([sys.executable, generator, str(scenes), folder], check=True)
            subprocess.run([self.seguemap, folder, "-o", dot], check=True)
        return folder, dot

    def row(self, what, ours, theirs, limit, unit, over=None, goal=None):
        """Adds a row to the table.

        `over` is the value that the limit applies to, by default the ratio. A row without a limit
        is for comparison with others. A value above the goal but within the limit is marked.
        """
        measure = ours / theirs if over is None else over
        number = unit if over is not None else lambda value: f"{value:.4g}"
        cells = [what, unit(ours), unit(theirs)]
        cells.append(f"{measure:.2f}" if over is None else unit(measure))
        if limit is None:
            cells += ["–", "–"]
        else:
            within = "ok" if goal is None or measure <= goal else f"ok, goal {number(goal)}"
            cells += [number(limit), within if measure <= limit else "over"]
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

    def compare_memory(self, what, ours, theirs, limit, absolute=False, may_fail=False):
        used = peak_memory(ours, may_fail)
        self.row(what, used, peak_memory(theirs, may_fail), limit, megabytes,
                 over=used if absolute else None)

    def walk_history(self, what, app, commits, commits_a_second):
        """Measures `diff --log` over the last commits, and git's log of the same ones."""
        revisions = f"HEAD~{commits}..HEAD"
        walk = [self.seguemap, "diff", "--log", revisions, app]
        git = ["git", "-C", app, "--no-pager", "log", "--first-parent", "-p", revisions]
        used = statistics.median(seconds(walk) for _ in range(SAMPLES))
        self.row(f"{what}, `diff --log` over {commits} commits ({commits_a_second} a second), "
                 "beside `git log -p`", used, seconds(git), commits / commits_a_second,
                 milliseconds, over=used)


def hyperfine_errors():
    return None if sys.stderr.isatty() else subprocess.DEVNULL


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms"


def megabytes(count):
    return f"{count / 1e6:.0f} MB"


def seconds(command, check=True):
    start = time.perf_counter()
    subprocess.run(command, check=check, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def seconds_in_turns(commands):
    """Returns the elapsed time of each command."""
    times = [[seconds(command, check=False) for command in commands] for _ in range(TURNS)]
    return [statistics.median(each) for each in zip(*times)]


def user_cpu(command):
    """Returns the user CPU time of a command and its child processes in seconds, and its messages.

    Unlike elapsed time, it depends little on other work on the machine.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    if run.returncode not in EXIT_CODES_OF_REAL_APPS:
        sys.exit(f"exit code {run.returncode} from: {shlex.join(map(str, command))}\n{run.stderr}")
    return used, run.stderr


def user_cpu_in_turns(commands):
    """Returns the user CPU time of each command, and the messages of its last run."""
    times, messages = [[] for _ in commands], [""] * len(commands)
    for _ in range(TURNS):
        for index, command in enumerate(commands):
            used, messages[index] = user_cpu(command)
            times[index].append(used)
    return [statistics.median(each) for each in times], messages


def peak_memory(command, may_fail=False):
    """Returns the peak memory of a command in bytes.

    The median of several runs is taken, since it depends on the kernel's page cache.
    """
    return statistics.median(memory_of_run(command, not may_fail) for _ in range(SAMPLES))


def memory_of_run(command, check=True):
    linux = platform.system() == "Linux"
    timer = ["/usr/bin/time", "-f", "%M"] if linux else ["/usr/bin/time", "-l"]
    run = subprocess.run([*timer, *command], check=check, stdout=subprocess.DEVNULL,
                         stderr=subprocess.PIPE, text=True)
    if linux:
        return int(run.stderr.split()[-1]) * 1024
    line = next(line for line in run.stderr.splitlines() if "maximum resident set size" in line)
    return int(line.split()[0])


def files_below(folder, suffixes):
    """Returns the files with one of the suffixes that seguemap reads in a folder."""
    for folder, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in SKIPPED_FOLDERS
                            and not name.startswith(".") and not name.endswith(".bundle"))
        yield from (os.path.join(folder, name) for name in sorted(files) if name.endswith(suffixes))
