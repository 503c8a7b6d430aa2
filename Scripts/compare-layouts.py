#!/usr/bin/env python3
"""Compares pictures of the same app that different versions of Graphviz laid out.

usage: Scripts/compare-layouts.py COMMITTED.svg MADE.svg

The places of cards and the ways of edges may differ. What must not differ: the elements and their order,
their tooltips, the texts of cards, storyboards and the foot, and how well the picture can be read, within
MARGINS. Each difference is a line of output, and the exit code is then 1.
"""
import itertools
import math
import re
import sys
import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"

# How much worse a picture may be than the committed one.
MARGINS = {
    "crossings": lambda committed: 1.25 * committed + 3,
    "edges through a card": lambda committed: committed,
    "overlapping cards": lambda committed: committed,
    # The share of the length of all edges that runs within 5 pixels beside another edge.
    "blur": lambda committed: committed + 0.02,
    # An edge without room has its label in the tooltip only.
    "edges without a label": lambda committed: committed + 2,
}
# The samples of a curve are this far apart, in pixels.
STEP = 6.0
# An edge ends within this distance from its card, as its head has a size.
REACH = 24.0


class Picture:
    def __init__(self, path):
        root = ElementTree.parse(path).getroot()
        self.groups = [group for group in root.iter(SVG + "g") if group.get("id")]
        scenes = [group for group in self.groups if "scene" in classes(group)]
        self.cards = [card for card in map(card_of, scenes) if card]
        self.edges = []
        for group in self.groups:
            if "segue" not in classes(group):
                continue
            path = group.find(SVG + "path")
            if path is not None:
                self.edges.append(samples(path.get("d")))
        # The labels of all edges are one group.
        labels = [group for group in root.iter(SVG + "g") if "labels" in classes(group)]
        self.label_count = sum(len(group.findall(SVG + "text")) for group in labels)

    def elements(self):
        return [(group.get("id"), group.get("class")) for group in self.groups]

    def tooltips(self):
        return [group.findtext(SVG + "title") for group in self.groups]

    def texts(self):
        """The texts of all that is no edge, in their order."""
        return [
            "".join(text.itertext())
            for group in self.groups
            if "segue" not in classes(group)
            for text in group.iter(SVG + "text")
        ]

    def measures(self):
        ends = [(self.card_near(edge[0]), self.card_near(edge[-1])) for edge in self.edges]
        crossings, blur = self.meetings(ends)
        return {
            "crossings": crossings,
            "edges through a card": sum(
                any(
                    number not in own and sum(inside(card, point, 4) for point in edge) > 2
                    for number, card in enumerate(self.cards)
                )
                for edge, own in zip(self.edges, ends)
            ),
            "overlapping cards": sum(
                overlap(a, b) for a, b in itertools.combinations(self.cards, 2)
            ),
            "blur": blur,
            "edges without a label": len(self.edges) - self.label_count,
        }

    def card_near(self, point):
        for number, card in enumerate(self.cards):
            if inside(card, point, -REACH):
                return number
        return None

    def meetings(self, ends):
        """Returns how often edges cross, and which share of their length runs beside another one."""
        pieces = [
            (number, a, b)
            for number, edge in enumerate(self.edges)
            for a, b in zip(edge, edge[1:])
            if a != b
        ]
        cells = {}
        for piece in pieces:
            cells.setdefault(cell(piece), []).append(piece)
        crossed, blurred, length = set(), 0.0, 0.0
        for piece in pieces:
            number, a, b = piece
            length += math.dist(a, b)
            column, row = cell(piece)
            near = [
                other
                for x, y in itertools.product((-1, 0, 1), repeat=2)
                for other in cells.get((column + x, row + y), [])
                if other[0] != number
            ]
            is_blurred = False
            for other in near:
                if are_parallel(piece, other):
                    shared = set(ends[number]) & set(ends[other[0]]) - {None}
                    is_blurred |= not shared and is_beside(piece, other)
                elif other[0] > number and do_cross(piece, other):
                    crossed.add((number, other[0], int(a[0] // 30), int(a[1] // 30)))
            blurred += math.dist(a, b) if is_blurred else 0
        return len(crossed), blurred / length if length else 0.0


def classes(group):
    return (group.get("class") or "").split()


def card_of(group):
    box = group.find(SVG + "rect")
    return box is not None and tuple(float(box.get(key)) for key in ("x", "y", "width", "height"))


def samples(path):
    """Returns points along a path of lines and curves; of several parts, along the first."""
    words = re.findall(r"[A-Z]|-?[\d.]+", path)
    points, command, at = [], "M", 0
    while at < len(words):
        if words[at].isalpha():
            command, at = words[at], at + 1
            if command == "Z" or (command == "M" and points):
                break
        count = 6 if command == "C" else 2
        numbers = [float(word) for word in words[at : at + count]]
        at += count
        handles = list(zip(numbers[::2], numbers[1::2]))
        if command == "M":
            points.append(handles[0])
            command = "L"
            continue
        start, end = points[-1], handles[-1]
        first, second = handles[:2] if command == "C" else (start, end)
        span = math.dist(start, first) + math.dist(first, second) + math.dist(second, end)
        steps = max(2, int(span / STEP))
        for step in range(1, steps + 1):
            t = step / steps
            weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
            if command != "C":
                weights = (1 - t, 0, 0, t)
            parts = list(zip(weights, (start, first, second, end)))
            points.append(tuple(sum(w * p[axis] for w, p in parts) for axis in (0, 1)))
    return points


def inside(card, point, margin):
    x, y, width, height = card
    return (
        x + margin < point[0] < x + width - margin and y + margin < point[1] < y + height - margin
    )


def overlap(a, b):
    return (
        a[0] + 1 < b[0] + b[2]
        and b[0] + 1 < a[0] + a[2]
        and a[1] + 1 < b[1] + b[3]
        and b[1] + 1 < a[1] + a[3]
    )


def middle(piece):
    _, a, b = piece
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def cell(piece):
    x, y = middle(piece)
    return int(x // 12), int(y // 12)


def turn(a, b, c):
    """The sign says on which side of the line from a to b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def are_parallel(piece, other):
    (_, a, b), (_, c, d) = piece, other
    product = (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1])
    return abs(product) > 0.97 * math.dist(a, b) * math.dist(c, d)


def is_beside(piece, other):
    _, a, b = piece
    place = middle(other)
    off = abs(turn(a, b, place)) / math.dist(a, b)
    return off < 5 and math.dist(middle(piece), place) < 8


def do_cross(piece, other):
    (_, a, b), (_, c, d) = piece, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def differences(committed, made):
    for what in ("elements", "tooltips", "texts"):
        before, after = getattr(committed, what)(), getattr(made, what)()
        if before != after:
            pair = next(
                pair for pair in itertools.zip_longest(before, after) if pair[0] != pair[1]
            )
            yield f"{what}: {pair[1]!r}; expected {pair[0]!r}"
    before, after = committed.measures(), made.measures()
    for name, limit in MARGINS.items():
        if after[name] > limit(before[name]):
            yield f"{name}: {after[name]:.4g}; expected at most {limit(before[name]):.4g}"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    found = list(differences(Picture(sys.argv[1]), Picture(sys.argv[2])))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


main()
