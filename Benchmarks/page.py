#!/usr/bin/env python3
"""Measures the page to explore in headless Chromium, with software rendering, at 1280 × 800.

usage: page.py CHROMIUM [SEGUEMAP [SCENES]]     (the release build and 500 scenes by default)

Prints a Markdown table and exits with 1 if a limit is exceeded: the page of 500 screens is below 10 MB and
usable within 1 s, and the median frame of a scripted pan and zoom takes at most 20 ms. Scripts/check-page.sh
--measure calls it, with the browser and the Python that it tests the page with.
"""
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
RUNS = 3
# The time from one frame to the next, while the map is zoomed by the wheel or moved by keys.
FRAMES = """async kind => {
  const stage = document.getElementById('stage'), times = [];
  let last = performance.now();
  for (let step = 0; step < 120; step++) {
    const sign = step % 60 < 30 ? 1 : -1;
    stage.dispatchEvent(kind === 'zoom'
      ? new WheelEvent('wheel', {deltaY: -60 * sign, clientX: 450, clientY: 400, cancelable: true})
      : new KeyboardEvent('keydown', {key: sign > 0 ? 'ArrowLeft' : 'ArrowRight', bubbles: true}));
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    times.push(now - last);
    last = now;
  }
  return times;
}"""


def measure(browser, address):
    """Returns the time until the page is usable, and the median frames in ms, by what is shown."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    start = time.perf_counter()
    page.goto(address)
    page.wait_for_selector("html.ready")
    usable = time.perf_counter() - start
    frames = {}
    for layout in ("fold", "unfold"):
        page.evaluate("id => document.getElementById(id).click()", layout)
        page.wait_for_timeout(1000)
        for kind in ("zoom", "pan"):
            frames[f"{kind}, all {layout}ed"] = statistics.median(page.evaluate(FRAMES, kind))
    page.evaluate("document.querySelector('#list .item').click()")
    page.keyboard.press("1")
    page.wait_for_timeout(1000)
    frames["pan, screens at 100 %"] = statistics.median(page.evaluate(FRAMES, "pan"))
    page.close()
    return usable, frames


def main():
    chromium = sys.argv[1]
    seguemap = sys.argv[2] if len(sys.argv) > 2 else f"{ROOT}/.build/release/seguemap"
    scenes = sys.argv[3] if len(sys.argv) > 3 else "500"
    rows = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        app, file = pathlib.Path(scratch, "app"), pathlib.Path(scratch, "flow.html")
        subprocess.run([sys.executable, ROOT / "Benchmarks/generate-app.py", scenes, app], check=True)
        subprocess.run([seguemap, app, "--no-config", "--quiet", "-o", file], check=True)
        rows.append(("size in MB", file.stat().st_size / 1e6, 10))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        runs = [measure(browser, file.as_uri()) for _ in range(RUNS)]
        browser.close()
    rows.append(("usable after, in ms", statistics.median(run[0] for run in runs) * 1000, 1000))
    for name in runs[0][1]:
        rows.append((f"median frame in ms: {name}", statistics.median(run[1][name] for run in runs), 20))
    print(f"| page of {scenes} screens | measured | limit |\n|---|---|---|")
    for name, value, limit in rows:
        print(f"| {name} | {value:.1f} | {limit} |")
    sys.exit(any(value > limit for _, value, limit in rows))


main()
