#!/usr/bin/env python3
"""Writes the storyboards of a made-up app with a given number of scenes, and its sources.

usage: generate-app.py SCENES FOLDER [--storyboards N] [--sources N] [--seed N]

Its proportions are those measured in real apps: a tab bar over navigation stacks, storyboards of
12 to 20 scenes connected by references, more shows than presentations, some embeds, popovers and
custom segues, unwinds back to a list, and identifiers on a third of the segues. Every scene has
views with frames and constraints, so that its size in bytes and its drawing are realistic too.
--storyboards is the number of storyboards, in place of those of 12 to 20 scenes.
--sources is the number of Swift files, most of which are unrelated to navigation.
The same arguments give the same bytes.
"""
import argparse
import pathlib
import random
from xml.sax.saxutils import quoteattr

import swift_sources

NOUNS = ("Account Address Album Basket Category Chat Checkout Contact Coupon Device Event Favourite "
         "Filter Friend Gallery Help Inbox Invoice Journey Location Login Map Member Message Note "
         "Offer Order Payment Photo Player Playlist Product Profile Receipt Review Route Search "
         "Session Settings Shipment Store Story Ticket Timeline Tour Video Wallet").split()
ROLES = "List Detail Editor Picker Preview Overview Summary Form".split()
KINDS = (["show"] * 10 + ["presentation"] * 4 + ["showDetail", "popover", "custom"])
TRIGGERS = ["button"] * 5 + ["barButtonItem"] * 2 + ["tableViewCell"] * 3 + ["controller"] * 2


class Storyboard:
    """One storyboard: a tree of scenes below its navigation controller, and segues across the tree."""

    def __init__(self, name, scene_count, chance):
        self.name = name
        self.chance = chance
        self.ids = 0
        self.scenes = [self.screen(i) for i in range(scene_count - 1)]
        self.references = []
        self.navigation = self.object_id()
        self.connect()

    def object_id(self):
        """Returns an ID in Interface Builder's form: three, two and three characters."""
        self.ids += 1
        letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        text = "".join(self.chance.choice(letters) for _ in range(8))
        return f"{text[:3]}-{text[3:5]}-{text[5:]}"

    def screen(self, index):
        noun = self.chance.choice(NOUNS)
        role = ROLES[index % len(ROLES)]
        return {"id": self.object_id(), "exit": self.object_id(), "name": f"{noun} {role}",
                "class": f"{noun}{role}ViewController", "identifier": f"{noun}{role}{index}",
                "element": "tableViewController" if role == "List" else "viewController",
                "segues": []}

    def connect(self):
        for index, scene in enumerate(self.scenes[1:], start=1):
            parent = self.scenes[self.chance.randrange(max(0, index - 4), index)]
            self.add_segue(parent, scene["id"], self.chance.choice(KINDS))
        for scene in self.scenes:
            if self.chance.random() < 0.25:
                self.add_segue(scene, self.chance.choice(self.scenes)["id"],
                               self.chance.choice(KINDS))
            if self.chance.random() < 0.12:
                self.add_segue(scene, scene["exit"], "unwind",
                               f'unwindAction="unwindTo{self.scenes[0]["identifier"]}:"')

    def add_segue(self, source, destination, kind, extra=""):
        attributes = [f'destination="{destination}" kind="{kind}"']
        if kind == "custom":
            attributes.append('customClass="FadeSegue" customModule="Generated"')
        if self.chance.random() < 0.35:
            attributes.append(f'identifier="to{self.ids}"')
        attributes += [extra, f'id="{self.object_id()}"']
        source["segues"].append((self.chance.choice(TRIGGERS),
                                 f'<segue {" ".join(a for a in attributes if a)}/>'))

    def refer_to(self, other):
        """Adds a segue to another storyboard: to its initial scene, or to one by its identifier."""
        reference = self.object_id()
        target = ""
        if self.chance.random() < 0.4:
            identifier = self.chance.choice(other.scenes)["identifier"]
            target = f' referencedIdentifier="{identifier}"'
        self.references.append(
            f'<viewControllerPlaceholder storyboardName="{other.name}"{target} id="{reference}" '
            'sceneMemberID="viewController"/>')
        self.add_segue(self.chance.choice(self.scenes), reference, "show")
        return reference

    def document(self, initial, extra_scenes=()):
        scenes = [*extra_scenes, self.navigation_scene(), *map(self.screen_scene, self.scenes)]
        scenes += [wrap(reference, self.object_id()) for reference in self.references]
        return ('<?xml version="1.0" encoding="UTF-8"?>\n'
                '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" '
                'version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" '
                f'useAutolayout="YES" initialViewController="{initial}">\n<scenes>\n'
                + "\n".join(scenes) + "\n</scenes>\n</document>\n")

    def navigation_scene(self):
        return wrap(
            f'<navigationController id="{self.navigation}" sceneMemberID="viewController">'
            '<navigationBar key="navigationBar" contentMode="scaleToFill" '
            f'id="{self.object_id()}"/><connections><segue destination="{self.scenes[0]["id"]}" '
            f'kind="relationship" relationship="rootViewController" id="{self.object_id()}"/>'
            '</connections></navigationController>', self.object_id())

    def screen_scene(self, scene):
        manual = "".join(segue for owner, segue in scene["segues"] if owner == "controller")
        connections = f"<connections>{manual}</connections>" if manual else ""
        bar = "".join(self.control("barButtonItem", segue)
                      for segue in segues_of(scene, "barButtonItem"))
        body = (
            f'<{scene["element"]} storyboardIdentifier="{scene["identifier"]}" '
            f'id="{scene["id"]}" customClass="{scene["class"]}" customModule="Generated" '
            'customModuleProvider="target" sceneMemberID="viewController">'
            f'{self.view(scene)}<navigationItem key="navigationItem" title={quoteattr(scene["name"])} '
            f'id="{self.object_id()}">{bar}</navigationItem>{connections}</{scene["element"]}>'
            f'<exit id="{scene["exit"]}" userLabel="Exit" sceneMemberID="exit"/>')
        return f'<!--{scene["name"]}-->\n' + wrap(body, self.object_id())

    def view(self, scene):
        buttons = "".join(
            self.control("button", segue, frame(16, 430 + 44 * index, 361, 34))
            for index, segue in enumerate(segues_of(scene, "button")))
        cells = "".join(
            self.control("tableViewCell", segue, frame(0, 28 + 44 * index, 393, 44))
            for index, segue in enumerate(segues_of(scene, "tableViewCell")))
        table = (f'<tableView contentMode="scaleToFill" id="{self.object_id()}">'
                 f"{frame(0, 640, 393, 212)}<prototypes>{cells}"
                 '</prototypes></tableView>') if cells else ""
        labels = "".join(self.label(i) for i in range(8)) + self.more_views()
        return (f'<view key="view" contentMode="scaleToFill" id="{self.object_id()}">'
                '<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>'
                f"<subviews>\n{labels}{buttons}{table}</subviews></view>")

    def more_views(self):
        """A picture, a field and a switch, as most screens have."""
        return (f'<imageView image="hero" id="{self.object_id()}">{frame(313, 110, 64, 64)}'
                "</imageView>\n"
                f'<textField placeholder="Search" borderStyle="roundedRect" '
                f'id="{self.object_id()}">{frame(16, 380, 290, 34)}</textField>\n'
                f'<switch on="YES" id="{self.object_id()}">{frame(326, 382, 51, 31)}</switch>\n')

    def label(self, index):
        return (f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label {index}" '
                'textAlignment="natural" lineBreakMode="tailTruncation" '
                'translatesAutoresizingMaskIntoConstraints="NO" '
                f'id="{self.object_id()}"><rect key="frame" x="16" y="{110 + 32 * index}" width="361" '
                'height="21"/><constraints><constraint firstAttribute="height" constant="21" '
                f'id="{self.object_id()}"/></constraints><fontDescription key="fontDescription" '
                'type="system" pointSize="17"/><nil key="textColor"/></label>\n')

    def control(self, element, segue, rectangle=""):
        title = self.chance.choice(NOUNS)
        connections = f"<connections>{segue}</connections>"
        if element == "button":
            state = f'<state key="normal" title="{title}"/>'
            return (f'<button opaque="NO" id="{self.object_id()}">{rectangle}{state}{connections}'
                    "</button>\n")
        if element == "barButtonItem":
            key = f'key="rightBarButtonItem" title="{title}"'
            return f'<barButtonItem {key} id="{self.object_id()}">{connections}</barButtonItem>\n'
        return (f'<tableViewCell style="IBUITableViewCellStyleDefault" '
                f'reuseIdentifier="{title}Cell" id="{self.object_id()}">{rectangle}'
                f'<tableViewCellContentView key="contentView" id="{self.object_id()}">'
                f'{frame(0, 0, 393, 44)}<subviews><label text="{title}" id="{self.object_id()}">'
                f"{frame(16, 0, 361, 44)}</label></subviews></tableViewCellContentView>"
                f"{connections}</tableViewCell>\n")


def segues_of(scene, element):
    return [segue for owner, segue in scene["segues"] if owner == element]


def frame(x, y, width, height):
    return f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def wrap(objects, scene_id):
    return f'<scene sceneID="{scene_id}"><objects>{objects}</objects></scene>'


def tab_bar(main, boards):
    """The app's initial scene: a tab for its own stack, and one each for up to four other storyboards."""
    identifier = main.object_id()
    tabs = [main.navigation]
    for board in boards[1:5]:
        reference = main.object_id()
        main.references.append(
            f'<viewControllerPlaceholder storyboardName="{board.name}" id="{reference}" '
            'sceneMemberID="viewController"/>')
        tabs.append(reference)
    segues = "".join(
        f'<segue destination="{tab}" kind="relationship" relationship="viewControllers" '
        f'id="{main.object_id()}"/>' for tab in tabs)
    return identifier, wrap(
        f'<tabBarController id="{identifier}" sceneMemberID="viewController">'
        f"<connections>{segues}</connections></tabBarController>", main.object_id())


def sizes(scene_count, chance):
    """Splits the scenes, except the tab bar controller, into storyboards of 12 to 20."""
    left, result = scene_count - 1, []
    while left > 0:
        size = left if left <= 20 else min(chance.randint(12, 20), left - 2)
        result.append(size)
        left -= size
    return result


def equal_sizes(scene_count, count):
    """Splits the scenes, except the tab bar controller, evenly."""
    return [(scene_count - 1 + index) // count for index in range(count)]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("scenes", type=int)
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--storyboards", type=int)
    arguments.add_argument("--sources", type=int, default=0)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    if options.scenes < 4:
        arguments.error("an app has at least 4 scenes")
    if options.storyboards is not None and not 1 <= options.storyboards <= (options.scenes - 1) // 2:
        arguments.error("a storyboard has at least 2 scenes")

    chance = random.Random(options.seed)
    board_sizes = (equal_sizes(options.scenes, options.storyboards) if options.storyboards
                   else sizes(options.scenes, chance))
    boards = [Storyboard("Main" if index == 0 else f"Feature{index:03}", size, chance)
              for index, size in enumerate(board_sizes)]
    for index, board in enumerate(boards[1:], start=1):
        boards[chance.randrange(index)].refer_to(board)
    for board in boards:
        if len(boards) > 1 and chance.random() < 0.5:
            board.refer_to(chance.choice([other for other in boards if other is not board]))
    initial, tabs = tab_bar(boards[0], boards)

    options.folder.mkdir(parents=True, exist_ok=True)
    for board in boards:
        text = (board.document(initial, [tabs]) if board is boards[0]
                else board.document(board.navigation))
        (options.folder / f"{board.name}.storyboard").write_text(text, encoding="utf-8")
    if options.sources:
        swift_sources.write(options.folder, options.sources, boards, NOUNS, chance)


if __name__ == "__main__":
    main()
