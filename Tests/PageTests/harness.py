"""What the tests of the page to explore have in common."""
import re

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
        # A busy machine takes more than the 30 seconds of Playwright to open the largest page.
        context.set_default_timeout(180_000)
        page = context.new_page()
        page.on("console", lambda m: m.type in ("error", "warning") and self.faults.append(m.text))
        page.on("pageerror", lambda e: self.faults.append(str(e)))
        page.on("dialog", lambda d: (self.faults.append("dialog"), d.dismiss()))
        page.on("request", lambda r: r.url.startswith(("file:", "data:")) or self.faults.append(r.url))
        page.goto((self.folder / name).as_uri() + fragment)
        if options.get("java_script_enabled", True) and page.locator("#stage").count():
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
