# SPDX-License-Identifier: Apache-2.0

"""The page that draws a clip, without a clip: patches in, elements and events out, in Debian's Chromium.

    pytest -q Tests/Browser/test_drawing.py
"""
import functools
import http.server
import json
import pathlib
import re
import threading

import pytest
from playwright.sync_api import expect

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
IMAGES = ROOT / "Output" / "screenshots"
PHONE = {"viewport": {"width": 393, "height": 852}}
TAP, INPUT, CHANGE, SUBMIT, FOCUS, GEOMETRY, GESTURE, DISMISSED, SELECTED, SCROLLED, APPEARANCE = 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 13
TRAILING, INFINITY = 8, "Infinity"
PICTURE = ("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10' width='40' height='20'>"
           "<rect width='10' height='10' fill='teal'/></svg>")


class Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".js": "text/javascript"}

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def address():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=ROOT)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/Tests/Browser/drawing.html"
        server.shutdown()


class Screen:
    def __init__(self, page, names):
        self.page = page
        self.names = names

    def show(self, *views):
        """Draws views: [kind, properties, …children], with the name of a view in the property `$`."""
        self.page.evaluate("async (views) => show(...JSON.parse(views, (key, value) => value === 'Infinity' ? Infinity : value))",
                           json.dumps(views))

    def change(self, body):
        """Applies what a function does with a writer. Returns the milliseconds."""
        return self.page.evaluate(f"async () => change((w) => {{ {body} }})")

    def events(self, *kinds):
        """The events sent since the last time, with the names of their views."""
        sent = self.page.evaluate("""() => { const names = Object.fromEntries(Object.entries(writer.ids).map(([name, id]) => [id, name]));
            return sent.splice(0).map(([kind, id, text]) => [kind, names[id] ?? id, text]); }""")
        return [event for event in sent if (event[0] in kinds if kinds else event[0] != APPEARANCE)]

    def wait_for(self, kind):
        """Until an event has been sent."""
        self.page.wait_for_function("(kind) => sent.some(([one]) => one === kind)", arg=kind)

    def box(self, locator):
        return {key: round(value, 2) for key, value in locator.bounding_box().items()}

    def image(self, name):
        IMAGES.mkdir(parents=True, exist_ok=True)
        self.page.wait_for_timeout(450)
        self.page.screenshot(path=IMAGES / f"drawing-{name}.png")


@pytest.fixture
def screen(browser, address, request):
    options = dict(getattr(request, "param", {}))
    direction, size = options.pop("direction", None), options.pop("size", None)
    context = browser.new_context(**{**PHONE, "reduced_motion": "reduce", **options})
    page = context.new_page()
    faults = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    page.wait_for_selector("body[data-state=ready]", state="attached")
    if direction:
        page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
    if size:
        page.evaluate("(size) => { document.documentElement.style.fontSize = `${size * 16}px`; }", size)
        page.wait_for_function("(size) => screenOfClip.scale === size", arg=size)
    yield Screen(page, {})
    assert faults == []
    context.close()


def text(content, **properties):
    return ["text", {"text": content, **properties}]


def frame(width, height, view):
    return ["frame", {"width": width, "height": height}, view]


# MARK: The numbers


# The page's names are those of the enumerations in Swift, in their order.
@pytest.mark.parametrize("name, table", [("ElementKind", "kindNames"), ("ElementKey", "keyNames")])
def test_numbers_are_those_of_the_clip(screen, name, table):
    source = (ROOT / "Kit" / "Sources" / "Views" / "ClipUI" / "Patches" / f"{name}.swift").read_text()
    numbers, following = {}, 0
    for cases in re.findall(r"^ *case (\w+(?: = \d+)?(?:,\s*\w+(?: = \d+)?)*)", re.sub("//.*", "", source), re.MULTILINE):
        for part in cases.split(","):
            case, _, number = part.strip().partition(" = ")
            following = int(number) if number else following
            numbers[str(following)] = case
            following += 1
    assert len(numbers) > 50
    names = screen.page.evaluate(f"async () => ({{...(await import('/Kit/Web/clip-host/element-names.js')).{table}}})")
    # The page can know more than the clip says as yet; keys from 240 on are within the library, and in no patch.
    sent = {number: case for number, case in numbers.items() if name == "ElementKind" or int(number) < 240}
    assert {number: names.get(number) for number in sent} == sent


@pytest.mark.parametrize("body, reason", [
    ("w.byte(99)", "unknown operation"),
    ("w.create(1, 250)", "unknown kind"),
    ("w.create(1, 'text'); w.set(1, 255, 1)", "unknown property"),
    ("w.create(1, 'text'); w.byte(2); w.number(1); w.byte(1); w.byte(77)", "unknown value"),
    ("w.set(7, 'text', 'x')", "element 7"),
    ("w.remove(0)", "screen itself"),
    ("w.byte(2); w.number(0); w.byte(1); w.byte(5); w.number(50)", "too early"),
    ("w.byte(2); w.number(0); w.byte(1); w.byte(4)", "too early"),
    ("w.create(1, 'vStack'); w.create(2, 'vStack'); w.insert(1, 2); w.insert(2, 1)", "into itself"),
    ("w.create(1, 'vStack'); w.create(2, 'vStack'); w.create(3, 'text'); w.insert(0, 1); w.insert(0, 2); w.insert(1, 3, 2)", "elsewhere"),
    ("for (let n = 1; n <= 301; n++) { w.create(n, 'box'); w.insert(n - 1, n); }", "300 levels"),
    ("w.create(10001, 'text')", "10000 elements"),
    ("w.create(1, 'text'); w.set(1, 'text', 'x'.repeat(70000))", "65536"),
    ("for (let n = 1; n < 12; n++) { w.create(n, 'text'); w.set(n, 'label', 'x'.repeat(60000)); }", "524288"),
    ("w.create(1, 'text'); let value = []; for (let n = 0; n < 20; n++) value = [value]; w.set(1, 'runs', value)", "16 levels"),
    ("w.create(1, 'shape'); w.set(1, 'shape', [6, Array(10001).fill(0)])", "10000"),
    ("w.create(1, 'customLayout'); w.set(1, 'value', 'no JSON')", "no JSON"),
    ("for (let n = 1; n < 1200; n++) { w.create(n, 'image'); w.set(n, 'url', 'data:,'); }", "1000 images"),
])
def test_what_is_no_patch_is_refused(screen, body, reason):
    assert reason in screen.page.evaluate(f"() => change((w) => {{ {body} }}).then(() => 'accepted', (error) => error.message)")


# Values that make no sense do no harm.
def test_odd_values_are_drawn(screen):
    odd = [None, True, -1, 1e308, -1e308, "x", "", [], [[]], [1, [2, [3]]], [9, 9, 9, 9, 9, 9, 9, 9, 9, 9], 0x7FFFFFFF]
    failures = screen.page.evaluate("""async (odd) => {
        const { keyNames, kindNames } = await import('/Kit/Web/clip-host/element-names.js');
        const failures = [];
        for (const kind of kindNames.filter(Boolean)) for (const value of odd) {
            try {
                await change((w) => {
                    w.create(1, kind);
                    w.create(2, 'text');
                    w.insert(1, 2);
                    keyNames.forEach((name, key) => {
                        if (name === 'value' || name === 'url' || name === 'asset') return;
                        w.set(1, key, value);
                    });
                    w.insert(0, 1);
                });
            } catch (error) {
                failures.push(`${kind}, ${JSON.stringify(value)}: ${error.message} ${error.stack.split('\\n')[1]}`);
                await change((w) => w.remove(1)).catch(() => {});
            }
        }
        document.documentElement.lang = 'en';
        return failures;
    }""", odd)
    assert failures == []


# MARK: Texts


SIZES = [("large title", 1, 34, 400), ("title", 2, 28, 400), ("title 2", 3, 22, 400), ("title 3", 4, 20, 400), ("headline", 5, 17, 600),
         ("body", 6, 17, 400), ("callout", 7, 16, 400), ("subheadline", 8, 15, 400), ("footnote", 9, 13, 400), ("caption", 10, 12, 400),
         ("caption 2", 11, 11, 400)]


@pytest.mark.parametrize("screen, scale", [({}, 1), ({"size": 2}, 2)], indirect=["screen"], ids=["large", "200 %"])
def test_text_styles_have_apples_sizes(screen, scale):
    screen.show(*[text(name, textStyle=style) for name, style, _, _ in SIZES])
    for name, _, size, weight in SIZES:
        drawn = screen.page.get_by_text(name, exact=True).evaluate("(e) => [getComputedStyle(e).fontSize, getComputedStyle(e).fontWeight]")
        assert drawn == [f"{size * scale}px", str(weight)], name


def test_texts_have_runs_and_styles(screen):
    screen.show(["text", {"runs": [["Red", 30, 0xFF0000FF, 6, 700], [" large", 4, 30], [" under", 12, True], [" gone", 13, 0x00FF00FF]]}],
                text("upper", textCase=1), text("Italic", fontTraits=1), text("12", fontTraits=2),
                text("Mono", fontDesign=3), text("Fixed", fontSize=20), text("Gradient", paint=[3, [0xFF0000FF, 0, 0xFF, 1], 0, 0, 1, 0]))

    def style(content, name):
        return screen.page.get_by_text(content, exact=True).evaluate("(e, name) => getComputedStyle(e)[name]", name)

    assert style("Red", "color") == "rgb(255, 0, 0)" and style("Red", "fontWeight") == "700"
    assert style("large", "fontSize") == "30px"
    assert "underline" in style("under", "textDecoration") and "line-through" in style("gone", "textDecoration")
    expect(screen.page.get_by_text("UPPER", exact=True)).to_be_visible()
    assert style("Italic", "fontStyle") == "italic" and style("Fixed", "fontSize") == "20px"
    assert "mono" in style("Mono", "fontFamily") and style("12", "fontVariantNumeric") == "tabular-nums"


def test_a_text_is_truncated_and_read_as_a_whole(screen):
    screen.show(frame(80, None, text("A text that is too long", lineLimit=1, **{"$": "t"})))
    assert screen.page.get_by_text("A text that is too long", exact=True).count() == 1
    assert screen.page.locator("[aria-hidden]", has_text="…").count() == 1


def test_dynamic_type_changes_what_is_shown(screen):
    screen.show(text("Body", **{"$": "t"}), ["image", {"symbol": "heart", "label": "Heart"}])
    before = screen.box(screen.page.get_by_label("Heart"))
    screen.page.evaluate("document.documentElement.style.fontSize = '32px'")
    screen.page.wait_for_function("() => parseFloat(getComputedStyle(document.querySelector('.text > span')).fontSize) === 34")
    assert screen.box(screen.page.get_by_label("Heart"))["height"] == pytest.approx(2 * before["height"], abs=1)


# MARK: Layout


def test_modifiers_have_no_element(screen):
    screen.show(["padding", {"length": 20}, ["frame", {"width": 100, "height": 50, "alignment": "topLeading"}, text("a")]])
    assert screen.page.locator(".root *:not(.text, .text *)").count() == 0
    box = screen.box(screen.page.locator(".text"))
    assert (box["x"], box["y"]) == (147, 401)  # (393 - 100) / 2, (852 - 50) / 2


def test_order_is_kept_through_moves(screen):
    screen.show(["vStack", {"$": "v"}, *[text(name, **{"$": name}) for name in "abcde"]])

    def read():
        return "".join(screen.page.locator(".text > span").all_text_contents())

    assert read() == "abcde"
    screen.change("w.insert('v', 'e', 'a'); w.insert('v', 'a'); w.remove('c')")
    assert read() == "ebda"
    tops = [screen.box(each)["y"] for each in screen.page.locator(".text").all()]
    assert tops == sorted(tops)
    screen.change("w.anchor(90); w.insert('v', 90, 'b'); w.create(91, 'text'); w.set(91, 'text', 'x'); w.insert('v', 91, 90)")
    assert read() == "exbda"


def test_what_is_behind_comes_first(screen):
    screen.show(["background", {}, text("front"), frame(200, 40, ["shape", {"paint": 6 << 8, "label": "behind"}])])
    assert screen.page.evaluate("[...document.querySelectorAll('.root > *')].map((e) => e.className)") == ["shape filled", "text"]


def test_content_that_is_too_high_scrolls(screen):
    screen.show(["vStack", {}, *[frame(100, 100, text(str(n))) for n in range(12)]])
    root = screen.page.locator(".root")
    assert root.evaluate("(e) => [getComputedStyle(e).overflowY, e.scrollHeight > e.clientHeight]") == ["auto", True]
    screen.page.get_by_text("11").scroll_into_view_if_needed()
    expect(screen.page.get_by_text("11")).to_be_in_viewport()


@pytest.mark.parametrize("screen", [{"viewport": {"width": 1280, "height": 800}}], indirect=True)
def test_a_wide_window_has_room_at_both_sides(screen):
    screen.show(["background", {"edges": 15}, ["flexibleFrame", {"maxWidth": INFINITY, "maxHeight": INFINITY}, ["shape", {"paint": 3 << 8, "label": "content"}]],
                 ["ignoresSafeArea", {}, ["shape", {"paint": 6 << 8, "label": "ground"}]]])
    assert screen.box(screen.page.get_by_label("content"))["width"] == 960
    assert screen.box(screen.page.get_by_label("ground")) == {"x": 0, "y": 0, "width": 1280, "height": 800}


def test_the_page_around_sets_the_safe_area(screen):
    screen.show(["flexibleFrame", {"maxHeight": INFINITY, "maxWidth": INFINITY}, ["shape", {"label": "content"}]])
    screen.page.evaluate("const s = document.documentElement.style; s.setProperty('--safe-top', '59px'); s.setProperty('--inset-bottom', '70px')")
    screen.page.wait_for_function("() => document.querySelector('.shape').getBoundingClientRect().top === 59")
    assert screen.box(screen.page.get_by_label("content"))["height"] == 852 - 59 - 70


def test_a_geometry_reader_reports(screen):
    screen.show(["padding", {"length": 10}, ["coordinateSpace", {"name": "own"}, ["geometryReader", {"$": "g"}]]])
    [[_, _, report]] = screen.events(GEOMETRY)
    assert report.startswith("373 832 0 0 0 0") and '"own" 0 0 373 832' in report and '"global" 10 10 373 832' in report


def test_a_layout_of_the_clips_own_is_asked(screen):
    screen.show(frame(300, 300, ["customLayout", {"$": "c"}, text("one"), text("two", **{"$": "two"})]))
    [[_, name, request], *_] = screen.events(12)
    asked = json.loads(request)
    assert name == "c" and asked["question"] in ("size", "place") and len(asked["subviews"]) == 2
    for _ in range(4):
        answer = ({"size": {"width": 200, "height": 200}} if asked["question"] == "size"
                  else {"placements": [{"x": 0, "y": 0, "width": None, "height": None}, {"x": 50, "y": 60, "width": None, "height": None}]})
        screen.change(f"w.set('c', 'value', {json.dumps(json.dumps({'request': asked, 'answer': answer}))})")
        more = screen.events(12)
        if not more:
            break
        asked = json.loads(more[-1][2])
    one, two = [screen.box(each) for each in screen.page.locator(".text").all()]
    assert (two["x"] - one["x"], two["y"] - one["y"]) == (50, 60)


# MARK: Shapes, images, effects


SHAPES = {
    "rectangle": [0], "rounded": [1, 12, 12], "capsule": [2], "circle": [3], "ellipse": [4], "uneven": [5, 0, 20, 0, 20],
    "path": [6, [0, 0, 60, 1, 50, 0, 2, 100, 0, 100, 60, 3, 80, 60, 60, 40, 50, 60, 4]], "inset": [7, [1, 12, 12], 10],
    "trimmed": [8, [3], 0.1, 0.6], "transformed": [9, [0], 0.7, 0.7, -0.7, 0.7, 0, 0], "made": [10, 100, 60, [0, 0, 0, 1, 100, 60, 1, 0, 60, 4]],
}
PAINTS = {
    "colour": 30 << 8, "faint": [1, 40 << 8, 0.3], "pair": [2, 0xFF0000FF, 0x00FF00FF], "linear": [3, [0xFF0000FF, 0, 0x0000FFFF, 1], 0, 0, 1, 1],
    "radial": [4, [42 << 8, 0, 40 << 8, 1], 0.5, 0.5, 0, 50], "angular": [5, [40 << 8, 0, 34 << 8, 1], 0.5, 0.5, 0, 360],
    "elliptical": [6, [42 << 8, 0, 30 << 8, 1], 0.5, 0.5, 0, 0.5], "material": [7, 3],
}


@pytest.mark.parametrize("screen", [{}, {"color_scheme": "dark"}], indirect=True, ids=["light", "dark"])
def test_every_shape_in_every_paint(screen, request):
    def cell(view):
        return frame(38, 38, view)

    rows = [["hStack", {"spacing": 4}, *[cell(["shape", {"shape": form, "paint": paint, "label": f"{name} {kind}"}]) for kind, paint in PAINTS.items()]]
            for name, form in SHAPES.items()]
    strokes = ["hStack", {"spacing": 6}, *[cell(["shape", {"shape": form, "stroke": [3 << 8, 3, 1, 1]}]) for form in list(SHAPES.values())[:8]]]
    dashed = ["hStack", {"spacing": 6}, *[cell(["shape", {"shape": form, "stroke": [30 << 8, 2, 0, 0, 10, [4, 3], 0, True]}]) for form in list(SHAPES.values())[:6]]]
    screen.show(["vStack", {"spacing": 5}, *rows, strokes, dashed])
    drawn = screen.page.evaluate("""[...document.querySelectorAll('.shape')].filter((e) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(e);
        const path = e.querySelector('path');
        return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)' || (path && path.getAttribute('d') !== '');
    }).length""")
    assert drawn == len(SHAPES) * len(PAINTS) + 14
    screen.image(f"shapes-{request.node.callspec.id}")


def test_a_path_for_a_size_is_asked_for_again(screen):
    screen.show(frame(120, 60, ["shape", {"shape": SHAPES["made"], "$": "p"}]))
    assert screen.events(GEOMETRY) == [[GEOMETRY, "p", "120 60"]]
    screen.change("w.set('p', 'shape', [10, 120, 60, [0, 0, 0, 1, 120, 60]])")
    assert screen.events(GEOMETRY) == []


def test_a_circle_takes_the_shorter_side(screen):
    screen.show(frame(100, 40, ["shape", {"shape": [3], "label": "circle"}]))
    assert screen.box(screen.page.get_by_label("circle")) == {"x": 177, "y": 406, "width": 40, "height": 40}


def test_images_have_their_size(screen):
    screen.show(["image", {"url": PICTURE, "label": "Teal"}], frame(100, 100, ["image", {"url": PICTURE, "isResizable": True, "label": "Large"}]),
                ["image", {"url": PICTURE, "naturalSize": [12, 14], "label": "Told"}],
                ["aspectRatio", {"contentMode": 1}, ["image", {"url": PICTURE, "isResizable": True, "naturalSize": [40, 20], "label": "Fit"}]])
    screen.page.wait_for_function("() => document.querySelector('img[alt=Teal]').getBoundingClientRect().width === 40")

    def size(name):
        return [screen.box(screen.page.get_by_role("img", name=name))[key] for key in ("width", "height")]

    assert size("Large") == [100, 100] and size("Told") == [12, 14]
    assert size("Fit")[0] == pytest.approx(2 * size("Fit")[1], abs=1)


def test_the_name_of_an_asset_is_no_path(screen):
    assert screen.page.evaluate("""['a', '../b', 'c.png', 'd/e'].map((name) => screenOfClip.assetAddress(name))""") == [
        "assets/a.svg", "assets/..%2Fb.svg", "assets/c.png", "assets/d%2Fe.svg"]


def test_effects_are_styles(screen):
    screen.show(["effect", {"opacity": 0.5, "blur": 4, "shadow": [0xFF, 3, 1, 2], "transform": [0, 1, -1, 0, 0, 0, 0, 0], "zIndex": 2, "$": "e"}, text("x")])
    style = screen.page.locator(".text").evaluate("""(e) => { const s = e.parentElement.style;
        return [s.opacity, s.filter, s.transform, s.transformOrigin, s.zIndex]; }""")
    assert style == ["0.5", "blur(4px) drop-shadow(rgb(0, 0, 0) 1px 2px 3px)", "rotate(90deg) scale(1)", "0% 0%", "20"] or style[1].startswith("blur(4px) drop-shadow")
    screen.change("w.set('e', 'isHidden', true)")
    expect(screen.page.get_by_text("x", exact=True)).to_be_hidden()
    screen.change("w.set('e', 'isHidden', false)")
    expect(screen.page.get_by_text("x", exact=True)).to_be_visible()


def test_clips_and_masks_cut(screen):
    screen.show(["clip", {"shape": [1, 10, 10]}, frame(100, 50, ["shape", {"paint": 3 << 8}])], ["clip", {"shape": [3]}, frame(60, 50, ["shape", {}])],
                ["mask", {}, frame(100, 20, ["shape", {}]), ["shape", {"paint": [3, [0xFF, 0, 0, 1], 0, 0, 1, 0]}]],
                ["mask", {}, frame(100, 20, ["shape", {}]), frame(10, 10, ["shape", {"shape": [3]}])])
    cut = screen.page.evaluate("""[...document.querySelectorAll('.root > .view')].map(({ style }) =>
        style.borderRadius || style.clipPath.replace("M ", "M").slice(0, 10) || style.maskImage.slice(0, 15))""")
    assert cut == ["10px", 'path("M55 ', "linear-gradient", 'path("M10 ']


# MARK: Controls and what the person does


def test_buttons_are_tapped(screen):
    screen.show(["button", {"$": "b", "hint": "Adds it"}, text("Add")], ["button", {"$": "off", "isDisabled": True}, text("Off")],
                ["link", {"$": "l", "destination": "https://example.com/x"}, text("Site")])
    screen.page.get_by_role("button", name="Add").click()
    expect(screen.page.get_by_role("button", name="Off")).to_be_disabled()
    link = screen.page.get_by_role("link", name="Site")
    expect(link).to_have_attribute("href", "https://example.com/x")
    link.click()
    screen.page.keyboard.press("Shift+Tab")
    screen.page.keyboard.press("Enter")
    assert screen.events() == [[TAP, "b", ""], [TAP, "l", ""], [TAP, "b", ""]]
    assert screen.page.url.endswith("drawing.html")


def test_a_finger_has_44_points(screen):
    screen.show(["button", {"$": "b"}, text("Add")])
    box = screen.box(screen.page.get_by_role("button"))
    assert box["height"] < 30
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] - 10)
    assert screen.events() == [[TAP, "b", ""]]


@pytest.mark.parametrize("style, size, height", [(1, 3, 34.3), (2, 3, 34.3), (2, 4, 50.3), (1, 2, 30.3), (0, 3, 20.3)])
def test_buttons_have_their_heights(screen, style, size, height):
    screen.show(["button", {"buttonStyle": style, "controlSize": size}, text("Label")])
    assert screen.box(screen.page.get_by_role("button"))["height"] == pytest.approx(height, abs=0.8)


def test_fields(screen):
    screen.show(["labeled", {}, text("Name"), ["textField", {"$": "n", "text": "An", "contentType": "given-name", "keyboard": "text", "submitLabel": 2}]],
                ["textField", {"$": "s", "prompt": "Password", "isSecure": True}], ["textField", {"$": "m", "prompt": "Notes", "axes": 2, "reservedLines": 3}],
                ["button", {"buttonStyle": 2, "$": "b"}, text("Go")])
    name = screen.page.get_by_role("textbox", name="Name")
    expect(name).to_have_value("An")
    expect(name).to_have_attribute("autocomplete", "given-name")
    expect(name).to_have_attribute("enterkeyhint", "go")
    assert screen.page.get_by_label("Password").get_attribute("type") == "password"
    assert screen.box(screen.page.get_by_role("textbox", name="Notes"))["height"] > 60
    name.press("End")
    name.press("a")
    assert screen.events() == [[FOCUS, "n", "1"], [INPUT, "n", "Ana"]]
    name.press("Enter")
    assert screen.events() == [[SUBMIT, "n", ""], [TAP, "b", ""]]
    screen.change("w.set('n', 'handlesSubmit', true)")
    name.press("Enter")
    assert screen.events() == [[SUBMIT, "n", ""]]
    # The clip corrects what was typed, and the caret stays.
    name.press("Home")
    screen.change("w.set('n', 'text', 'Bea')")
    expect(name).to_have_value("Bea")
    assert name.evaluate("(field) => field.selectionStart") == 0


# What is on its way to the clip is not overwritten.
def test_a_field_that_waits_keeps_its_text(screen):
    screen.show(["textField", {"$": "n", "prompt": "Name"}])
    field = screen.page.get_by_role("textbox")
    field.fill("typed")
    screen.page.evaluate("waiting.add(document.querySelector('input'))")
    screen.change("w.set('n', 'text', 'old')")
    expect(field).to_have_value("typed")


def test_controls_change(screen):
    screen.show(["labeled", {}, text("Ice"), ["toggle", {"$": "t"}]], ["slider", {"$": "s", "label": "Sugar", "selection": 2, "minimum": 0, "maximum": 10, "step": 1}],
                ["labeled", {}, text("Size"), ["picker", {"$": "p", "options": ["Small", True, "Large", True, "Huge", False], "selection": 0}]],
                ["picker", {"$": "g", "label": "Milk", "style": 2, "options": ["Oat", True, "Soy", True], "selection": 0}],
                ["picker", {"$": "i", "label": "Cup", "style": 4, "options": ["Paper", True, "Own", True], "selection": 1}],
                ["labeled", {}, text("Day"), ["datePicker", {"$": "d", "components": 1, "selection": 86_400 * 100}]],
                ["colorWell", {"$": "c", "label": "Colour", "selection": 0xFF0000FF}],
                ["progress", {"label": "Done", "selection": 0.25}], ["progress", {"label": "Busy"}])
    screen.page.get_by_text("Ice").click()
    screen.page.get_by_role("switch", name="Ice").press("Space")
    screen.page.get_by_role("slider", name="Sugar").press("ArrowRight")
    screen.page.get_by_role("combobox", name="Size").select_option("Large")
    screen.page.get_by_role("radio", name="Soy").check()
    screen.page.get_by_role("radio", name="Paper").check()
    screen.page.get_by_label("Day").fill("2026-11-23")
    screen.page.get_by_label("Colour").fill("#00ff00")
    changes = screen.events(CHANGE)
    assert [change for change in changes if change[1] != "d"] == [
        [CHANGE, "t", "1"], [CHANGE, "t", "0"], [CHANGE, "s", "3"], [CHANGE, "p", "1"], [CHANGE, "g", "1"], [CHANGE, "i", "0"],
        [CHANGE, "c", str(0x00FF00FF)]]
    [[_, _, seconds]] = [change for change in changes if change[1] == "d"]
    assert abs(float(seconds) - 1_795_392_000) < 2 * 86_400
    expect(screen.page.get_by_role("progressbar", name="Done")).to_have_attribute("aria-valuenow", "25")
    assert screen.page.get_by_role("progressbar", name="Busy").get_attribute("aria-valuenow") is None
    expect(screen.page.get_by_role("option", name="Huge")).to_be_disabled()


def test_gestures(screen):
    screen.show(["gesture", {"$": "t", "gestures": [[1]], "identifier": "tile"}, frame(100, 60, ["shape", {"paint": 6 << 8}])],
                ["gesture", {"$": "d", "gestures": [[4, 0, 5]], "identifier": "drag"}, frame(100, 60, ["shape", {"paint": 3 << 8}])],
                ["gesture", {"$": "l", "gestures": [[3, 0, 0.2], [1, 0, 2]], "identifier": "hold"}, frame(100, 60, ["shape", {}])])
    tile = screen.page.locator("[data-identifier=tile]")
    tile.click(position={"x": 10, "y": 20})
    tile.press("Enter")
    assert screen.events() == [[GESTURE, "t", "0 2 10 20"], [GESTURE, "t", "0 2 50 30"]]
    box = screen.box(screen.page.locator("[data-identifier=drag]"))
    screen.page.mouse.move(box["x"] + 10, box["y"] + 10)
    screen.page.mouse.down()
    screen.page.mouse.move(box["x"] + 40, box["y"] + 30)
    screen.page.mouse.up()
    drags = [text for _, _, text in screen.events()]
    assert drags[0].startswith("0 1 40 30 10 10 ") and drags[-1].startswith("0 2 40 30 10 10 ")
    hold = screen.page.locator("[data-identifier=hold]")
    hold.click(delay=300)
    assert [text[:3] for _, _, text in screen.events()] == ["0 1", "0 2"]
    hold.dblclick()
    assert "1 2" in [text[:3] for _, _, text in screen.events()]


def test_a_menu_opens_and_closes(screen):
    screen.show(["menu", {"$": "m"}, text("More"), ["button", {"$": "one"}, text("Copy")], ["button", {"role": 1, "$": "two"}, text("Delete")]])
    button = screen.page.get_by_role("button", name="More")
    expect(screen.page.get_by_role("button", name="Copy")).to_have_count(0)
    button.click()
    expect(screen.page.get_by_role("button", name="Copy")).to_be_focused()
    screen.image("menu")
    screen.page.keyboard.press("ArrowDown")
    screen.page.keyboard.press("Enter")
    expect(screen.page.get_by_role("menu")).to_have_count(0)
    expect(button).to_be_focused()
    assert screen.events() == [[TAP, "two", ""]]
    button.click()
    screen.page.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(screen.page.get_by_role("menu")).to_have_count(0)


# MARK: Lists and screens


def row(*content, **properties):
    return ["listRow", properties, ["hStack", {}, *content]]


def orders():
    return ["navigation", {"$": "n"}, ["screen", {"title": "Orders", "titleMode": 2, "$": "first"},
        ["toolbarItem", {"placement": 2}, ["button", {"$": "add", "label": "Add"}, ["image", {"symbol": "plus"}]]],
        ["list", {"listStyle": 1}, ["section", {"hasHeader": True, "hasFooter": True}, text("TODAY", textStyle=9, heading=2),
            row(["button", {"$": "open"}, text("Berry Blue")], ["spacer"], text("$6.50", paint=2 << 8)), row(text("Kiwi"), ["spacer"], ["toggle", {"label": "Ready"}]),
            text("Prices with tax.", textStyle=9)],
         ["section", {}, *[row(text(f"Order {n}"), **{"$": f"row{n}", "isSelected": n == 2}) for n in range(20)]]]]]


def test_a_list_has_cards_and_rows(screen):
    screen.show(orders())
    items = screen.page.get_by_role("listitem")
    expect(items).to_have_count(22)
    first = screen.box(items.first)
    assert first["x"] == 16 and first["width"] == 361 and first["height"] >= 44
    assert items.first.evaluate("(e) => getComputedStyle(e).borderStartStartRadius") == "10px"
    expect(screen.page.get_by_role("heading", level=1)).to_have_text("Orders")
    # The row gives its button all of its area.
    screen.page.mouse.click(first["x"] + 200, first["y"] + 20)
    screen.page.get_by_text("Order 1", exact=True).evaluate("(e) => e.closest('.row').click()")
    assert screen.events() == [[TAP, "open", ""], [SELECTED, "row1", ""]]
    screen.image("list")
    # A large title goes with what scrolls, and the bar covers it.
    screen.page.locator(".list").evaluate("(e) => { e.scrollTop = 300; }")
    expect(screen.page.locator(".screen.scrolled")).to_have_count(1)
    screen.image("list-scrolled")


def test_navigation_goes_forth_and_back(screen):
    screen.show(orders())
    screen.page.get_by_role("button", name="Berry Blue").focus()
    screen.change("""w.add(['screen', { $: 'second', title: 'Berry Blue', titleMode: 1 }, ['vStack', {}, ['text', { text: 'Dark berries' }]]], w.ids.n);
        w.focus('second'); w.title('Berry Blue')""")
    title = screen.page.get_by_role("heading", level=1)
    expect(title).to_have_text("Berry Blue")
    expect(title).to_be_focused()
    expect(screen.page).to_have_title("Berry Blue")
    expect(screen.page.get_by_role("listitem")).to_have_count(0)
    back = screen.page.get_by_role("button", name="Orders")
    screen.image("pushed")
    screen.events()
    back.click()
    assert screen.events() == [[DISMISSED, "second", ""]]
    screen.change("w.remove('second')")
    expect(screen.page.get_by_role("heading", level=1)).to_have_text("Orders")
    expect(screen.page.get_by_role("heading", level=1)).to_be_focused()


def test_tabs(screen):
    screen.show(["tabs", {"$": "tabs", "selection": 0}, ["tab", {"$": "home", "title": "Home", "symbol": "heart"}, text("First")],
                 ["tab", {"$": "cart", "title": "Cart", "symbol": "bag", "badge": 3}, text("Second")]])
    expect(screen.page.get_by_role("tabpanel", name="Home")).to_be_visible()
    screen.page.get_by_role("tab", name="Cart").click()
    screen.page.get_by_role("tab", name="Home").press("ArrowLeft")
    assert screen.events() == [[SELECTED, "cart", ""], [SELECTED, "cart", ""]]
    screen.change("w.set('tabs', 'selection', 1)")
    expect(screen.page.get_by_text("Second")).to_be_visible()
    expect(screen.page.get_by_text("First")).to_be_hidden()
    expect(screen.page.get_by_role("tab", name="Cart")).to_have_attribute("aria-selected", "true")
    bar = screen.box(screen.page.get_by_role("tablist"))
    assert (bar["y"], bar["height"]) == (803, 49)


@pytest.mark.parametrize("style", [1, 2])
def test_a_sheet_keeps_the_focus(screen, style):
    screen.show(["button", {"$": "open"}, text("Open")])
    screen.page.get_by_role("button", name="Open").focus()
    screen.change(f"""w.add(['presentation', {{ $: 's', presentation: {style} }}, ['vStack', {{}}, ['text', {{ text: 'Title', heading: 1 }}],
        ['button', {{ $: 'in' }}, ['text', {{ text: 'Done' }}]]]])""")
    dialog = screen.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(screen.page.get_by_role("heading", name="Title")).to_be_focused()
    for _ in range(3):
        screen.page.keyboard.press("Tab")
        assert screen.page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('[role=dialog]')")
    expect(screen.page.get_by_role("button", name="Open")).to_have_count(0)
    screen.page.keyboard.press("Escape")
    assert screen.events() == ([[DISMISSED, "s", ""]] if style == 1 else [])
    screen.image(f"sheet-{style}")
    screen.change("w.remove('s')")
    expect(dialog).to_have_count(0)
    expect(screen.page.get_by_role("button", name="Open")).to_be_focused()


def test_sheets_have_their_heights(screen):
    screen.show(["presentation", {"$": "s", "presentation": 1, "detents": ["medium"], "isDismissDisabled": True}, text("Half")])
    dialog = screen.page.get_by_role("dialog")
    assert screen.box(dialog) == {"x": 0, "y": 426, "width": 393, "height": 426}
    screen.page.mouse.click(100, 100)
    screen.page.keyboard.press("Escape")
    assert screen.events() == []
    screen.change("w.set('s', 'detents', [300])")
    assert screen.box(dialog)["height"] == 300
    screen.change("w.set('s', 'detents', [0.5]); w.set('s', 'isDismissDisabled', false)")
    screen.page.mouse.click(100, 100)
    assert screen.events() == [[DISMISSED, "s", ""]]


@pytest.mark.parametrize("screen", [{}, {"color_scheme": "dark"}, {"size": 2}, {"direction": "rtl"}], indirect=True, ids=["light", "dark", "large", "right-to-left"])
def test_alerts_and_dialogs(screen, request):
    screen.show(orders())
    buttons = [["button", {"role": 2, "$": "cancel"}, text("Cancel", fontWeight=600)], ["button", {"role": 1, "$": "delete"}, text("Delete")]]
    screen.show(["presentation", {"$": "a", "presentation": 3, "title": "Delete this order?", "message": "This cannot be undone."}, *buttons])
    alert = screen.page.get_by_role("alertdialog", name="Delete this order?")
    expect(alert).to_be_visible()
    screen.image(f"alert-{request.node.callspec.id}")
    alert.get_by_role("button", name="Delete").click()
    screen.page.keyboard.press("Escape")
    assert screen.events(TAP, DISMISSED) == [[TAP, "delete", ""], [TAP, "cancel", ""]]
    screen.change("w.remove('a')")
    screen.show(["presentation", {"$": "d", "presentation": 4, "title": "More"}, *buttons, ["button", {"$": "copy"}, text("Copy")]])
    dialog = screen.page.get_by_role("dialog")
    boxes = [screen.box(dialog.get_by_role("button", name=name)) for name in ("Delete", "Copy", "Cancel")]
    assert boxes[0]["y"] < boxes[1]["y"] < boxes[2]["y"] - boxes[1]["height"], "what cancels is below, and apart"
    assert all(box["height"] >= 44 for box in boxes)
    screen.image(f"dialog-{request.node.callspec.id}")


# A screen with most kinds of views, to be looked at.
def kinds():
    return ["scrollView", {"axes": 2}, ["padding", {"length": 16}, ["vStack", {"spacing": 12, "alignment": "leading"},
        text("Large title", textStyle=1, fontWeight=700, heading=1), ["text", {"runs": [["Mixed "], ["red ", 30, 40 << 8, 6, 700], ["and large", 4, 28]]}],
        text("A long text that has several lines, to see how it breaks in the width of a phone.", paint=2 << 8),
        ["button", {"buttonStyle": 2, "controlSize": 4}, ["flexibleFrame", {"maxWidth": INFINITY}, text("Prominent and large")]],
        ["hStack", {}, ["button", {"buttonStyle": 1}, text("Bordered")], ["button", {"buttonStyle": 2}, text("Prominent")], ["button", {}, text("Automatic")]],
        ["labeled", {}, text("Ice"), ["toggle", {"isOn": True}]], ["textField", {"prompt": "Your name", "style": 2}],
        ["slider", {"label": "Sugar", "selection": 0.4}], ["picker", {"label": "Milk", "style": 2, "options": ["Oat", True, "Soy", True, "Cow", True], "selection": 1}],
        ["labeled", {}, text("Size"), ["picker", {"options": ["Small", True, "Large", True], "selection": 0}]],
        ["labeled", {}, text("Pick up"), ["datePicker", {"components": 1, "selection": 1_700_000_000}]], ["progress", {"selection": 0.6, "label": "Done"}],
        ["hStack", {}, ["image", {"symbol": "heart", "paint": 3 << 8}], text("With a symbol"), ["spacer"], ["image", {"symbol": "chevron.right", "paint": 10 << 8}]],
        ["divider", {}], ["placeholder", {"text": "A map cannot be shown here."}]]]]


LOOKS = {"light": {}, "dark": {"color_scheme": "dark"}, "right-to-left": {"direction": "rtl"}, "large": {"size": 2},
         "narrow": {"viewport": {"width": 320, "height": 640}}, "wide": {"viewport": {"width": 1280, "height": 800}}}


@pytest.mark.parametrize("screen", LOOKS.values(), indirect=True, ids=LOOKS.keys())
def test_every_look_fits(screen, request):
    screen.show(kinds())
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    outside = screen.page.evaluate("""[...document.querySelectorAll('.text, .button, input, select')].filter((e) => {
        const { left, right } = e.getBoundingClientRect(); return left < -0.5 || right > innerWidth + 0.5; }).map((e) => e.textContent || e.outerHTML)""")
    assert outside == []
    name = request.node.callspec.id
    if name == "right-to-left":
        title, control = screen.box(screen.page.get_by_text("Ice")), screen.box(screen.page.get_by_role("switch"))
        assert title["x"] > control["x"]
    screen.image(f"kinds-{name}")


CONTRAST = (ROOT / "Tests" / "Browser" / "test_clip_host.py").read_text().split('CONTRAST = """')[1].split('"""')[0]


# MARK: Appearance, identity, animations


@pytest.mark.parametrize("screen", [{"color_scheme": "dark", "viewport": {"width": 900, "height": 400}}], indirect=True)
def test_the_clip_learns_the_appearance(screen):
    screen.show(text("x"))
    assert screen.events(APPEARANCE) == [[APPEARANCE, 0, "2 2 1 1 900 400 1"]]
    screen.page.emulate_media(color_scheme="light")
    screen.wait_for(APPEARANCE)
    assert screen.events(APPEARANCE) == [[APPEARANCE, 0, "1 2 1 1 900 400 1"]]


def test_a_clip_chooses_its_appearance(screen):
    screen.show(["box", {"colorScheme": 2, "$": "b"}, frame(10, 10, ["shape", {"paint": [2, 0xFF0000FF, 0x00FF00FF], "label": "pair"}])],
                ["box", {"tint": 0x0000FFFF}, ["button", {}, text("Blue")]])

    def colour(locator, name):
        return locator.evaluate("(e, name) => getComputedStyle(e)[name]", name)

    assert colour(screen.page.get_by_label("pair"), "backgroundColor") == "rgb(0, 255, 0)"
    assert colour(screen.page.get_by_role("button"), "color") == "rgb(0, 0, 255)"
    screen.change("w.set('b', 'colorScheme', undefined)")
    assert colour(screen.page.get_by_label("pair"), "backgroundColor") == "rgb(255, 0, 0)"


def test_names_for_assistive_technology(screen):
    screen.show(["box", {"label": "Rating", "accessibilityValue": "4 of 5", "hint": "Stars", "$": "r", "traits": 4}, text("★★★★")],
                ["box", {"isAccessibilityHidden": True}, text("decoration")], text("Ready", isLive=True), text("Ciao", language="it"),
                ["box", {"identifier": "probe", "isSelected": True}, text("Here")], ["vStack", {"label": "Group"}, text("in it")])
    rating = screen.page.get_by_role("img", name="Rating")
    expect(rating).to_have_attribute("aria-description", "Stars")
    expect(rating).to_have_attribute("aria-valuetext", "4 of 5")
    assert screen.page.locator("[aria-hidden=true]").get_by_text("decoration").count() == 1
    assert screen.page.locator("[aria-live=polite]").count() == 1 and screen.page.locator("[lang=it]").count() == 1
    expect(screen.page.locator("[data-identifier=probe]")).to_have_attribute("aria-current", "true")
    expect(screen.page.get_by_role("group", name="Group")).to_be_visible()


@pytest.mark.parametrize("screen, moves", [({"reduced_motion": "no-preference"}, True), ({}, False)], indirect=["screen"], ids=["motion", "reduced"])
def test_animations_move(screen, moves):
    screen.show(["vStack", {"$": "v"}, frame(100, 100, ["shape", {"paint": 3 << 8, "label": "box"}]), ["frame", {"width": 50, "height": 50, "$": "f"}, ["shape", {"label": "size"}]]])
    halfway = screen.page.evaluate("""async () => {
        await change((w) => { w.set(0, 'animation', [1, 0.4]); w.set('f', 'height', 250); });
        return at(150, () => document.querySelector('[aria-label=size]').getBoundingClientRect().height);
    }""")
    assert (60 < halfway < 240) if moves else halfway == 250
    expect(screen.page.locator(".moving")).to_have_count(0)
    screen.change("w.set(0, 'animation', [5, 0.3, 0, 1, false, 0.3, 0.7]); w.remove('f')")
    expect(screen.page.get_by_label("size")).to_have_count(0)


def test_focus_is_kept(screen):
    screen.show(["vStack", {"$": "v"}, ["textField", {"$": "a", "label": "A"}], ["textField", {"$": "b", "label": "B"}]])
    screen.page.get_by_label("B").focus()
    screen.change("w.insert('v', 'b', 'a')")
    expect(screen.page.get_by_label("B")).to_be_focused()
    screen.change("w.focus('a')")
    expect(screen.page.get_by_label("A")).to_be_focused()
    screen.change("w.remove('a')")
    expect(screen.page.locator("#screen")).to_be_focused()


# MARK: Times


def test_one_row_of_a_thousand(screen, capsys):
    rows = [["listRow", {}, ["hStack", {}, text(f"Row {n}", **{"$": f"t{n}"}), ["spacer"], text(f"${n}")]] for n in range(1000)]
    screen.show(["navigation", {}, ["screen", {"title": "Rows"}, ["list", {}, ["section", {}, *rows]]]])
    times = sorted(screen.change(f"w.set('t{n * 41}', 'text', 'Changed {n}')") for n in range(20))
    every = screen.change("for (let n = 0; n < 1000; n += 1) w.set(`t${n}`, 'text', `Every ${n}`)")
    with capsys.disabled():
        print(f"\none of 1,000 rows changed: median {times[10]:.1f} ms, longest {times[-1]:.1f} ms of script; all of them {every:.1f} ms")
    assert times[10] < every / 5


# MARK: What controls ask for


def test_a_run_can_be_a_link(screen):
    screen.show(["text", {"$": "t", "runs": [["Read the "], ["terms", 158, "https://example.com/terms"], ["."]]}])
    link = screen.page.get_by_role("link", name="terms")
    link.click()
    link.press("Enter")
    assert screen.events() == [[TAP, "t", "https://example.com/terms"]] * 2


def test_a_button_reports_its_presses(screen):
    screen.show(["button", {"$": "b", "buttonStyle": 3, "reportsPresses": True}, text("Press")])
    screen.page.get_by_role("button").click()
    assert screen.events() == [[15, "b", "1"], [15, "b", "0"], [TAP, "b", ""]]


def test_a_context_menu_opens(screen):
    screen.show(["contextMenu", {}, text("Photo"), ["button", {"$": "copy"}, text("Copy")]])
    screen.page.get_by_text("Photo").click(button="right")
    screen.page.get_by_role("button", name="Copy").click()
    expect(screen.page.get_by_role("menu")).to_have_count(0)
    assert screen.events() == [[TAP, "copy", ""]]


def test_what_is_redacted_is_hidden(screen):
    screen.show(text("Secret", isRedacted=True, **{"$": "t"}))
    expect(screen.page.get_by_text("Secret")).to_be_hidden()
    screen.change("w.set('t', 'isRedacted', false)")
    expect(screen.page.get_by_text("Secret")).to_be_visible()


@pytest.mark.parametrize("clock, words", [
    ([3, 1000, None, False, True], "1:01:05"), ([3, 1000, 4700, True, True], "0:35"), ([3, 4600, None, False, True], "1:05"),
    ([1, 4470, None], "3 min, 15 sec"), ([2, 4000, None], "+11 min"), ([2, 8300, None], "−1 hr"), ([3, 1000, 4000, False, False], "50:00"),
])
def test_a_clock_says(screen, clock, words):
    assert screen.page.evaluate("async (clock) => (await import('/Kit/Web/clip-host/clocks.js')).reading(clock, 4665, 'en')", clock) == words


def test_a_timer_goes_on(screen):
    screen.show(["text", {"text": "0:00", "clock": [3, 0, None, False, True]}])

    def shown():
        return screen.page.locator(".text").inner_text()

    before = shown()
    expect(screen.page.locator(".text")).not_to_have_text(before)
    assert before != "0:00"


# The drawings of symbols that few clips use are loaded when a view has one; it is shown when they are there.
def test_rare_symbol_is_drawn_when_it_is_there(screen):
    def loaded():
        return screen.page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/symbols/others.js'))")

    screen.show(["image", {"symbol": "heart", "label": "common"}])
    assert not loaded()
    screen.show(["image", {"symbol": "tortoise", "label": "rare"}], ["tabs", {"selection": 0}, ["tab", {"title": "Gym", "symbol": "dumbbell"}, text("Here")]])
    assert loaded()
    rare = screen.page.get_by_role("img", name="rare")
    assert rare.locator("svg:not([data-unknown])").count() == 1
    assert screen.box(rare)["height"] > 10
    assert screen.page.get_by_role("tab", name="Gym").locator("svg:not([data-unknown])").count() == 1


def test_symbols_have_weight_and_variant(screen):
    screen.show(["image", {"symbol": "heart", "label": "thin", "fontWeight": 200}], ["image", {"symbol": "heart", "label": "bold", "fontWeight": 700}],
                ["image", {"symbol": "heart", "label": "fill", "symbolVariant": 5}], ["image", {"symbol": "no.such.symbol", "label": "unknown"}])
    drawn = [screen.page.get_by_role("img", name=name).evaluate("(e) => e.innerHTML") for name in ("thin", "bold", "fill", "unknown")]
    assert len(set(drawn)) == 4 and "data-unknown" in drawn[3]
    assert screen.box(screen.page.get_by_role("img", name="thin"))["height"] > 10


def test_a_scroll_view_reports_how_it_is_scrolled(screen):
    screen.show(["scrollView", {"$": "s", "axes": 2, "reportsScrolls": True},
        ["vStack", {}, *[["frame", {"$": f"row{n}", "width": 300, "height": 100}, ["shape", {}]] for n in range(20)]]])

    def last():
        """The last report: its numbers, the phase, and the name of the first view."""
        screen.page.wait_for_timeout(250)
        *_, (_, name, words) = screen.events(SCROLLED)
        assert name == "s"
        *numbers, phase, first = [float(word) for word in words.split(" ")]
        names = screen.page.evaluate("writer.ids")
        return numbers, phase, next((name for name in names if names[name] == first), None)

    numbers, phase, first = last()
    assert numbers[1] == 0 and numbers[3] == 20 * 100 + 19 * 8 and numbers[9] == 852 and (phase, first) == (0, "row0")
    screen.page.mouse.move(100, 400)
    screen.page.mouse.wheel(0, 330)
    screen.page.wait_for_timeout(250)
    phases = [event[2].split(" ")[10] for event in screen.events(SCROLLED)]
    assert phases[0] == "2" and phases[-1] == "0"
    # An offset, and the end.
    screen.change("w.set(w.ids.s, 'scrollTarget', [0, null, 540])")
    numbers, phase, first = last()
    assert numbers[1] == 540 and (phase, first) == (0, "row5")
    screen.change("w.set(w.ids.s, 'scrollTarget', [0, null, 10000000])")
    assert last()[0][1] == 20 * 100 + 19 * 8 - 852
