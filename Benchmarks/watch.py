#!/usr/bin/env python3
"""Measures how soon `seguemap draw --watch` has drawn again, in an app of 300 scenes and 1,000 Swift files.

usage: watch.py [SEGUEMAP]     (the release build by default)

Files are looked at every 250 ms, and the picture should be there 300 ms later. The edits are made at ten moments
between two looks, so that the quickest shows the time from detection, and the slowest that with the whole wait. Exits
with 1 if the first takes longer than 300 ms, or the slowest longer than both together.
"""
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
INTERVAL, LIMIT = 0.250, 0.300
EDITS = 10
# Longer than any drawing of a debug build takes.
PATIENCE = 60


def wait_for_change(file, before):
    start = time.perf_counter()
    while not file.exists() or file.stat().st_mtime_ns == before:
        if time.perf_counter() - start > PATIENCE:
            sys.exit(f"nothing was drawn within {PATIENCE} s")
        time.sleep(0.002)
    return time.perf_counter() - start


def edit(file, round_):
    text = file.read_text()
    if file.suffix == ".swift":
        file.write_text(text + f"\n// edit {round_}\n")
    else:
        file.write_text(text.replace('customClass="', 'customClass="X', 1))


def main():
    seguemap = sys.argv[1] if len(sys.argv) > 1 else f"{ROOT}/.build/release/seguemap"
    with tempfile.TemporaryDirectory() as scratch:
        app, picture = pathlib.Path(scratch, "app"), pathlib.Path(scratch, "flow.svg")
        generator = ROOT / "Benchmarks/generate-app.py"
        subprocess.run([sys.executable, generator, "300", app, "--sources", "1000"], check=True)
        command = [seguemap, "draw", app, "--no-config", "--quiet", "--watch", "-o", picture]
        process = subprocess.Popen(command)
        try:
            wait_for_change(picture, None)
            times = {}
            for suffix in (".storyboard", ".swift"):
                files = sorted(app.rglob("*" + suffix))
                times[suffix] = []
                for round_ in range(EDITS):
                    time.sleep(0.4 + round_ * INTERVAL / EDITS)
                    before = picture.stat().st_mtime_ns
                    edit(files[round_ * 7 % len(files)], round_)
                    times[suffix].append(wait_for_change(picture, before))
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()
    print("| edit of | quickest in ms | limit | slowest in ms | limit |\n|---|---|---|---|---|")
    is_over = False
    for suffix, values in times.items():
        quickest, slowest = min(values), max(values)
        is_over |= quickest > LIMIT or slowest > INTERVAL + LIMIT
        print(f"| {suffix} | {quickest * 1000:.0f} | {LIMIT * 1000:.0f} "
              f"| {slowest * 1000:.0f} | {(INTERVAL + LIMIT) * 1000:.0f} |")
    sys.exit(is_over)


main()
