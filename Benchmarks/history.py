#!/usr/bin/env python3
"""Compares what seguemap reports of real commits with what was read in their patches.

usage: history.py APPS [SEGUEMAP]

APPS is a folder with clones of the apps in Benchmarks/History, each named OWNER+NAME, with their
history; those that are missing are listed and left out. SEGUEMAP is the command, by default the
release build. Prints a Markdown table, then each line that is false and each change that is missed.
"""
import argparse
import collections
import pathlib
import re
import subprocess

from accuracy import checkouts
from bench import EXIT_CODES_OF_REAL_APPS, ROOT, Bench

COMMITS = ROOT / "Benchmarks/History"
# A line ends with the place of the change.
LINE = re.compile(r"(?P<text>[-+~] .*?) \((?P<path>[^()]*?)(?::\d+)*\)")
SOURCE = (".swift", ".m", ".mm", ".h")


def printed_lines(seguemap, app, entry):
    """Returns the lines about an entry, each with whether it is about code, and what went wrong."""
    commit = entry["commit"]
    states = [entry.get("base", commit + "~1"), commit]
    options = ["--no-config"] + (["--no-code"] if entry["sample"] == "interface files" else [])
    result = subprocess.run([seguemap, "diff", *states, *options], cwd=app, capture_output=True,
                            text=True, encoding="utf-8")
    if result.returncode not in EXIT_CODES_OF_REAL_APPS:
        return [], result.stderr.strip() or f"exit code {result.returncode}"
    lines = result.stdout.splitlines()[1:]
    matches = [(line, LINE.fullmatch(line)) for line in lines]
    return [(match["text"] if match else line, bool(match) and match["path"].endswith(SOURCE))
            for line, match in matches], None


def compare(lines, entry):
    """Returns the lines that no expectation has, and the changes that no line tells."""
    def tells(line, parts):
        return any(part in line for part in parts)

    changes = entry.get("changes", [])
    allowed = [part for change in changes for part in change["lines"]] + entry.get("right", [])
    wrong = [line for line in lines if not tells(line[0], allowed)]
    missed = [change["what"] for change in changes
              if not any(tells(text, change["lines"]) for text, _ in lines)]
    return wrong, missed


def share(part, whole):
    return f"{part}, {part / whole:.1%}" if whole else str(part)


def row(name, counts):
    return (f"| {name} | {counts['commits']} | {counts['code']} | "
            f"{share(counts['false code'], counts['code'])} | {counts['files']} | "
            f"{share(counts['false files'], counts['files'])} | {counts['changes']} | "
            f"{share(counts['missed'], counts['changes'])} |")


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("apps", type=pathlib.Path)
    parser.add_argument("seguemap", nargs="?")
    arguments = parser.parse_args()
    seguemap = arguments.seguemap or Bench(arguments.apps).seguemap

    samples, faults, missing = collections.defaultdict(collections.Counter), [], []
    for listed, name, app in checkouts(COMMITS, arguments.apps):
        if app is None:
            missing.append(name)
            continue
        for entry in listed["commits"]:
            lines, error = printed_lines(seguemap, app, entry)
            wrong, missed = compare(lines, entry)
            counts = samples[entry["sample"]]
            counts["commits"] += 1
            counts["changes"] += len(entry.get("changes", []))
            counts["missed"] += len(missed)
            for is_code, key in ((True, "code"), (False, "files")):
                counts[key] += sum(line[1] == is_code for line in lines)
                counts["false " + key] += sum(line[1] == is_code for line in wrong)
            place = f"{name} {entry['commit'][:8]}"
            faults += [f"{place}: {error}"] if error else []
            faults += [f"{place}: false: {text}" for text, _ in wrong]
            faults += [f"{place}: missed: {what}" for what in missed]
    print("| sample | commits | lines about code | false | lines about interface files | false | "
          "changes listed | missed |\n|---|---|---|---|---|---|---|---|")
    total = collections.Counter()
    for name, counts in samples.items():
        print(row(name, counts))
        total.update(counts)
    print(row("**all**", total))
    if faults:
        print("", *(f"- {text}" for text in faults), sep="\n")
    if missing:
        print("\nMissing apps:", *(f"- {text}" for text in missing), sep="\n")


if __name__ == "__main__":
    main()
