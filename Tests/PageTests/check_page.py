#!/usr/bin/env python3
"""Tests the page to explore in a real browser: every feature, with the keyboard and at a phone's width.

usage: check_page.py CHROMIUM FOLDER

FOLDER has the pages that Scripts/check-page.sh writes: small.html, groups.html, hostile.html and links.html,
and changes.html, the page of a difference.
"""
import json
import pathlib
import re
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

TESTS = []


def test(function):
    TESTS.append(function)
    return function


class Browser:
    """Opens pages, and fails if one logs an error, asks for anything or opens a dialog of its own."""

    def __init__(self, browser, folder):
        self.browser = browser
        self.folder = folder
        self.faults = []

    def open(self, name, fragment="", **options):
        options = {"viewport": {"width": 1280, "height": 800}, **options}
        context = self.browser.new_context(**options)
        page = context.new_page()
        page.on("console", lambda m: m.type in ("error", "warning") and self.faults.append(m.text))
        page.on("pageerror", lambda e: self.faults.append(str(e)))
        page.on("dialog", lambda d: (self.faults.append("dialog"), d.dismiss()))
        page.on("request", lambda r: r.url.startswith(("file:", "data:")) or self.faults.append(r.url))
        page.goto((self.folder / name).as_uri() + fragment)
        if options.get("java_script_enabled", True) and name != "changes.html":
            page.wait_for_selector("html.ready")
            rest(page)
        return page


def rest(page):
    """Waits until the map stands still, however long a busy machine takes to move it."""
    place = None
    page.wait_for_timeout(140)
    while place != (place := page.evaluate("world.style.transform")):
        page.wait_for_timeout(140)


def scene(page, name):
    """The name of a scene in drawings, such as s3."""
    return page.evaluate(
        "name => 's' + JSON.parse(flow.textContent).scenes.findIndex(s => s.name === name)", name)


def choose(page, name):
    page.locator("#list .item", has_text=name).first.click()
    rest(page)


def transform(page):
    text = page.evaluate("world.style.transform")
    return [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", text)]


def shown(page, selector):
    return page.evaluate(
        "s => [...document.querySelectorAll(s)].filter(e => getComputedStyle(e).display !== 'none').length",
        selector)


@test
def moves_and_zooms(browser):
    page = browser.open("small.html")
    stage = page.locator("#stage")
    x, y, scale = transform(page)
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -400)
    rest(page)
    assert transform(page)[2] > scale * 1.3, "the wheel zooms"
    before = transform(page)
    page.mouse.move(60, 700)
    page.mouse.down()
    page.mouse.move(160, 650, steps=4)
    page.mouse.up()
    rest(page)
    after = transform(page)
    assert abs(after[0] - before[0] - 100) < 2 and abs(after[1] - before[1] + 50) < 2, "a drag moves"
    page.click("#full")
    rest(page)
    assert abs(transform(page)[2] - 1) < 0.001, "100 %"
    page.click("#fit")
    rest(page)
    assert [round(n, 2) for n in transform(page)] == [round(n, 2) for n in (x, y, scale)], "fit"
    stage.focus()
    page.keyboard.press("ArrowLeft")
    rest(page)
    assert round(transform(page)[0] - x) == 80, "arrow keys move"
    page.keyboard.press("+")
    rest(page)
    assert transform(page)[2] > scale, "plus zooms"
    page.keyboard.press("1")
    rest(page)
    assert abs(transform(page)[2] - 1) < 0.001
    page.keyboard.press("0")
    rest(page)
    assert round(transform(page)[2], 3) == round(scale, 3)


@test
def pinches(browser):
    page = browser.open("small.html", has_touch=True)
    before = transform(page)[2]
    client = page.context.new_cdp_session(page)

    def touch(kind, points):
        client.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]})

    touch("touchStart", [(300, 400), (400, 400)])
    for step in range(1, 6):
        touch("touchMove", [(300 - step * 20, 400), (400 + step * 20, 400)])
    touch("touchEnd", [])
    rest(page)
    assert transform(page)[2] > before * 2, "a pinch zooms"


@test
def zooms_from_groups_to_screens(browser):
    page = browser.open("groups.html")
    page.click("#unfold")
    rest(page)
    page.evaluate("() => 0")
    level = lambda: page.evaluate("document.querySelector('svg.map').getAttribute('class')")
    for _ in range(12):
        page.keyboard.press("-")
    rest(page)
    labels = ".far-labels > g:not([hidden])"
    assert "far" in level() and shown(page, labels) > 2, level()
    assert page.locator(".far-title").count() > 2 and "screen" in page.locator(".far-count").first.text_content()
    choose(page, page.locator("#list .item b").first.text_content())
    page.keyboard.press("1")
    rest(page)
    assert "near" in level(), level()
    assert page.evaluate("document.querySelectorAll('.slot > *').length") > 0, "screens are near"
    assert shown(page, labels) == 0, "names of groups are for who is far"
    page.keyboard.press("0")
    rest(page)
    assert shown(page, ".map > .chip") == 0 or "far" not in level()


@test
def folds_and_unfolds(browser):
    page = browser.open("groups.html")
    data = json.loads(page.locator("#flow").text_content())
    count = len(data["groups"])
    assert len(data["layouts"]) == count + 2, "all folded, all unfolded, each unfolded"
    page.click("#fold")
    rest(page)
    assert page.locator(".map > .scene[data-id^=g]").count() == count
    for _ in range(6):
        page.keyboard.press("-")
    rest(page)
    labels = page.locator(".far-labels > g:not([hidden])")
    assert labels.count() > count / 2, "folded groups can be read from far"
    first = data["groups"][0]
    assert first["name"] + str(first["count"]) in labels.all_text_contents()
    page.locator("#groups .item").nth(0).click()
    rest(page)
    assert page.locator(".map > .storyboard").count() == 1, "one is unfolded"
    assert page.locator(".map > .scene[data-id^=g]").count() == count - 1, "the rest is folded"
    assert page.locator("#groups .item").nth(0).get_attribute("aria-expanded") == "true"
    page.locator("#groups .item").nth(0).click()
    page.click("#unfold")
    rest(page)
    assert page.locator(".map > .scene[data-id^=g]").count() == 0
    page.click("#fold")
    rest(page)
    box = page.locator(".map > .scene[data-id=g0]").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    rest(page)
    assert page.locator(".map > .storyboard[data-id=g0]").count() == 1, "a click on a group unfolds it"
    page.reload()
    rest(page)
    assert page.locator(".map > .storyboard[data-id=g0]").count() == 1, "the address has the layout"


@test
def names_of_groups_do_not_meet(browser):
    page = browser.open("groups.html")
    data = json.loads(page.locator("#flow").text_content())
    largest = max(data["groups"], key=lambda group: group["count"])
    for layout in ("fold", "unfold"):
        page.click("#" + layout)
        rest(page)
        for _ in range(5):
            boxes = page.evaluate("""() => [...document.querySelectorAll('.far-labels > g:not([hidden])')]
                .map(label => [label.textContent, label.getBoundingClientRect()])
                .map(([text, {left, top, right, bottom}]) => ({text, left, top, right, bottom}))""")
            # Letters end before their line does.
            meeting = [(a["text"], b["text"]) for i, a in enumerate(boxes) for b in boxes[:i]
                       if a["left"] < b["right"] and b["left"] < a["right"]
                       and a["top"] + 2 < b["bottom"] and b["top"] + 2 < a["bottom"]]
            assert not meeting, meeting
            if boxes:
                assert any(box["text"].startswith(largest["name"]) for box in boxes), "the largest comes first"
            page.keyboard.press("-")
            rest(page)


@test
def prints_the_whole_map_on_one_sheet(browser):
    for name, is_large in (("small.html", False), ("groups.html", True)):
        page = browser.open(name)
        if is_large:
            page.click("#unfold")
            rest(page)
        page.keyboard.press("1")
        rest(page)
        wide = page.evaluate("(b => b.width > b.height)(document.querySelector('svg.map').viewBox.baseVal)")
        sheets = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type /Page\b", sheets)) == 1, "one sheet"
        width, height = map(float, re.search(rb"/MediaBox \[0 0 (\S+) (\S+)\]", sheets).groups())
        assert (width > height) == wide, "the sheet lies as the map does"
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        if is_large:
            assert shown(page, ".far-labels > g:not([hidden])") > 2, "names of groups"
        else:
            assert page.locator(".slot:empty").count() == 0 < page.locator(".slot").count(), "screens"
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        assert shown(page, ".far-labels > g:not([hidden])") == 0, "then the page is as before"


@test
def searches(browser):
    page = browser.open("small.html")
    page.keyboard.press("/")
    page.keyboard.type("recipe")
    rest(page)
    words = page.locator("#hits").text_content()
    count = int(words.split()[0])
    assert count >= 2, words
    assert page.locator(".map.dimmed").count() == 1 and page.locator(".map > .scene.lit").count() == count
    assert page.locator("#list li:visible").count() == count
    page.keyboard.press("Enter")
    rest(page)
    first = page.locator("#panel-name").text_content()
    page.keyboard.press("Enter")
    rest(page)
    assert page.locator("#hits").text_content().startswith("2 of")
    assert page.locator("#panel-name").text_content() != first
    page.keyboard.press("Shift+Enter")
    rest(page)
    assert page.locator("#panel-name").text_content() == first
    for words in ["SignInViewController", "cooking", "main.storyboard", "sign in"]:
        page.fill("#search", words)
        assert not page.locator("#hits").text_content().startswith("0"), words
    page.fill("#search", "settings")
    page.keyboard.press("Enter")
    assert page.locator("#panel-name").text_content() == "Settings", "what is called so comes first"
    page.fill("#search", "nothing like this")
    assert page.locator("#hits").text_content() == "0 screens"


@test
def opens_the_panel(browser):
    page = browser.open("links.html")
    name = scene(page, "Settings")
    box = page.locator(f".map > [data-id={name}]").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 12)
    rest(page)
    assert page.locator("#panel-name").text_content() == "Settings"
    assert page.locator("#panel-screen svg").count() == 1, "the screen is in the panel"
    facts = page.locator("#panel-facts").text_content()
    assert "SettingsViewController" in facts and "Main.storyboard:" in facts
    link = page.locator("#panel-facts a").first.get_attribute("href")
    assert link.startswith("https://example.org/app/blob/main/") and "#L" in link
    assert page.evaluate("side.scrollTop") == 0, "the panel begins at its top"
    assert page.locator("#panel-outgoing .way").count() >= 1
    assert "tap" in page.locator("#panel").text_content(), "triggers"
    page.locator("#panel-outgoing .link").first.click()
    rest(page)
    assert page.locator("#panel-name").text_content() == "Sign In"
    page.go_back()
    rest(page)
    assert page.locator("#panel-name").text_content() == "Settings", "the browser's button goes back"
    page.keyboard.press("Escape")
    assert not page.locator("#panel").is_visible()


@test
def shows_findings(browser):
    page = browser.open("groups.html")
    data = json.loads(page.locator("#flow").text_content())
    found = [s for s in data["scenes"] if s.get("findings")]
    name = next(s["name"] for s in found if [t["name"] for t in data["scenes"]].count(s["name"]) == 1)
    choose(page, name)
    finding = page.locator("#panel-findings .finding").first.text_content()
    assert any(finding.startswith(f["severity"]) for s in found for f in s["findings"]), finding
    assert page.locator("#elsewhere .finding").count() == len(data["findings"])
    assert page.locator("#section-elsewhere").is_visible() == bool(data["findings"])


@test
def shows_neighbours(browser):
    page = browser.open("small.html")
    choose(page, "Recipe View Controller")
    lit = lambda: page.locator(".map > .scene.lit").count()
    counts = {}
    for direction in ["in", "out", "both"]:
        page.select_option("#near", direction)
        counts[direction] = lit()
    assert counts["both"] > counts["out"] and counts["both"] >= counts["in"] > 1, counts
    page.fill("#depth", "5")
    assert lit() > counts["both"]
    assert "depth=5" in page.url and "near=both" in page.url
    page.keyboard.press("Tab")
    page.locator("#stage").focus()
    page.keyboard.press("Escape")
    assert page.locator(".map.dimmed").count() == 0 and page.locator("#panel").is_visible()


@test
def finds_routes(browser):
    page = browser.open("small.html")
    choose(page, "Tab Bar Controller")
    page.fill("#goal", "Cooking View Controller")
    page.keyboard.press("Tab")
    rest(page)
    steps = page.locator("#route li").all_text_contents()
    assert len(steps) == 3 and steps[-1].endswith("Cooking View Controller"), steps
    assert page.locator(".map > .segue.on-route").count() == 3
    address = page.url
    other = browser.open("small.html", "#" + address.split("#")[1])
    assert other.locator("#route li").all_text_contents() == steps, "the address has the route"
    page.click("#route-clear")
    assert page.locator("#route li").count() == 0
    choose(page, "Cooking View Controller")
    page.fill("#goal", "Settings")
    page.keyboard.press("Tab")
    rest(page)
    assert "way" in page.locator("#route-status").text_content() or page.locator("#route li").count() > 0


@test
def lights_on_hovering(browser):
    page = browser.open("small.html")
    name = scene(page, "Cooking View Controller")
    box = page.locator(f".map > [data-id={name}]").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.move(box["x"] + 22, box["y"] + 12)
    assert page.locator(".map > .segue.lit").count() == 3, "the way from the start"
    assert "CookingViewController" in page.locator("#hint").text_content()
    page.mouse.move(640, 10)
    assert page.locator(".map > .lit").count() == 0


@test
def pins(browser):
    page = browser.open("small.html")
    choose(page, "Filter")
    page.click("#pin")
    assert page.locator("#pins li").count() == 1 and page.locator(".map > .pinned").count() == 1
    choose(page, "Settings")
    assert page.locator("#pins .link").text_content() == "Filter", "it stays"
    other = browser.open("small.html", "#" + page.url.split("#")[1])
    assert other.locator("#pins .link").text_content() == "Filter"
    page.locator("#pins .link").click()
    assert page.locator("#pin").get_attribute("aria-pressed") == "true"
    page.click("#pin")
    assert page.locator("#pins li").count() == 0


@test
def draws_the_legend(browser):
    page = browser.open("hostile.html")
    widths = page.evaluate(
        "[...document.querySelectorAll('#kinds .line')].map(l => getComputedStyle(l).borderTopWidth)")
    assert widths and "0px" not in widths, widths


@test
def switches(browser):
    page = browser.open("small.html")
    unwinds = shown(page, ".map > .segue-unwind")
    assert unwinds > 0
    labels = shown(page, ".map > .label")
    page.locator("#kinds label", has_text="Unwind").click()
    assert shown(page, ".map > .segue-unwind") == 0 and shown(page, ".map > .label") < labels
    assert "off=unwind" in page.url
    other = browser.open("small.html", "#" + page.url.split("#")[1])
    assert shown(other, ".map > .segue-unwind") == 0, "the address has the switches"
    assert not other.locator("#kinds label", has_text="Unwind").locator("input").is_checked()
    page.locator("#kinds label", has_text="Containers").click()
    assert shown(page, ".map > .container") == 0
    assert page.locator(".map > .container").count() > 0
    page = browser.open("groups.html")
    page.click("#unfold")
    for title, kind in [("From code", ".from-code"), ("Possible", ".possible")]:
        before = shown(page, f".map > .segue{kind}")
        assert before > 0, title
        page.locator("#kinds label", has_text=title).click()
        assert shown(page, f".map > .segue{kind}") == 0, title
        page.locator("#kinds label", has_text=title).click()
        assert shown(page, f".map > .segue{kind}") == before, title
    before = shown(page, ".map > .scene")
    page.locator("#app-targets label").first.click()
    assert shown(page, ".map > .scene") < before, "targets"


@test
def shows_the_minimap(browser):
    page = browser.open("small.html")
    assert not page.locator("#minimap").is_visible(), "the whole map is seen"
    buttons = page.locator(".zoom").bounding_box()
    lowest = page.evaluate("document.querySelector('svg.map').getBoundingClientRect().bottom")
    assert lowest <= buttons["y"], "no button covers what fits"
    page.click("#full")
    rest(page)
    before = transform(page)
    box = page.locator("#minimap").bounding_box()
    assert box["width"] > 40
    page.mouse.click(box["x"] + box["width"] - 8, box["y"] + box["height"] - 8)
    rest(page)
    assert transform(page)[:2] != before[:2] and transform(page)[2] == before[2]


@test
def has_themes_print_and_help(browser):
    color = "getComputedStyle(document.body).backgroundColor"
    page = browser.open("small.html", color_scheme="dark")
    dark = page.evaluate(color)
    page.click("#theme")
    light = page.evaluate(color)
    assert dark != light
    page.emulate_media(color_scheme="light")
    assert page.evaluate(color) == light
    page.emulate_media(media="print")
    assert not page.locator("#side").is_visible() and page.locator("svg.map").is_visible()
    page.emulate_media(media="screen")
    page.locator("#stage").focus()
    page.keyboard.press("?")
    assert page.locator("#help").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#help").is_visible()


@test
def works_from_the_keyboard(browser):
    page = browser.open("groups.html")
    seen = []
    for _ in range(60):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(
            "(e => e.id || e.className || e.tagName)(document.activeElement)"))
        ring = page.evaluate(
            "(s => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0)"
            "(getComputedStyle(document.activeElement))")
        assert ring, f"the focus of {seen[-1]} is visible"
    assert seen[:4] == ["search", "fold", "unfold", "theme"] and "stage" in seen and "item" in seen, seen
    page.locator("#list .item").nth(1).focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "panel-name"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "stage"


@test
def fits_a_phone(browser):
    for name in ["small.html", "groups.html"]:
        page = browser.open(name, viewport={"width": 390, "height": 780}, has_touch=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        choose(page, page.locator("#list .item b").first.text_content())
        assert page.locator("#panel").is_visible()
        assert page.evaluate("side.scrollWidth <= side.clientWidth"), "nothing is cut"


@test
def honours_reduced_motion(browser):
    page = browser.open("small.html", reduced_motion="reduce")
    page.click("#full")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert abs(transform(page)[2] - 1) < 0.001, "it jumps"


@test
def is_accessible(browser):
    for scheme in ["light", "dark"]:
        for name in ["small.html", "groups.html"]:
            page = browser.open(name, color_scheme=scheme)
            for state in ["first", "panel", "help"]:
                if state == "panel":
                    choose(page, page.locator("#list .item b").nth(1).text_content())
                if state == "help":
                    page.click("#help-button")
                found = Axe().run(page).response["violations"]
                serious = [v for v in found if v["impact"] in ("serious", "critical")]
                assert not serious, f"{name} {scheme} {state}: " + "; ".join(
                    f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in serious)


@test
def keeps_hostile_text_text(browser):
    for name in ["hostile.html", "hostile-links.html"]:
        page = browser.open(name)
        count = page.locator("#list .item").count()
        assert count >= 4
        for index in range(count):
            page.locator("#list .item").nth(index).click()
        rest(page)
        assert page.evaluate("window.hacked === undefined")
        text = page.locator("#list").text_content()
        assert "</script><script>" in text and "<img src=x onerror=" in text, text
        assert page.evaluate("document.querySelectorAll('img, iframe, object, embed, form:not(dialog form)').length") == 0
        handlers = page.evaluate(
            "[...document.querySelectorAll('*')].filter(e => [...e.attributes].some(a => /^on/i.test(a.name))).length")
        assert handlers == 0
        links = page.evaluate("[...document.querySelectorAll('a')].map(a => a.protocol)")
        assert all(link == "https:" for link in links), links
        policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
        assert "default-src 'none'" in policy and "unsafe" not in policy and "'sha256-" in policy
    page = browser.open("hostile.html", "#screen=<img src=x onerror=window.hacked=1>&search=<b>x")
    assert page.evaluate("window.hacked === undefined")
    # The policy is in force: a script or a handler that is added does not run.
    faults = len(browser.faults)
    page.evaluate("""() => {
      const script = document.createElement('script');
      script.textContent = 'window.hacked = 1';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.hacked = 1">');
    }""")
    rest(page)
    assert page.evaluate("window.hacked === undefined")
    assert len(browser.faults) > faults, "the browser reports what the policy forbids"
    del browser.faults[faults:]


@test
def is_drawn_without_scripts(browser):
    page = browser.open("small.html", java_script_enabled=False)
    assert page.locator("svg.map").is_visible()
    page = browser.open("changes.html")
    assert page.locator("script").count() == 0, "a page of changes has no script"


def main():
    chromium, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    chosen = sys.argv[3:]
    failed = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for function in TESTS:
            if chosen and function.__name__ not in chosen:
                continue
            pages = Browser(browser, folder)
            try:
                function(pages)
                assert not pages.faults, pages.faults
            except Exception as error:  # Each test reports, whatever went wrong in it.
                failed.append(function.__name__)
                print(f"page: {function.__name__}: {type(error).__name__} {error}".rstrip(), file=sys.stderr)
                if isinstance(error, AssertionError):
                    trace = error.__traceback__
                    while trace.tb_next:
                        trace = trace.tb_next
                    print(f"  line {trace.tb_lineno}", file=sys.stderr)
            for context in browser.contexts:
                context.close()
        browser.close()
    sys.exit(f"page: {len(failed)} tests failed: {', '.join(failed)}" if failed else 0)


main()
