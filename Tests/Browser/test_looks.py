# SPDX-License-Identifier: Apache-2.0

"""Colours, gradients, alerts, fields and lines of text as on a phone, looked at by their pixels.

    pytest -q Tests/Browser/test_looks.py
"""
import base64
import os

import pytest
from playwright.sync_api import expect

from kerned_font import kerned_font
from test_drawing import Screen, address, frame, screen, text  # noqa: F401 (fixtures)

RED_TO_BLUE = [0xFF3B30FF, 0, 0x007AFFFF, 1]
TILES = ("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='%23ff3b30'/>"
         "<rect width='2' height='4' fill='%23007aff'/></svg>")
PAINTS = {
    "linear": [3, RED_TO_BLUE, 0, 0, 1, 0], "radial": [4, RED_TO_BLUE, 0.5, 0.5, 0, 26], "angular": [5, RED_TO_BLUE, 0.5, 0.5, 0, 360],
    "elliptical": [6, RED_TO_BLUE, 0.5, 0.5, 0, 0.6], "faint": [1, [3, RED_TO_BLUE, 0, 0, 1, 0], 0.7], "pair": [2, [3, RED_TO_BLUE, 0, 0, 1, 0], [3, RED_TO_BLUE, 1, 0, 0, 0]],
    "image": [10, TILES, False, 1],
}
FORMS = {
    "symbol": lambda paint: ["image", {"symbol": "square.fill", "fontSize": 44, "paint": paint, "identifier": "it"}],
    "line symbol": lambda paint: ["image", {"symbol": "sun.max", "fontSize": 44, "fontWeight": 700, "paint": paint, "identifier": "it"}],
    "resizable symbol": lambda paint: frame(60, 60, ["image", {"symbol": "heart.fill", "isResizable": True, "paint": paint, "identifier": "it"}]),
    "hierarchical symbol": lambda paint: ["image", {"symbol": "heart.circle.fill", "fontSize": 44, "symbolRendering": 2, "paint": paint, "identifier": "it"}],
    "text": lambda paint: ["text", {"text": "MMM", "fontSize": 44, "fontWeight": 800, "paint": paint, "identifier": "it"}],
    "run": lambda paint: ["text", {"runs": [["MMM", 30, paint]], "fontSize": 44, "fontWeight": 800, "identifier": "it"}],
    "text of runs": lambda paint: ["text", {"runs": [["MM"], ["MM", 6, 900]], "fontSize": 40, "fontWeight": 800, "paint": paint, "identifier": "it"}],
    "fill": lambda paint: frame(60, 60, ["shape", {"shape": [1, 8, 8], "paint": paint, "identifier": "it"}]),
    "fill of a path": lambda paint: frame(60, 60, ["shape", {"shape": [5, 0, 20, 0, 20], "paint": paint, "identifier": "it"}]),
    "stroke": lambda paint: frame(50, 50, ["shape", {"shape": [3], "stroke": [paint, 10, 1, 1, 10, [], 0, True], "identifier": "it"}]),
    "part of a stroke": lambda paint: frame(50, 50, ["shape", {"shape": [8, [3], 0, 0.9], "stroke": [paint, 10, 1, 1, 10], "identifier": "it"}]),
}

# The colours of a picture: how many of its pixels are drawn, and of these red, blue and near to black.
COUNT = """async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const found = { drawn: 0, red: 0, blue: 0, black: 0 };
    for (let at = 0; at < data.length; at += 4) {
        const [r, g, b] = data.slice(at, at + 3);
        if (r > 235 && g > 235 && b > 235) continue;
        found.drawn += 1;
        if (r < 60 && g < 60 && b < 60) found.black += 1;
        if (r > b + 40) found.red += 1;
        if (b > r + 40) found.blue += 1;
    }
    return found;
}"""


def colours(screen, locator):
    return screen.page.evaluate(COUNT, base64.b64encode(locator.screenshot()).decode())


@pytest.mark.parametrize("form", FORMS)
def test_every_style_paints_symbols_texts_and_shapes(screen, form):
    wrong = []
    for name, paint in PAINTS.items():
        screen.show(["frame", {"width": 220, "height": 120, "$": "f"}, FORMS[form](paint)])
        found = colours(screen, screen.page.locator("[data-identifier=it]"))
        # A ring has nothing of the middle of a gradient.
        least = -1 if "stroke" in form and name in ("radial", "elliptical") else 20
        if not (found["drawn"] > 100 and found["red"] > least and found["blue"] > 20 and found["black"] < 0.02 * found["drawn"]):
            wrong.append((name, found))
        screen.change("w.remove('f')")
    assert wrong == []


def test_a_palette_has_its_colours(screen):
    screen.show(["image", {"symbol": "heart.circle.fill", "fontSize": 60, "paint": 0xFF3B30FF, "secondPaint": 0x007AFFFF, "identifier": "it"}])
    found = colours(screen, screen.page.locator("[data-identifier=it]"))
    assert found["red"] > 50 and found["blue"] > 50


def test_a_symbol_that_gets_another_paint_is_drawn_with_it(screen):
    screen.show(["image", {"symbol": "square.fill", "fontSize": 44, "paint": PAINTS["linear"], "identifier": "it", "$": "s"}])
    screen.change("w.set('s', 'paint', 0xFF3B30FF)")
    found = colours(screen, screen.page.locator("[data-identifier=it]"))
    assert found["red"] > 0.9 * found["drawn"] and found["blue"] == 0
    screen.change(f"w.set('s', 'paint', {PAINTS['linear']}); w.set('s', 'symbol', 'circle.fill')")
    found = colours(screen, screen.page.locator("[data-identifier=it]"))
    assert found["red"] > 20 and found["blue"] > 20


# Only letters themselves are clipped out of a background by every engine.
def test_the_background_of_letters_is_that_of_their_own_element(screen):
    screen.show(["text", {"text": "Letters", "paint": PAINTS["linear"], "identifier": "it", "$": "t"}])

    def clipped():
        return screen.page.evaluate("""() => [...document.querySelectorAll('[data-identifier=it], [data-identifier=it] *')]
            .filter((e) => getComputedStyle(e).webkitBackgroundClip === 'text').map((e) => [...e.childNodes].every((n) => n.nodeType === 3))""")

    assert clipped() == [True]
    screen.change("w.set('t', 'text', 'Others')")
    assert clipped() == [True]
    screen.change("w.set('t', 'paint', 0xFF3B30FF)")
    assert clipped() == []
    assert screen.page.get_by_text("Others").evaluate("(e) => getComputedStyle(e).color") == "rgb(255, 59, 48)"


# MARK: Colours


# By Apple's table of the Human Interface Guidelines, of light and of dark: the number of an adaptive colour.
LABELS = {
    1: ((0, 0, 0, 1), (255, 255, 255, 1)), 2: ((60, 60, 67, .6), (235, 235, 245, .6)), 10: ((60, 60, 67, .3), (235, 235, 245, .3)),
    11: ((60, 60, 67, .18), (235, 235, 245, .16)), 12: ((60, 60, 67, .29), (84, 84, 88, .6)), 13: ((198, 198, 200, 1), (56, 56, 58, 1)),
    14: ((60, 60, 67, .3), (235, 235, 245, .3)), 15: ((0, 122, 255, 1), (9, 132, 255, 1)), 3: ((0, 122, 255, 1), (10, 132, 255, 1)),
    16: ((255, 255, 255, 1), (0, 0, 0, 1)), 17: ((242, 242, 247, 1), (28, 28, 30, 1)), 18: ((255, 255, 255, 1), (44, 44, 46, 1)),
    22: ((120, 120, 128, .2), (120, 120, 128, .36)), 23: ((120, 120, 128, .16), (120, 120, 128, .32)), 24: ((118, 118, 128, .12), (118, 118, 128, .24)),
    30: ((0, 122, 255, 1), (10, 132, 255, 1)), 34: ((52, 199, 89, 1), (48, 209, 88, 1)), 37: ((255, 149, 0, 1), (255, 159, 10, 1)),
    40: ((255, 59, 48, 1), (255, 69, 58, 1)), 42: ((255, 204, 0, 1), (255, 214, 10, 1)), 33: ((142, 142, 147, 1), (142, 142, 147, 1)),
}


@pytest.mark.parametrize("screen, index", [({}, 0), ({"color_scheme": "dark"}, 1)], indirect=["screen"], ids=["light", "dark"])
def test_colours_are_apples(screen, index):
    screen.show(["vStack", {}, *[frame(8, 8, ["shape", {"paint": number << 8, "label": f"c{number}"}]) for number in LABELS]])
    found = screen.page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('[aria-label]')].map((e) => [e.getAttribute('aria-label'),
        getComputedStyle(e).backgroundColor.match(/[\\d.]+/g).map(Number)]))""")
    assert {number: tuple((found[f"c{number}"] + [1])[:4]) for number in LABELS} == {number: pair[index] for number, pair in LABELS.items()}


CONTRAST = """(element) => {
    const channels = (css) => { const context = new OffscreenCanvas(1, 1).getContext("2d", { colorSpace: "srgb" });
        context.fillStyle = css; context.fillRect(0, 0, 1, 1); return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3); };
    const light = (css) => { const [r, g, b] = channels(css).map((c) => { const s = c / 255; return s <= .04045 ? s / 12.92 : ((s + .055) / 1.055) ** 2.4; });
        return .2126 * r + .7152 * g + .0722 * b; };
    const ground = element.matches("[data-button=prominent]") ? element : element.closest(".panel");
    const [one, other] = [light(getComputedStyle(element).color), light(getComputedStyle(ground).backgroundColor)];
    return (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
}"""


@pytest.mark.parametrize("screen", [{}, {"color_scheme": "dark"}], indirect=True, ids=["light", "dark"])
@pytest.mark.parametrize("tint", [0xFFFFFFFF, 0x000000FF, 0xFFCC00FF, 0xF2F2F7FF, 0x1C1C1EFF, [2, 0xFFFFFFFF, 0x000000FF]], ids=["white", "black", "yellow", "grey", "dark", "pair"])
def test_words_stay_legible_in_every_accent(screen, tint):
    button = ["button", {"tint": tint, "$": "ok"}, text("OK", fontWeight=600)]
    screen.show(["button", {"tint": tint, "buttonStyle": 2}, text("Order")], ["presentation", {"presentation": 3, "title": "Done", "tint": tint}, button])
    assert screen.page.get_by_role("button", name="OK").evaluate(CONTRAST) >= 4.5
    assert screen.page.locator("[data-button=prominent]").evaluate(CONTRAST) >= 4.5


def test_an_accent_that_can_be_read_is_used(screen):
    screen.show(["presentation", {"presentation": 3, "title": "Done"}, ["button", {}, text("OK")], ["button", {"tint": 0xFF3B30FF}, text("Red")]])

    def colour(name):
        return screen.page.get_by_role("button", name=name).evaluate("""(e) => { const context = new OffscreenCanvas(1, 1).getContext("2d");
            context.fillStyle = getComputedStyle(e).color; context.fillRect(0, 0, 1, 1); return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3); }""")

    assert all(abs(one - other) <= 2 for one, other in zip(colour("OK"), [0, 122, 255], strict=True))
    assert all(abs(one - other) <= 2 for one, other in zip(colour("Red"), [255, 59, 48], strict=True))


# MARK: Small ones


@pytest.mark.parametrize("properties", [{"text": "A long text that does not fit into two lines of a narrow card at all."},
                                        {"runs": [["A long "], ["text that", 6, 700], [" does not fit into two lines of a narrow card at all."]]}], ids=["plain", "runs"])
def test_a_text_ends_after_two_lines_with_an_ellipsis(screen, properties):
    screen.show(["list", {}, ["listRow", {}, ["vStack", {"alignment": "leading"}, frame(150, None, ["text", {**properties, "lineLimit": 2, "identifier": "it"}]), text("below")]]])
    drawn = screen.page.locator("[data-identifier=it] > [aria-hidden]")
    lines = [line for line in drawn.inner_text().split("\n") if line] if "text" in properties else drawn.locator(":scope > span").all_inner_texts()
    assert len(lines) == 2 and lines[1].endswith("…")
    box, below = screen.box(screen.page.locator("[data-identifier=it]")), screen.box(screen.page.get_by_text("below"))
    assert 38 < box["height"] < 44 and below["y"] >= box["y"] + box["height"]
    assert screen.page.get_by_text("at all.").count() == 1, "all of it is read"


def test_a_symbol_without_a_name_is_nothing(screen):
    screen.show(["hStack", {"spacing": 8}, ["image", {"symbol": "", "identifier": "none"}], text("Title")],
                ["tabs", {}, ["tab", {"title": "First", "symbol": ""}, text("page")]])
    none = screen.page.locator("[data-identifier=none]")
    assert none.evaluate("(e) => [e.childElementCount, e.offsetWidth, e.offsetHeight]") == [0, 0, 0]
    assert screen.page.get_by_role("tab").locator("svg").count() == 0


def test_a_search_field_looks_like_one(screen):
    screen.show(frame(361, None, ["textField", {"$": "s", "prompt": "Search", "style": 2, "traits": 8, "label": "Search"}]))
    field = screen.page.get_by_role("searchbox", name="Search")
    style = field.evaluate("""(e) => { const s = getComputedStyle(e); return [s.borderRadius, s.borderTopWidth, s.backgroundImage.includes('data:image/svg'), parseFloat(s.paddingLeft)]; }""")
    assert style == ["10px", "0px", True, 30] and 35 <= screen.box(field)["height"] <= 37
    field.fill("berry")
    assert screen.events(2)[-1] == [2, "s", "berry"]


def test_a_choice_in_a_row_is_secondary_and_has_both_chevrons(screen):
    def picker(name):
        return ["picker", {"label": name, "options": ["Small", True, "Large", True], "selection": 0}]

    screen.show(["list", {}, ["listRow", {}, ["labeled", {}, text("Size"), picker("In a row")]]], ["presentation", {"presentation": 1}, picker("Alone")])

    def colour(name):
        return screen.page.get_by_label(name).evaluate("(e) => getComputedStyle(e).color")

    assert colour("In a row") == "rgba(60, 60, 67, 0.6)" and colour("Alone") == "rgb(0, 122, 255)"


@pytest.mark.parametrize("place", ["p-card", "p-banner", "p-apps"])
def test_an_app_without_an_icon_has_the_grid_and_it_is_not_stretched(screen, place):
    # What is there is no picture.
    screen.page.route("**/icon", lambda route: route.fulfill(content_type="text/plain", body="none"))
    screen.page.evaluate("""async (place) => {
        const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/Web/simulator/phone.css" });
        document.head.append(style);
        await new Promise((done) => { style.onload = done; });
        const { appIcon } = await import("/Web/simulator/phone.js");
        const icon = appIcon();
        const foot = document.createElement("div");
        foot.className = "foot";
        const words = document.createElement("span");
        words.textContent = "Powered by Fruta, with a long name that takes all the room there is in the foot of a card";
        foot.append(icon, words);
        const card = Object.assign(document.createElement("div"), { className: place });
        card.append(...(place === "p-card" ? [foot] : [icon, words]));
        document.getElementById("screen").replaceChildren(card);
    }""", place)
    icon = screen.page.locator(".p-icon")
    expect(icon.locator("svg")).to_be_visible()
    box, grid = screen.box(icon), screen.box(icon.locator("svg"))
    assert box["width"] == box["height"] == {"p-card": 28, "p-banner": 44, "p-apps": 60}[place]
    assert grid == box
    assert icon.evaluate("(e) => getComputedStyle(e).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("screen", [{}, {"direction": "rtl"}], indirect=True, ids=["left-to-right", "right-to-left"])
def test_a_separator_begins_at_the_first_text(screen):
    def row(*views):
        return ["listRow", {}, ["hStack", {"spacing": 8}, *views, ["spacer"]]]

    screen.show(["list", {}, ["section", {}, row(text("Plain")), row(frame(40, 30, ["image", {"symbol": "heart"}]), text("Symbol")), row(["image", {"symbol": "star"}]), row(text("Last"))]])

    def start(index):
        return screen.page.locator(".row").nth(index).evaluate("""(e) => { const s = getComputedStyle(e, '::after');
            return [e.ownerDocument.documentElement.dir === 'rtl' ? s.right : s.left, s.borderBottomColor]; }""")

    assert start(0) == ["16px", "rgba(60, 60, 67, 0.29)"]
    assert start(1)[0] == "64px" and start(2)[0] == "16px"


def test_the_page_tells_of_pictures_that_it_loads(screen):
    picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'/>"
    screen.show(["box", {"$": "good", "loads": picture}, text("waiting")], ["box", {"$": "bad", "loads": "data:image/png,none"}, text("waiting")])
    screen.page.wait_for_function("() => sent.filter(([kind]) => kind === 16).length === 2")
    assert sorted(screen.events(16)) == [[16, "bad", ""], [16, "good", "40 20"]]
    # Another address is loaded in its turn; what came of the one before is not told any more.
    screen.change("w.set('bad', 'loads', viewOf('good').properties.loads)")
    screen.page.wait_for_function("() => sent.some(([kind]) => kind === 16)")
    assert screen.events(16) == [[16, "bad", "40 20"]]
    screen.change("w.set('bad', 'loads', 'drawing.html')")
    assert screen.events(16) == [[16, "bad", ""]]


# MARK: Fonts


@pytest.fixture
def with_fonts(chromium, address, tmp_path):
    """Draws on a machine with some fonts alone: the last of them is the system's."""
    browsers = []

    def draw(**fonts):
        folder = tmp_path / f"fonts-{len(browsers)}"
        folder.mkdir()
        for name, bytes_ in fonts.items():
            (folder / f"{name}.ttf").write_bytes(bytes_)
        preferred = "".join(f"<alias binding='same'><family>{family}</family><prefer><family>{name}</family></prefer></alias>"
                            for name in [list(fonts)[-1]] for family in ("system-ui", "sans-serif", "serif", "monospace"))
        settings = folder / "fonts.conf"
        settings.write_text(f"<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig><dir>{folder}</dir>"
                            f"<cachedir>{folder}/cache</cachedir>{preferred}</fontconfig>")
        browser = chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"], env={**os.environ, "FONTCONFIG_FILE": str(settings)})
        browsers.append(browser)
        page = browser.new_context(viewport={"width": 393, "height": 852}, reduced_motion="reduce").new_page()
        page.goto(address)
        page.wait_for_selector("body[data-state=ready]", state="attached")
        return Screen(page, {})

    yield draw
    for browser in browsers:
        browser.close()


def test_inter_comes_before_the_systems_font_where_it_is_installed(with_fonts):
    widths = []
    for fonts in [{"Inter": kerned_font("Inter", least=300), "Other": kerned_font("Other", least=700)}, {"Other": kerned_font("Other", least=700)}]:
        screen = with_fonts(**fonts)
        screen.show(text("ABC", identifier="it"))
        widths.append(screen.box(screen.page.locator("[data-identifier=it]"))["width"])
    assert widths[0] < 0.6 * widths[1]


def test_a_phones_own_font_comes_first(screen):
    family = screen.page.evaluate("async () => (await import('/Kit/Web/layout/canvas-metrics.js')).cssFont({ size: 17 })")
    order = [family.index(name) for name in ("ui-sans-serif", "-apple-system", "Inter", "system-ui", "Roboto", "Noto Sans CJK SC", "Noto Color Emoji")]
    assert order == sorted(order)


def test_what_no_font_has_is_named_once(with_fonts):
    screen = with_fonts(Plain=kerned_font("Plain"))
    screen.show(text("Sushi \u5bff\u53f8"), text("\u5bff\u53f8 again"), text("\U0001f363"), text("\u0e2a\u0e27\u0e31"))
    sentences = ["Install fonts-noto-cjk to draw Chinese, Japanese and Korean text.", "Install fonts-noto-color-emoji to draw emoji.",
                 "Install fonts-noto-core to draw Thai text."]
    assert screen.page.evaluate("missing") == sentences
    screen.show(text("\u5bff\u53f8 \U0001f363"))
    assert screen.page.evaluate("missing") == sentences


def test_what_a_font_has_is_not_named(with_fonts):
    screen = with_fonts(Plain=kerned_font("Plain", more="\u5bff\u53f8\u0e2a"))
    screen.show(text("\u5bff\u53f8"), text("\u0e2a"), text("Sushi"))
    assert screen.page.evaluate("missing") == []
