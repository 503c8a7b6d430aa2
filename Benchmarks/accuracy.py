#!/usr/bin/env python3
"""Counts how many of the expectations for real apps the graphs of seguemap meet.

usage: accuracy.py APPS [SEGUEMAP]

APPS is a folder with checkouts of the apps in Benchmarks/Accuracy, each named OWNER+NAME; those
that are missing are listed and left out. SEGUEMAP is the command, by default the release build.
Prints a Markdown table, and then each expectation that is not met, with what is nearest to it in
the graph.
"""
import argparse
import json
import pathlib
import subprocess

from bench import EXIT_CODES_OF_REAL_APPS, ROOT, Bench

EXPECTATIONS = ROOT / "Benchmarks/Accuracy"
FAMILIES = {
    "show": ("show", "push", "instantiate"),
    "detail": ("showDetail", "replace"),
    "present": ("presentation", "modal", "sheet", "present"),
    "popover": ("popover", "popoverPresentation"),
    "embed": ("embed", "addChild", "nib"),
    "relationship": ("relationship", "rootViewController", "viewControllers"),
}
FAMILY = {kind: family for family, kinds in FAMILIES.items() for kind in kinds}
# What holds screens without showing anything else. Apps name their subclasses like the class.
CONTAINERS = ("navigationcontroller", "splitviewcontroller", "tabbarcontroller", "windowcontroller",
              "tabviewcontroller", "hostingcontroller")


class Graph:
    def __init__(self, report):
        self.screens = {}
        for key in ("scenes", "xibs", "classes"):
            self.screens.update((screen["id"], screen) for screen in report.get(key, ()))
        self.edges = [edge for edge in report["segues"] if "destination" in edge]
        self.contents = {}
        for edge in self.edges:
            if family(edge) == "relationship":
                self.contents.setdefault(edge["source"], set()).add(edge["destination"])

    def names(self, screen_id):
        """Returns what an expectation may call a screen."""
        screen = self.screens.get(screen_id, {})
        names = {screen.get("customClass"), screen.get("storyboardIdentifier")} - {None}
        # A class that is declared in another one has the names of both.
        return names | {name.rpartition(".")[2] for name in names}

    def is_container(self, screen_id):
        screen = self.screens.get(screen_id, {})
        kinds = (screen.get("element", ""), screen.get("customClass", ""))
        return any(kind.lower().endswith(CONTAINERS) for kind in kinds)

    def destinations(self, edge):
        """Returns the names of what an edge leads to, with what containers there contain."""
        seen, open_ids = set(), [edge["destination"]]
        while open_ids:
            screen_id = open_ids.pop()
            if screen_id not in seen:
                seen.add(screen_id)
                if self.is_container(screen_id):
                    open_ids += self.contents.get(screen_id, ())
        return set().union(*(self.names(screen_id) for screen_id in seen))

    def sources(self, edge):
        sources = [edge["source"], *edge.get("sources", ())]
        return set().union(*(self.names(screen_id) for screen_id in sources))


def family(edge):
    return FAMILY.get(edge["kind"], "custom")


def is_call(edge, site):
    return any(call.get("path") == site["path"] and call.get("line") == site["line"]
               for call in [edge, *edge.get("callSites", ())])


def fault(graph, site):
    """Returns what is wrong with the graph at a site, or nothing."""
    if not site["knowable"]:
        wrong = [edge for edge in graph.edges
                 if is_call(edge, site) and edge.get("confidence") == "certain"]
        return f"certain: {described(graph, wrong)}" if wrong else None
    expected = set(site["to"])
    families = {FAMILY[kind] for kind in site["kinds"]}
    if "relationship" in families and any(
            screen["isEntryPoint"] and graph.names(screen_id) & expected
            for screen_id, screen in graph.screens.items()):
        return None
    there = [edge for edge in graph.edges if graph.destinations(edge) & expected]
    if not there:
        known = any(graph.names(screen_id) & expected for screen_id in graph.screens)
        return "no edge to it" if known else "not in the graph"
    from_source = there if site["from"] is None else [
        edge for edge in there if graph.sources(edge) & set(site["from"])]
    if not from_source:
        return f"other sources: {described(graph, there)}"
    if not any(family(edge) in families for edge in from_source):
        return f"other kinds: {described(graph, from_source)}"
    return None


def described(graph, edges):
    """Returns the first edges as text."""
    def end(screen_id):
        return min(graph.names(screen_id), default=screen_id)

    texts = sorted({f"{end(edge['source'])} → {end(edge['destination'])} ({edge['kind']})"
                    for edge in edges})
    return ", ".join(texts[:3]) + (f" and {len(texts) - 3} more" if len(texts) > 3 else "")


def read_graph(seguemap, app):
    result = subprocess.run([seguemap, "draw", app, "--format", "json"], capture_output=True,
                            text=True, encoding="utf-8")
    if result.returncode not in EXIT_CODES_OF_REAL_APPS or not result.stdout:
        return Graph({"segues": []}), result.stderr.strip()
    return Graph(json.loads(result.stdout)), None


def checkouts(folder, apps):
    """Returns what each file of a folder lists for an app, with the app's name and its checkout; `None` for
    one that is missing."""
    for path in sorted(folder.glob("*.json")):
        listed = json.loads(path.read_text(encoding="utf-8"))
        name = "+".join(listed["repository"].split("/")[-2:])
        yield listed, name, apps / name if (apps / name).is_dir() else None


def share(found, count):
    return f"{found} of {count}, {found / count:.1%}" if count else "–"


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("apps", type=pathlib.Path)
    parser.add_argument("seguemap", nargs="?")
    arguments = parser.parse_args()
    seguemap = arguments.seguemap or Bench(arguments.apps).seguemap

    missing, faults, all_found, all_knowable, all_certain, all_others = [], [], 0, 0, 0, 0
    print("| app | sites | knowable found | not knowable, reported as certain |\n|---|---|---|---|")
    for expectations, name, app in checkouts(EXPECTATIONS, arguments.apps):
        sites = expectations["sites"]
        if app is None:
            missing.append(f"{name} at {expectations['commit']}")
            continue
        graph, error = read_graph(seguemap, app)
        if error is not None:
            faults.append(f"{name}: {error}")
        found = certain = 0
        for site in sites:
            wrong = fault(graph, site)
            found += site["knowable"] and wrong is None
            certain += not site["knowable"] and wrong is not None
            if wrong is not None:
                place = f"{name}/{site['path']}:{site['line']}"
                faults.append(f"{place}: {expected_text(site)}: {wrong}")
        knowable = sum(site["knowable"] for site in sites)
        others = len(sites) - knowable
        print(f"| {name} | {len(sites)} | {share(found, knowable)} | {certain} of {others} |")
        all_found, all_knowable = all_found + found, all_knowable + knowable
        all_certain, all_others = all_certain + certain, all_others + others
    print(f"| **all** | {all_knowable + all_others} | **{share(all_found, all_knowable)}** | "
          f"**{all_certain} of {all_others}** |\n")
    if faults:
        print(*(f"- {text}" for text in faults), sep="\n")
    if missing:
        print("\nMissing apps:", *(f"- {text}" for text in missing), sep="\n")


def expected_text(site):
    if not site["knowable"]:
        return "not knowable"
    source = "any" if site["from"] is None else " or ".join(site["from"])
    return f"{source} → {' or '.join(site['to'])} ({' or '.join(site['kinds'])})"


if __name__ == "__main__":
    main()
