#!/usr/bin/env python3
"""Writes which functions of the release some runs call, for the linker to put them side by side.

usage: order-functions.py

The kernel reads a program by pieces of 64 KB around what is called, so that functions which lie apart
cost a start time and memory. What is listed and no longer there does no harm, nor does what is there
and not listed: so this is run again when a start has grown, after Scripts/build.sh release, and not
with every change. It needs valgrind.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "Scripts/linux-functions.order"
# What every run calls comes first, then what fewer and fewer do.
RUNS = [
    ["--version"],
    ["plain", "--style", "card", "--format", "svg"],
    ["source", "--format", "json"],
    [ROOT / "Samples", "--format", "json"],
    ["plain", "--format", "text"],
    ["plain", "--style", "wireframe", "--format", "svg"],
]


def main():
    build = [ROOT / "Scripts/build.sh", "release", "--show-bin-path"]
    folder = subprocess.run(build, check=True, capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory(prefix="seguemap-order") as scratch:
        scratch = pathlib.Path(scratch)
        # Valgrind needs names alone, and knows not all that a debugger may be told.
        program = scratch / "seguemap"
        subprocess.run(["strip", "--strip-debug", "-o", program, f"{folder}/seguemap"], check=True)
        for app, sources in (("plain", "0"), ("source", "100")):
            generator = ROOT / "Benchmarks/generate-app.py"
            subprocess.run([sys.executable, generator, "40", scratch / app, "--sources", sources],
                           check=True)
        places = addresses(program)
        order = {}
        for run in RUNS:
            called = functions(program, run, scratch)
            order.update(dict.fromkeys(sorted(called, key=lambda name: places.get(name, 0))))
    lines = ["# Made by Scripts/order-functions.py.", *order]
    LIST.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(order)} functions in {LIST.relative_to(ROOT)}")


def addresses(program):
    """Where each function stands now: neighbours stay neighbours."""
    lines = subprocess.run(["nm", program], check=True, capture_output=True, text=True).stdout
    fields = (line.split() for line in lines.splitlines())
    return {field[2]: int(field[0], 16) for field in fields if len(field) == 3}


def functions(program, run, scratch):
    """The names of the program's own functions that a run calls."""
    calls = scratch / "calls"
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={calls}", program,
         *run],
        cwd=scratch, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    # A sample holds a file that can't be read.
    if result.returncode not in (0, 2):
        sys.exit(f"order-functions.py: the run {run} failed:\n{result.stderr}")
    names, objects = {}, {}
    found, is_own = [], False
    for line in calls.read_text(encoding="utf-8", errors="replace").splitlines():
        if match := re.match(r"(c?ob)=\((\d+)\)(?: (.*))?$", line):
            kind, number, path = match.groups()
            if path:
                objects[number] = path
            if kind == "ob":
                is_own = objects[number] == str(program)
        elif match := re.match(r"(c?fn)=\((\d+)\)(?: (.*))?$", line):
            kind, number, name = match.groups()
            if name:
                names[number] = re.sub(r"'\d+$", "", name)
            if kind == "fn" and is_own:
                found.append(names[number])
    return [name for name in dict.fromkeys(found) if not name.startswith("0x")]


if __name__ == "__main__":
    main()
