"""How the page to explore can be read: by keyboard, screen reader and phone, on paper, and with hostile text."""
import re

from axe_playwright_python.sync_playwright import Axe

from harness import choose, rest, shown, test, transform


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
def needs_no_pointer(browser):
    page = browser.open("groups.html")
    press = page.keyboard.press

    def tab_to(identifier):
        for _ in range(200):
            press("Tab")
            if page.evaluate("document.activeElement.id") == identifier:
                return
        raise AssertionError(f"Tab does not come to {identifier}")

    press("/")
    page.keyboard.type("sign in")
    press("Enter")
    rest(page)
    name = page.locator("#panel-name").text_content()
    tab_to("pin")
    press("Space")
    assert page.locator("#pins .link").text_content() == name
    tab_to("near")
    page.keyboard.type("both")
    rest(page)
    assert page.locator("#near").input_value() == "both" and page.locator(".map.dimmed").count() == 1
    tab_to("depth")
    press("ArrowUp")
    assert page.locator("#depth").input_value() == "2"
    tab_to("goal")
    # The name of what the first way leads to.
    page.keyboard.type(page.locator("#panel-outgoing .link").first.text_content())
    press("Enter")
    rest(page)
    assert page.locator("#route li").count() == 1
    tab_to("route-clear")
    press("Enter")
    assert page.locator("#route li").count() == 0
    page.locator("#panel-outgoing .link").first.focus()
    press("Enter")
    rest(page)
    assert page.locator("#panel-name").text_content() != name
    tab_to("close")
    press("Enter")
    assert page.locator("#panel").is_hidden() and page.evaluate("document.activeElement.id") == "stage"
    page.fill("#search", "")
    box = page.locator("#kinds input").first
    box.focus()
    press("Space")
    assert not box.is_checked() and "off=" in page.url
    group = page.locator("#groups .item").first
    group.focus()
    before = group.get_attribute("aria-expanded")
    press("Enter")
    rest(page)
    assert group.get_attribute("aria-expanded") != before
    press("/")
    tab_to("help-button")
    press("Enter")
    assert page.locator("#help").is_visible()
    press("Escape")
    assert page.evaluate("document.activeElement.id") == "help-button", "the focus comes back"


@test
def has_names_for_screen_readers(browser):
    page = browser.open("groups.html")
    choose(page, page.locator("#list .item b").first.text_content())
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    nodes = [node for node in nodes if not node["ignored"]]
    name = lambda node: node.get("name", {}).get("value", "").strip()
    role = lambda node: node["role"]["value"]
    focusable = [
        node for node in nodes if role(node) != "RootWebArea"
        and any(p["name"] == "focusable" and p["value"]["value"] for p in node.get("properties", []))]
    assert len(focusable) > 40
    unnamed = [role(node) for node in focusable if not name(node)]
    assert not unnamed, unnamed
    roles = {role(node) for node in nodes}
    assert {"banner", "search", "main", "complementary", "heading", "status", "list", "image"} <= roles, roles
    texts = [name(node) for node in nodes if role(node) == "image"]
    assert any(text.startswith("Screen flow") for text in texts), "the map has a name"
    # What changes without the focus is announced.
    page.fill("#search", "sign")
    assert page.locator("[role=status]", has_text="screen").count() == 1


@test
def fits_a_phone(browser):
    for name in ["small.html", "groups.html"]:
        page = browser.open(name, viewport={"width": 390, "height": 780}, has_touch=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        choose(page, page.locator("#list .item b").first.text_content())
        assert page.locator("#panel").is_visible()
        assert page.evaluate("side.scrollWidth <= side.clientWidth"), "nothing is cut"
        low = page.evaluate("""[...document.querySelectorAll('button:not(.link, .item), input:not([type=checkbox]), select')]
            .filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 36).map(e => e.id)""")
        assert not low, f"a finger finds {low}"
        page.fill("#search", "a")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.click("#help-button")
        box = page.locator("#help").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390


@test
def honours_reduced_motion(browser):
    page = browser.open("small.html", reduced_motion="reduce")
    page.click("#full")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert abs(transform(page)[2] - 1) < 0.001, "it jumps"
    choose(page, "Settings")
    assert page.evaluate("document.getAnimations().length") == 0, "nothing else moves"


@test
def is_accessible(browser):
    # Of the other appearance, the colours are to be checked; a large page has the same parts, but groups.
    colors = {"runOnly": ["color-contrast"]}
    for name, scheme, states, options in [
        ("small.html", "light", ["first", "panel", "route", "search", "phone", "help"], None),
        ("small.html", "dark", ["first", "panel", "route", "search"], colors),
        ("groups.html", "light", ["first", "unfolded"], None),
        ("groups.html", "dark", ["first"], colors),
    ]:
        page = browser.open(name, color_scheme=scheme)
        for state in states:
            if state == "panel":
                choose(page, page.locator("#list .item b").nth(1).text_content())
            elif state == "route":
                page.fill("#goal", page.evaluate("document.querySelector('#targets-of-routes option').value"))
                page.keyboard.press("Enter")
            elif state == "search":
                page.fill("#search", "view")
            elif state == "unfolded":
                page.click("#unfold")
            elif state == "phone":
                page.set_viewport_size({"width": 390, "height": 780})
            elif state == "help":
                page.click("#help-button")
            rest(page)
            found = Axe().run(page, options=options).response["violations"]
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
    for document in sorted((browser.folder / "hostile-site").glob("*.html")):
        page = browser.open(f"hostile-site/{document.name}")
        assert page.evaluate("window.hacked === undefined")
        assert page.evaluate("document.querySelectorAll('script, iframe, object, embed, form').length") == 0
        sources = page.evaluate("[...document.images].map(i => i.getAttribute('src'))")
        assert all(re.fullmatch(r"pictures/[a-z0-9-]+\.svg", source) for source in sources), sources
        assert page.evaluate("[...document.links].every(a => a.protocol === 'file:')")
        assert page.evaluate("[...document.images].every(i => i.naturalWidth > 0)"), "pictures are shown"
        for picture in page.evaluate("[...document.images].map(i => i.src)"):
            page.goto(picture)
            assert page.evaluate("window.hacked === undefined")
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
