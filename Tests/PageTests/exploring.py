"""What a reader can do on the page to explore."""
import json

from harness import choose, rest, scene, shown, test, transform


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
    page.locator("#stage").focus()
    page.keyboard.press("Escape")
    assert page.locator("#panel").is_hidden()
    page.fill("#search", "recipe")
    assert not page.locator("#kinds").is_visible(), "hits come before the legend"
    assert page.locator("#list li:visible").first.bounding_box()["y"] < 200
    page.fill("#search", "")
    assert page.locator("#kinds").is_visible()


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
    place = page.locator("#panel-outgoing .place, #panel-incoming .place").first
    assert place.get_attribute("title").endswith("/" + place.text_content()), "a file's name is enough in lists"
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
    for words, status in [
        ("Settings", "No way of visible segues leads there."), ("no such thing", "No screen is called “no such thing”."),
        ("Cooking", "You are there."),
    ]:
        choose(page, "Cooking View Controller")
        page.fill("#goal", words)
        page.keyboard.press("Tab")
        rest(page)
        assert page.locator("#route-status").text_content() == status, page.locator("#route-status").text_content()
    choose(page, "Tab Bar Controller")
    page.fill("#goal", "CookingViewController")
    page.keyboard.press("Tab")
    rest(page)
    assert page.locator("#goal").input_value() == "Cooking View Controller", "a class is enough"
    assert page.locator("#route li").count() == 3
    labels = page.evaluate("[...document.querySelectorAll('#targets-of-routes option')].map(o => o.value)")
    assert len(labels) == len(set(labels))


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
