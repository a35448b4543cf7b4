# SPDX-License-Identifier: Apache-2.0

"""SwiftUI's layout in Debian's Chromium: the cases of Kit/Tests/Layout, their boxes, and real text.

    pytest -q Tests/Browser/test_layout.py
"""
import base64
import functools
import http.server
import json
import pathlib
import threading

import pytest

from kerned_font import kerned_font

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CASES = sorted((ROOT / "Tests" / "Layout").glob("*.json"))


class Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map,
                      ".mjs": "text/javascript", ".js": "text/javascript"}

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def address():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=ROOT)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/Kit/Tests/Layout/page.html"
        server.shutdown()


@pytest.fixture(scope="module")
def page(browser, address):
    page = browser.new_page(viewport={"width": 800, "height": 900})
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    yield page
    assert faults == []
    page.close()


def run(page, module, body, value=None):
    """What a function of a module's exports returns."""
    return page.evaluate("async ([module, value]) => { const m = await import(module); return (" + body + ")(m, value); }",
                         [module, value])


def cases(path):
    return json.loads(path.read_text())["cases"]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_cases_have_their_frames(page, path):
    findings = run(page, "/Kit/Tests/Layout/case-runner.mjs", "(m, cases) => cases.flatMap(m.check)", cases(path))
    assert findings == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_elements_have_the_boxes_of_the_cases(page, path):
    findings = run(page, "/Kit/Tests/Layout/drawing.mjs", "(m, cases) => cases.flatMap(m.checkDrawn)", cases(path))
    assert findings == []


def test_properties_hold(page):
    assert run(page, "/Kit/Tests/Layout/properties.mjs",
               "(m) => Object.entries(m.properties).flatMap(([name, holds]) => holds().slice(0, 3).map((f) => name + ': ' + f))") == []


def test_engines_behave(page):
    assert run(page, "/Kit/Tests/Layout/behaviours.mjs",
               "(m) => Object.entries(m.behaviours).flatMap(([name, holds]) => holds().map((f) => name + ': ' + f))") == []


def test_lines_are_drawn_as_they_were_broken(page):
    found = run(page, "/Kit/Tests/Layout/drawing.mjs", "(m) => m.checkText()")
    assert found["findings"] == []
    assert found["count"] > 800


# Fonts that move letters closer beside spaces are measured as they are drawn, whatever is installed.
def test_lines_in_a_font_that_kerns_spaces_are_drawn_as_they_were_broken(page):
    font = base64.b64encode(kerned_font()).decode()
    found = run(page, "/Kit/Tests/Layout/drawing.mjs", """async (m, font) => {
        const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
        document.fonts.add(await new FontFace("Kerned", bytes).load());
        const context = new OffscreenCanvas(1, 1).getContext("2d");
        context.font = "17px Kerned";
        const element = document.createElement("span");
        Object.assign(element.style, { font: "17px Kerned", whiteSpace: "pre", position: "absolute" });
        element.textContent = "a b c d";
        document.body.append(element);
        const apart = context.measureText("a b c d").width - element.getBoundingClientRect().width;
        element.remove();
        return { apart, ...m.checkText(["Kerned"]) };
    }""", font)
    assert found["apart"] > 2, "a canvas measures this font otherwise than it is drawn"
    assert found["findings"] == []


def test_texts_are_measured_quickly(page):
    """One layout of the page for a font, and none for what is measured again."""
    asked = run(page, "/Kit/Web/layout/canvas-metrics.js", """(m) => {
        let count = 0;
        const append = Element.prototype.append;
        Element.prototype.append = function (...parts) { if (this === document.documentElement) count += 1; return append.apply(this, parts); };
        const metrics = new m.CanvasMetrics();
        for (let index = 0; index < 500; index += 1) metrics.width(`Row ${index} of many`, { size: 17 });
        Element.prototype.append = append;
        return count;
    }""")
    # With a font that kerns spaces the letters beside them are asked for too, all at once.
    assert 1 <= asked <= 3


def test_a_changed_text_moves_what_follows(page):
    before, after = run(page, "/Kit/Tests/Layout/drawing.mjs", """(m) => {
        const screen = { width: 300, height: 300 };
        const drawn = m.draw(["vstack", { spacing: 0 }, ["text", { id: "a", text: "one", fontSize: 20 }],
            ["frame", { id: "b", width: 100, height: 10 }, ["shape"]]], screen);
        const top = () => drawn.element("b").getBoundingClientRect().top - drawn.element("a").getBoundingClientRect().top;
        const before = top();
        drawn.byId.get("a").change({ runs: [{ text: "one\\ntwo", font: { size: 20 } }] });
        drawn.layout();
        return [before, top()];
    }""")
    assert abs(before - 23.9) < 1 and abs(after - 2 * before) <= 1


def test_patches_are_laid_out_once_a_frame(page):
    found = run(page, "/Kit/Tests/Layout/drawing.mjs", "(m) => m.patched()")
    assert found["before"] == ["25px 25px 50px 20px", "25px 45px 50px 30px"]
    assert found["unchanged"] == found["before"]
    assert found["after"] == ["25px 15px 50px 40px", "25px 55px 50px 30px"]
    assert found["inserted"] == ["30px", "40px"]
    assert found["error"] == "a patch is for view 3, which does not exist"


def test_scrolling_is_reported_to_geometry_readers(page):
    frames, bottom = run(page, "/Kit/Tests/Layout/drawing.mjs", """async (m) => {
        const drawn = m.draw(["scrollView", { id: "s" }, ["vstack", { spacing: 0 },
            ["frame", { height: 200, width: 100 }, ["geometryReader", { id: "g" }]],
            ["frame", { id: "last", height: 500, width: 100 }, ["shape"]]]], { width: 100, height: 300, safeArea: { top: 0, leading: 0, bottom: 40, trailing: 0 } });
        const frames = [];
        drawn.engine.geometryChanged = (node, { frames: { global } }) => frames.push(global.y);
        const scroll = drawn.element("s");
        const scrolled = new Promise((done) => scroll.addEventListener("scroll", done, { once: true }));
        scroll.scrollTop = 120;
        await scrolled;
        drawn.layout();
        scroll.scrollTop = 10_000;
        return [frames, drawn.element("last").getBoundingClientRect().bottom];
    }""")
    assert frames == [-120]
    # The end of the content can be scrolled above the safe area.
    assert abs(bottom - 260) < 0.5


def test_roles_and_order_stay(page):
    run(page, "/Kit/Tests/Layout/drawing.mjs", """(m) => {
        m.draw(["hstack", ["text", { id: "a", text: "First" }], ["text", { id: "b", text: "A long text that is truncated", lineLimit: 1 }]],
            { width: 90, height: 40 }, { rightToLeft: true });
    }""")
    # Assistive technology reads the whole of a truncated text.
    assert page.get_by_text("A long text that is truncated", exact=True).count() == 1
    assert page.evaluate("[...document.querySelectorAll('[data-id]')].map((e) => e.dataset.id)") == ["a", "b"]
    boxes = page.evaluate("[...document.querySelectorAll('[data-id]')].map((e) => e.getBoundingClientRect().left)")
    assert boxes[0] > boxes[1], "right to left, the first is on the right"


def test_measures(page):
    """Prints times; nothing is asserted about them."""
    times = run(page, "/Benchmarks/layout.mjs", """async (m) => {
        const { CanvasMetrics } = await import("/Kit/Web/layout/canvas-metrics.js");
        const { elementsOf } = await import("/Kit/Tests/Layout/drawing.mjs");
        const metrics = new CanvasMetrics();
        return { layout: m.measure(1000, metrics), "layout and elements": m.measure(1000, metrics, (engine) => elementsOf(engine, metrics)) };
    }""")
    for what, values in times.items():
        print(f"\n1,000 rows with real text, {what}: " + ", ".join(f"{name} {value:.2f} ms" for name, value in values.items()))
