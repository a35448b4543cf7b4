# SPDX-License-Identifier: Apache-2.0

"""Symbols for Image(systemName:): each name draws something, variants compose, and unknown names say so.

    pytest -q Tests/Browser/test_symbols.py
"""
import functools
import http.server
import pathlib
import shutil
import subprocess
import threading

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# The names in the App Clips that were read.
USED = """checkmark.circle.fill xmark calendar scooter globe checkmark chevron.right square.and.arrow.up heart trash cart house
phone.fill chevron.left globe.americas.fill info.circle clock battery.100 eurosign ticket exclamationmark.triangle.fill
chevron.backward menucard map ellipsis.circle doc.on.doc checkmark.seal.fill bell.badge.fill map.fill message.fill
person.2.slash hand.raised.slash location exclamationmark.triangle seal.fill list.bullet heart.fill drop.fill
xmark.circle.fill photo figure.walk mappin.and.ellipse location.fill bolt.fill hand.thumbsup arrow phone arrow.backward
minus.circle plus.circle building.2 play.circle.fill arrow.clockwise square.grid.2x2 bell.fill message.badge.fill
doc.text.magnifyingglass calendar.badge.clock star.fill checkmark.square.fill square link.circle book.closed seal gauge
scalemass.fill book.closed.fill plus.circle.fill arrow.counterclockwise.circle.fill arrow.down.app.fill minus plus
music.note.house xmark.circle mappin.circle doc.text mappin.slash questionmark.circle.fill lightbulb.fill party.popper.fill
arrow.right.circle.fill figure.walk.circle.fill heart.slash.fill clock.fill info.circle.fill bus.fill tram.tunnel.fill
tram.fill chevron.up.chevron.down signpost.right.and.left crown.fill arrow.up.right.circle.fill briefcase.fill
arrow.right.circle sparkles""".split()


class Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def address():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=ROOT)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/Tests/Browser/symbols/page.html"
        server.shutdown()


@pytest.fixture(scope="module")
def page(browser, address):
    page = browser.new_page(viewport={"width": 1500, "height": 900})
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{address}?names=plus")
    page.wait_for_selector("[data-is-drawn]")
    yield page
    assert faults == []
    page.close()


# Draws names on one sheet, and returns those that leave no ink or are unknown.
DRAWN = """async ([names, options]) => {
    const { symbol } = await import("/Kit/Web/clip-host/symbols.js");
    const side = 96;
    const across = 20;
    const drawings = names.map((name) => symbol(name, options));
    drawings.forEach((drawing, index) => {
        const place = { x: index % across * side, y: Math.floor(index / across) * side, width: side, height: side };
        for (const [key, value] of Object.entries(place)) drawing.setAttribute(key, value);
    });
    const sheet = new OffscreenCanvas(across * side, Math.ceil(names.length / across) * side);
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">`
        + drawings.map((drawing) => drawing.outerHTML).join("") + "</svg>");
    await image.decode();
    const canvas = sheet.getContext("2d", { willReadFrequently: true });
    canvas.drawImage(image, 0, 0);
    return drawings.flatMap((drawing, index) => {
        if (drawing.hasAttribute("data-unknown")) return [`${names[index]}: unknown`];
        const { data } = canvas.getImageData(index % across * side, Math.floor(index / across) * side, side, side);
        let ink = 0;
        for (let i = 3; i < data.length; i += 4) ink += data[i] > 100;
        return ink < 40 ? [`${names[index]}: ${ink} pixels`] : [];
    });
}"""


def test_all_used_names_are_drawn(page):
    assert len(USED) == 95
    assert page.evaluate(DRAWN, [USED, {}]) == []


@pytest.mark.parametrize("options", [
    {}, {"weight": "ultralight"}, {"weight": "black", "scale": "large"}, {"variant": "fill"}, {"variant": "circle"},
    {"variant": "circle.fill"}, {"variant": "square.fill"}, {"variant": "slash"}, {"rendering": "hierarchical"},
    {"rendering": "palette", "colours": ["red", "blue"]},
], ids=str)
def test_all_drawings_compose(page, options):
    """And the drawings lie in their grid of 24 units, but for a line's width."""
    names = page.evaluate("async () => (await import('/Kit/Web/clip-host/symbols/glyph.js')).names()")
    assert len(names) >= 295
    assert page.evaluate(DRAWN, [names, options]) == []
    outside = page.evaluate("""async ([names, options]) => {
        const { composition } = await import("/Kit/Web/clip-host/symbols/composition.js");
        return names.filter((name) => {
            const [x, y, width, height] = composition(name, options).box;
            return !(x > -2 && y > -2 && x + width < 26 && y + height < 26 && width > 0 && height > 0);
        });
    }""", [names, options])
    assert outside == []


@pytest.mark.parametrize("name, parsed", [
    ("bell.slash.circle.fill", {"base": "bell", "hasSlash": True, "enclosure": "circle", "isFilled": True}),
    ("message.badge.fill", {"base": "message", "badge": "", "isFilled": True}),
    ("calendar.badge.clock", {"base": "calendar", "badge": "clock"}),
    ("person.crop.circle.badge.plus", {"base": "person.crop.circle", "badge": "plus"}),
    ("person.fill.badge.plus", {"base": "person", "badge": "plus", "isFilled": True}),
    ("square.and.arrow.up.fill", {"base": "square.and.arrow.up", "isFilled": True}),
    ("exclamationmark.triangle", {"base": "exclamationmark", "enclosure": "triangle"}),
    ("person.fill.checkmark", {"base": "person", "badge": "checkmark", "isFilled": True}),
    ("plus.bubble.fill", {"base": "plus", "enclosure": "bubble", "isFilled": True}),
    ("gobackward.15", {"base": "gobackward", "number": "15"}),
    ("12.circle.fill", {"base": "12", "isCharacter": True, "enclosure": "circle", "isFilled": True}),
])
def test_names_are_taken_apart(page, name, parsed):
    found = page.evaluate("async (name) => (await import('/Kit/Web/clip-host/symbols/name.js')).parsedName(name)", name)
    assert {key: value for key, value in found.items() if value is not False and value is not None} == parsed


@pytest.mark.parametrize("name", ["no.such.symbol", "", "plus.of.nothing", "heart.circle.square", "constructor", "a", "<b>", "x" * 5000])
def test_unknown_names_show_themselves(page, name):
    found = page.evaluate("""async (name) => {
        const { symbol, isSymbol } = await import("/Kit/Web/clip-host/symbols.js");
        const drawing = symbol(name);
        return [drawing.hasAttribute("data-unknown"), isSymbol(name), drawing.querySelector("text").textContent, drawing.querySelector("b") === null];
    }""", name)
    assert found == [True, False, name if len(name) <= 40 else name[:39] + "…", True]


def test_a_variant_that_a_name_has_changes_nothing(page):
    assert page.evaluate("""async () => {
        const { parsedName } = await import("/Kit/Web/clip-host/symbols/name.js");
        const text = (value) => JSON.stringify(value);
        return [["heart.fill", "fill"], ["xmark.circle", "circle"], ["person.crop.circle", "circle"], ["bell.slash", "slash"]]
            .filter(([name, variant]) => text(parsedName(name)) !== text(parsedName(name, variant)));
    }""") == []


@pytest.mark.parametrize("options", [{"variant": "sparkly"}, {"weight": "fat"}, {"scale": "huge"}], ids=str)
def test_options_are_checked(page, options):
    sentence = page.evaluate("""async (options) => {
        const { symbol } = await import("/Kit/Web/clip-host/symbols.js");
        try { symbol("heart", options); } catch (error) { return error.message; }
    }""", options)
    assert sentence.startswith("a symbol has no ") and list(options.values())[0] in sentence and ", " in sentence


def test_sizes_are_those_of_text(page):
    """In ems: the width of a circle, a narrow chevron, and the middle of a capital letter."""
    size = "async (name, options) => (await import('/Kit/Web/clip-host/symbols.js')).symbolSize(name)"
    circle, chevron, minus = (page.evaluate(size, name) for name in ("heart.circle", "chevron.right", "minus"))
    assert circle["width"] == circle["height"] == pytest.approx(1.2, abs=.01)
    assert chevron["width"] < .7 and minus["height"] < .15
    for found in (circle, chevron, minus):
        assert found["baseline"] - found["height"] / 2 == pytest.approx(.352, abs=.01)


def test_forward_follows_the_direction_of_text(page):
    found = page.evaluate("""async () => {
        const { composition } = await import("/Kit/Web/clip-host/symbols/composition.js");
        const { pathData } = await import("/Kit/Web/clip-host/symbols/path.js");
        const path = (name, rightToLeft) => pathData(composition(name, { rightToLeft }).layers[0].shapes[0].path);
        return [path("chevron.forward", true) === path("chevron.forward", false), path("forward.fill", true) === path("forward.fill", false)];
    }""")
    assert found == [False, True]


def test_palettes_colour_layers(page):
    colours = page.evaluate("""async () => {
        const { symbol } = await import("/Kit/Web/clip-host/symbols.js");
        const drawing = symbol("heart.circle.fill", { rendering: "palette", colours: ["red", "blue"] });
        return [...drawing.querySelectorAll("g")].map((group) => group.getAttribute("color"));
    }""")
    assert colours == ["blue", "red"]


# What few clips use comes later. Until then a name is unknown, and never taken for another drawing.
def test_drawings_that_come_first_are_enough_or_unknown(browser, address):
    page = browser.new_page()
    page.goto(address.replace("page.html", "none.html"))
    wrong, first, all_of_them = page.evaluate("""async () => {
        const { hasAllDrawings, loadAllDrawings, names } = await import("/Kit/Web/clip-host/symbols/glyph.js");
        const { parsedName } = await import("/Kit/Web/clip-host/symbols/name.js");
        const { default: others } = await import("/Kit/Web/clip-host/symbols/others.js");
        const ends = ["", ".fill", ".circle", ".circle.fill", ".square", ".slash", ".slash.fill", ".badge", ".badge.plus", ".fill.badge.plus",
                      ".circle.badge.plus", ".badge.key", ".checkmark"];
        const written = [...names(), ...Object.keys(others)].flatMap((name) => ends.map((end) => name + end));
        const parse = () => written.map((name) => JSON.stringify(parsedName(name)));
        const first = names().length;
        if (hasAllDrawings()) return ["all are here"];
        const early = parse();
        await loadAllDrawings();
        const late = parse();
        return [written.filter((_, index) => early[index] !== undefined && early[index] !== late[index]), first, names().length];
    }""")
    assert wrong == []
    assert 90 < first < 130 and all_of_them > 570
    page.close()


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_files_are_small():
    """Those that come with the frame 4 KB and all together 26 KB, compressed as a server would."""
    script = "process.stdout.write(String(require('zlib').brotliCompressSync(require('fs').readFileSync(0)).length))"
    for pattern, most in [("common.js", 4), ("*.js", 26)]:
        files = b"".join(path.read_bytes() for path in sorted((ROOT / "Kit/Web/clip-host/symbols").glob(pattern)))
        done = subprocess.run(["node", "-e", script], input=files, capture_output=True, check=True)
        assert int(done.stdout) <= most * 1024, pattern
