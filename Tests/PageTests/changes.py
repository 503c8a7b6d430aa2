"""Tests of the pages of `seguemap diff`, which have no script."""
from axe_playwright_python.sync_playwright import Axe
from harness import test

PAGES = ["changes.html", "large-changes.html", "flow-changes.html", "conflict.html"]
WITH_SCREENS = PAGES[:2]
WINDOWS = [(360, 740), (768, 1024), (1440, 900), (1920, 1080)]


def windows(browser, names):
    for name in names:
        for width, height in WINDOWS:
            page = browser.open(name, viewport={"width": width, "height": height})
            yield f"{name} at {width}", page, width, height
            page.context.close()


@test
def begins_with_changed_screens_that_can_be_read(browser):
    for name, page, width, height in windows(browser, WITH_SCREENS):
        first = page.locator(".screen svg").first
        box = first.bounding_box()
        assert box["y"] < height / 2, f"{name}: the first screen is at {box['y']}"
        natural = first.evaluate("svg => svg.viewBox.baseVal.width")
        scale = box["width"] / natural
        assert scale > (0.5 if width > 400 else 0.4), f"{name}: the first screen is {scale} of its size"


@test
def fits_whole_pictures_in_every_window(browser):
    for name, page, width, _ in windows(browser, PAGES):
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is wider"
        views = page.locator("input[name=view]")
        for index in range(max(views.count(), 1)):
            if views.count():
                page.locator(f"label[for={views.nth(index).get_attribute('id')}]").click()
            hidden = page.evaluate("(s => s.scrollWidth - s.clientWidth)(document.querySelector('.stage'))")
            assert hidden <= 0, f"{name}: view {index} has {hidden} pixels out of sight"
        if views.count():
            page.locator(f"label[for={views.first.get_attribute('id')}]").click()
        page.locator("label[for=size-100]").click()
        svg = page.locator(".picture svg").first
        natural = svg.evaluate("svg => svg.viewBox.baseVal.width")
        assert abs(svg.bounding_box()["width"] - natural) < 1, f"{name}: 100 % is not the picture's size"


@test
def enlarges_a_changed_screen_with_the_keyboard(browser):
    for width, height in WINDOWS:
        page = browser.open("changes.html", viewport={"width": width, "height": height})
        focus = "document.activeElement"
        for _ in range(3):
            page.keyboard.press("Tab")
            assert page.evaluate(f"{focus}.closest('.contents') !== null"), "links to the sections come first"
            assert page.evaluate(f"getComputedStyle({focus}).outlineStyle") == "solid", "the focus can be seen"
        page.keyboard.press("Tab")
        assert page.evaluate(f"{focus}.id") == "thumbnail-1"
        assert page.evaluate(f"getComputedStyle({focus}).outlineStyle") == "solid"
        page.keyboard.press("Enter")
        box = page.locator("#screen-1").bounding_box()
        assert box == {"x": 0, "y": 0, "width": width, "height": height}, box
        svg = page.locator("#screen-1 svg")
        natural = svg.evaluate("svg => svg.viewBox.baseVal.width")
        assert svg.bounding_box()["width"] >= natural - 1, "it is at least as large as it was drawn"
        page.keyboard.press("Tab")
        assert page.evaluate(f"{focus}.textContent") == "Next"
        page.keyboard.press("Enter")
        assert page.locator("#screen-2 nav").is_visible() and not page.locator("#screen-1 nav").is_visible()
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        assert page.evaluate(f"{focus}.textContent") == "Close"
        page.keyboard.press("Enter")
        assert not page.locator("#screen-2 nav").is_visible(), "closed"
        page.keyboard.press("Shift+Tab")
        assert page.evaluate(f"{focus}.id") == "thumbnail-1", "the focus is back at the screen"
        page.context.close()


@test
def enlarges_a_changed_screen_from_the_picture_and_the_list(browser):
    page = browser.open("changes.html")
    for link in [".picture.merged a", "#list tr.changed a", "#thumbnail-1"]:
        page.locator(f"{link}[href='#screen-1']").first.click()
        assert page.locator("#screen-1 nav").is_visible(), link
        page.locator("#screen-1 nav a", has_text="Close").click()
        assert not page.locator("#screen-1 nav").is_visible()
    page.go_back()
    assert page.locator("#screen-1 nav").is_visible(), "the browser's way back works"


@test
def chooses_pictures_and_sizes_with_the_keyboard(browser):
    page = browser.open("changes.html")
    page.locator("#view-merged").focus()
    for view in ["before", "after", "pair"]:
        page.keyboard.press("ArrowRight")
        assert page.locator(f"#view-{view}").is_checked()
    assert page.locator(".picture:visible").count() == 2
    outline = "getComputedStyle(document.activeElement.nextElementSibling).outlineStyle"
    assert page.evaluate(outline) == "solid", "the focus can be seen"


@test
def has_the_same_look_as_other_pages(browser):
    page = browser.open("changes.html")
    family = page.evaluate("getComputedStyle(document.body).fontFamily")
    assert "sans-serif" in family, family
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"


@test
def pages_of_changes_have_no_barriers(browser):
    for name in PAGES:
        for theme in ["light", "dark"]:
            page = browser.open(name, color_scheme=theme, viewport={"width": 360, "height": 740})
            result = Axe().run(page)
            assert result.violations_count == 0, f"{name}, {theme}: {result.generate_report()}"
            page.context.close()
