#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""What a visitor of the demo has to load, and waits for, on a slow line in each engine.

    make weight [ARGUMENTS="--engine webkit --json Output/weight.json"]

The line has 1.6 Mbit/s and 150 ms. Each engine visits three times: it opens the clip two seconds after the card is
there, in a new profile at once, and in the same profile once more. Bytes are those of whole responses, as they were
sent. What is over a budget of budgets.json is marked; with --strict it is also the exit status.
"""
import argparse
import json
import pathlib
import re
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))
from slow_line import SlowLine  # noqa: E402

from engines import ENGINES, started  # noqa: E402
from morsel import BUNDLE, Server, run  # noqa: E402

URL = "https://fruta.example/smoothie?smoothie=berry-blue"
# The parts of a visit, by the paths of requests.
PARTS = [("page", r"^/smoothie"), ("frame", r"/clip-host/"), ("page", r"/page/"), ("pictures", r"/assets/"),
         ("others", "")]
PAINTED = "performance.getEntriesByType('paint').find((entry) => entry.name === 'first-contentful-paint')"


def part_of(path, module, image):
    if module in path:
        return "module"
    if image in path:
        return "image"
    return next(name for name, pattern in PARTS if re.search(pattern, path))


def card(tab, address):
    """Opens the page, and waits until its card can be used. Returns the milliseconds until it was painted."""
    tab.open(address)
    tab.wait_for("document.documentElement.dataset.started !== undefined")
    tab.wait_for(f"{PAINTED} !== undefined")
    return tab.evaluate(f"return {PAINTED}.startTime")


def opened(tab):
    """Presses Open. Returns the milliseconds from there, and from the navigation, until the clip is on the screen."""
    pressed = tab.evaluate("const at = performance.now(); document.getElementById('open').click(); return at")
    tab.wait_for("window.clipTimes !== undefined")
    after = tab.evaluate("return window.clipTimes.toFrame")
    return after, pressed + after


def visits(engine, server, folder, line):
    address = server.page(URL).replace(f":{server.port}", f":{line.port}")
    with started(engine, folder / "patient") as tab:
        painted = card(tab, address)
        time.sleep(2)
        after_reading, _ = opened(tab)
        time.sleep(1)
        first = list(line.requests)
    line.requests.clear()
    with started(engine, folder / "hasty") as tab:
        card(tab, address)
        _, at_once = opened(tab)
        time.sleep(1)
        line.requests.clear()
        card(tab, address)
        _, again = opened(tab)
        time.sleep(1)
        second = list(line.requests)
    line.requests.clear()
    return painted, after_reading, at_once, first, again, second


def measured(engine, server, folder, line, module, image):
    painted, after_reading, at_once, first, again, second = visits(engine, server, folder, line)
    parts = {}
    for request in first:
        part = parts.setdefault(part_of(request["path"], module, image), {"requests": 0, "bytes": 0})
        part["requests"] += 1
        part["bytes"] += request["bytes"]

    def size(*names):
        return sum(parts.get(name, {"bytes": 0})["bytes"] for name in names)
    return parts, {
        "first visit: requests": len(first),
        "first visit: bytes without the image": sum(request["bytes"] for request in first) - size("image"),
        "first visit: bytes of page and frame": size("page", "frame"),
        "first visit: bytes of the module": size("module"),
        "first visit: ms to the card": round(painted),
        "first visit: ms to the first screen, pressed at once": round(at_once),
        "first visit: ms from Open to the first screen, after two seconds": round(after_reading),
        "second visit: requests": len(second),
        "second visit: ms to the first screen, pressed at once": round(again),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", action="append", choices=ENGINES, help="only this engine; can be repeated")
    parser.add_argument("--rate", type=float, default=1.6, help="Mbit/s of the line (default: 1.6)")
    parser.add_argument("--delay", type=float, default=150, help="ms from a request to its answer (default: 150)")
    parser.add_argument("--json", type=pathlib.Path, help="also write the figures to this file")
    parser.add_argument("--strict", action="store_true", help="fail if something is over its budget")
    options = parser.parse_args()
    budgets = json.loads((pathlib.Path(__file__).parent / "budgets.json").read_text())
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        run("publish", str(BUNDLE), "--database", str(folder / "morsel.sqlite"))
        server = Server(folder / "morsel.sqlite").wait()
        page = server.get("fruta.example", "/smoothie").read().decode()
        module = re.search(r'data-module="([^"]+)"', page)[1]
        image = re.search(r'class="image" src="/\.morsel/blob/([0-9a-f]+)"', page)[1]
        for engine in options.engine or ENGINES:
            with SlowLine(server.port, options.rate * 1e6 / 8, options.delay / 1000) as line:
                figures[engine] = measured(engine, server, folder / engine, line, module, image)
        server.end()
    is_over = False
    print(f"{'':66}{'budget':>9}" + "".join(f"{engine:>12}" for engine in figures))
    for name, budget in budgets.items():
        values = [totals[name] for _, totals in figures.values()]
        is_over |= any(value > budget for value in values)
        print(f"{name:66}{budget:9,}" + "".join(f"{value:11,}{'!' if value > budget else ' '}" for value in values))
    print("\nbytes (requests) of the first visit, by part")
    for part in ["page", "image", "frame", "module", "pictures", "others"]:
        cells = [parts.get(part, {"requests": 0, "bytes": 0}) for parts, _ in figures.values()]
        print(f"{part:75}" + "".join(f"{cell['bytes']:7,} ({cell['requests']:2})" for cell in cells))
    if is_over:
        print("\n! is over its budget")
    if options.json:
        report = {engine: {"parts": parts, "figures": totals} for engine, (parts, totals) in figures.items()}
        options.json.write_text(json.dumps(report, indent=1) + "\n")
    sys.exit(options.strict and is_over)


if __name__ == "__main__":
    main()
