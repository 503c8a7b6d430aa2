"""Storyboards of dense graphs, as no real app has them: for the bounds of the layout."""
import pathlib
import random
from xml.sax.saxutils import quoteattr

KINDS = ["show"] * 6 + ["presentation"] * 3 + ["showDetail", "popover", "embed", "unwind"]


def segues_at_random(scene_count, count, chance, near=0.0, size=1):
    """Returns pairs of scenes; a share of `near` stays within a storyboard of `size` scenes."""
    pairs = []
    while len(pairs) < count:
        source = chance.randrange(scene_count)
        if chance.random() < near:
            first = source // size * size
            target = first + chance.randrange(min(size, scene_count - first))
        else:
            target = chance.randrange(scene_count)
        if source != target:
            pairs.append((source, target))
    return pairs


def write_app(folder, scene_count, pairs, size, chance):
    """Writes one storyboard for each `size` scenes; segues to others run through references."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    outgoing = [[] for _ in range(scene_count)]
    for number, (source, target) in enumerate(pairs):
        outgoing[source].append((number, target))
    for first in range(0, scene_count, size):
        members = range(first, min(first + size, scene_count))
        name = f"Flow{first // size}"
        (folder / f"{name}.storyboard").write_text(
            storyboard(members, outgoing, size, chance, is_main=first == 0))
    (folder / "Info.plist").write_text(
        '<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Flow0</string></dict>'
        "</plist>\n")


def storyboard(members, outgoing, size, chance, is_main):
    references = {}
    lines = []
    for scene in members:
        segues = []
        for number, target in outgoing[scene]:
            kind = chance.choice(KINDS)
            end = f"s{target}"
            if kind == "unwind":
                end, kind = f"x{scene}", f'unwind" unwindAction="back{target}:'
            elif target not in members:
                end = references.setdefault(target, f"r{members[0]}-{target}")
            identifier = f' identifier="to{target}"' if number % 2 else ""
            segues.append(f'<segue destination="{end}" kind="{kind}"{identifier} id="e{number}"/>')
        lines.append(
            f'<scene sceneID="c{scene}"><objects><viewController storyboardIdentifier="s{scene}" '
            f'title={quoteattr(f"Screen {scene}")} id="s{scene}" sceneMemberID="viewController">'
            f'<connections>{"".join(segues)}</connections></viewController>'
            f'<exit id="x{scene}" sceneMemberID="exit"/></objects></scene>')
    for target, reference in sorted(references.items()):
        lines.append(
            f'<scene sceneID="c{reference}"><objects><viewControllerPlaceholder '
            f'storyboardName="Flow{target // size}" referencedIdentifier="s{target}" '
            f'id="{reference}" sceneMemberID="viewController"/></objects></scene>')
    return (
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
        f'targetRuntime="iOS.CocoaTouch" initialViewController="s{members[0]}"><scenes>'
        + "\n".join(lines) + "</scenes></document>\n")


def random_app(folder, seed):
    """Writes one of the apps of `make stress`: up to 400 scenes and 4,000 segues."""
    chance = random.Random(seed)
    scene_count = chance.randint(20, 400)
    count = min(4_000, int(scene_count * chance.choice([1.5, 3, 5, 10, 20])))
    size = chance.choice([2, 10, 25, scene_count])
    near = chance.choice([0, 0.5, 0.8])
    pairs = segues_at_random(scene_count, count, chance, near, size)
    write_app(folder, scene_count, pairs, size, chance)
    return scene_count, count
