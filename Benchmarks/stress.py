#!/usr/bin/env python3
"""Draws generated dense apps, and checks that each has its whole picture in time.

usage: stress.py [--seeds N] [--first SEED] [--command PATH]

Each app has up to 400 scenes and 4,000 segues, far more than Graphviz lays out with each of its
edges. Whatever draws them, the picture must hold every scene and every segue, and may take 60
seconds of CPU time, with all processes that the command starts.
"""
import argparse
import collections
import pathlib
import re
import resource
import subprocess
import tempfile

import dense_app

LIMIT = 60.0
COMMAND = pathlib.Path(__file__).resolve().parent.parent / ".build/release/seguemap"


def user_time():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def draw(command, folder, seed):
    """Returns the CPU time, how the app was laid out, and what is wrong with the picture."""
    scenes, segues = dense_app.random_app(folder, seed)
    picture = folder / "flow.svg"
    before = user_time()
    run = subprocess.run(
        [command, folder, "--no-config", "--no-code", "-o", picture], capture_output=True, text=True)
    seconds = user_time() - before
    layout = "rows and columns" if "rows and columns" in run.stderr else "Graphviz"
    faults = [] if run.returncode == 0 else [f"exit code {run.returncode}: {run.stderr.strip()}"]
    text = picture.read_text() if picture.exists() else ""
    found = collections.Counter(re.findall(r'<g id="[^"]*" class="(scene|segue|chip)\b', text))
    # A segue to a scene that many reach is a chip on the card, of which the last counts the others.
    others = re.findall(r'class="chip chip-more">.*?>(\d+) more<', text, re.DOTALL)
    drawn = found["segue"] + found["chip"] + sum(map(int, others))
    for kind, count, expected in (("scene", found["scene"], scenes), ("segue", drawn, segues)):
        if count < expected:
            faults.append(f"{count} of {expected} {kind}s")
    if seconds > LIMIT:
        faults.append(f"took {seconds:.1f} s")
    return seconds, f"{scenes} scenes, {segues} segues, {layout}", faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--command", type=pathlib.Path, default=COMMAND)
    arguments = parser.parse_args()
    times, failures = [], 0
    for seed in range(arguments.first, arguments.first + arguments.seeds):
        with tempfile.TemporaryDirectory(prefix="seguemap-stress.") as folder:
            seconds, description, faults = draw(arguments.command, pathlib.Path(folder), seed)
        times.append(seconds)
        failures += bool(faults)
        print(f"{seed}: {description}: {seconds:.2f} s {'; '.join(faults)}".rstrip(), flush=True)
    print(f"{len(times)} pictures, the slowest in {max(times):.1f} s, {failures} failures")
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
