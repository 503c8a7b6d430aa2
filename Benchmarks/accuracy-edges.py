#!/usr/bin/env python3
"""Counts how many edges of a sample from the graphs of real apps are right.

usage: accuracy-edges.py APPS [SEGUEMAP]
       accuracy-edges.py --draw GRAPH [--certain N] [--possible N]

APPS is a folder with checkouts of the apps in Benchmarks/Accuracy/Edges, each named OWNER+NAME;
those that are missing are listed and left out. SEGUEMAP is the command, by default the release
build. Prints a Markdown table of the edges of the sample that are in the graphs now, and then each
that is wrong or has a wrong kind, and each right one that is no longer there. An edge that leads
from the right screen to the right one by another kind counts as right.

With --draw, prints edges of a graph in JSON, to be judged by reading the app's source. The file's
name, OWNER+NAME.json, is the seed, so that the sample is the same each time.
"""
import argparse
import json
import pathlib
import random

from accuracy import Graph, checkouts, family, is_call, read_graph, share
from bench import ROOT, Bench

EDGES = ROOT / "Benchmarks/Accuracy/Edges"
CONFIDENCES = ("certain", "possible")


def sample(report, name, confidence, count):
    """Returns random edges of code origin."""
    edges = sorted((edge for edge in report["segues"]
                    if edge.get("origin") == "code" and edge["confidence"] == confidence),
                   key=lambda edge: edge["id"])
    chance = random.Random(f"18 {name} {confidence}")
    return chance.sample(edges, min(count, len(edges)))


def recorded(graph, edge):
    """Returns an edge as the sample has it, without a verdict."""
    sites = edge.get("callSites") or [edge]
    site = next(site for site in sites if site["confidence"] == edge["confidence"])
    return {"confidence": edge["confidence"], "from": end(graph, edge["source"]),
            "to": end(graph, edge["destination"]), "kind": edge["kind"],
            "fromPath": file_of(edge["source"]), "toPath": file_of(edge["destination"]),
            "path": site["path"], "line": site.get("line")}


def end(graph, screen_id):
    """Returns what identifies a screen for a reader: its class or else its name."""
    screen = graph.screens.get(screen_id, {})
    return screen.get("customClass") or screen.get("name") or screen_id


def file_of(screen_id):
    """Returns the file of a screen, which tells the declarations for several platforms apart."""
    return screen_id.rpartition("#")[0]


def is_of_files(edge, entry):
    """Whether an edge leads from and to the files that an edge of the sample names, if it names some."""
    sources = {file_of(source) for source in [edge["source"], *edge.get("sources", ())]}
    return (entry.get("fromPath") in {None, *sources}
            and entry.get("toPath") in {None, file_of(edge["destination"])})


def present(graph, entry):
    """Returns the confidence and the kind that an edge of the sample has now, or nothing."""
    found = [edge for edge in graph.edges
             if edge.get("origin") == "code" and end(graph, edge["destination"]) == entry["to"]
             and entry["from"] in {end(graph, source)
                                   for source in [edge["source"], *edge.get("sources", ())]}
             and is_call(edge, entry) and is_of_files(edge, entry)]
    same = [edge for edge in found if family(edge) == family(entry)] or found
    certain = [edge for edge in same if edge["confidence"] == "certain"]
    return next(((edge["confidence"], edge["kind"]) for edge in certain + same), None)


def count(graph, entries):
    """Returns how many edges of the sample are right of those that are there, by confidence, and what
    is wrong or gone."""
    right, there, faults = dict.fromkeys(CONFIDENCES, 0), dict.fromkeys(CONFIDENCES, 0), []
    for entry in entries:
        now = present(graph, entry)
        place = f"{entry['path']}:{entry['line']}: {entry['from']} → {entry['to']}"
        if now is None:
            if entry["verdict"] == "right":
                faults.append(f"{place} ({entry['kind']}): right, and no longer there")
            continue
        confidence, kind = now
        there[confidence] += 1
        right[confidence] += entry["verdict"] != "wrong"
        if entry["verdict"] == "wrong" or (entry["verdict"] == "kind" and kind == entry["kind"]):
            text = f"{entry['verdict']}: {entry['note']}" if "note" in entry else entry["verdict"]
            faults.append(f"{place} ({kind}, {confidence}): {text}")
    return right, there, faults


def draw(path, counts):
    report = json.loads(path.read_text(encoding="utf-8"))
    graph = Graph(report)
    edges = [recorded(graph, edge) for confidence in CONFIDENCES
             for edge in sample(report, path.stem, confidence, counts[confidence])]
    print(json.dumps(edges, ensure_ascii=False, indent=1))


def recount(apps, seguemap):
    missing, faults = [], []
    totals = {confidence: [0, 0] for confidence in CONFIDENCES}
    print("| app | certain edges right | possible edges right |\n|---|---|---|")
    for expected, name, app in checkouts(EDGES, apps):
        if app is None:
            missing.append(f"{name} at {expected['commit']}")
            continue
        graph, error = read_graph(seguemap, app)
        if error is not None:
            faults.append(f"{name}: {error}")
        right, there, wrong = count(graph, expected["edges"])
        faults += (f"{name}/{text}" for text in wrong)
        print(f"| {name} | " + " | ".join(
            share(right[confidence], there[confidence]) for confidence in CONFIDENCES) + " |")
        for confidence in CONFIDENCES:
            totals[confidence][0] += right[confidence]
            totals[confidence][1] += there[confidence]
    print("| **all** | " + " | ".join(f"**{share(*totals[confidence])}**"
                                      for confidence in CONFIDENCES) + " |\n")
    if faults:
        print(*(f"- {text}" for text in faults), sep="\n")
    if missing:
        print("\nMissing apps:", *(f"- {text}" for text in missing), sep="\n")


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("apps", type=pathlib.Path, nargs="?")
    parser.add_argument("seguemap", nargs="?")
    parser.add_argument("--draw", type=pathlib.Path)
    parser.add_argument("--certain", type=int, default=10)
    parser.add_argument("--possible", type=int, default=7)
    arguments = parser.parse_args()
    if arguments.draw:
        draw(arguments.draw, {"certain": arguments.certain, "possible": arguments.possible})
    elif arguments.apps:
        recount(arguments.apps, arguments.seguemap or Bench(arguments.apps).seguemap)
    else:
        parser.error("expected APPS or --draw")


if __name__ == "__main__":
    main()
