# SPDX-License-Identifier: Apache-2.0

"""Fruta in the sandboxed frame of the clip host, in Debian's Chromium.

Build first:  Scripts/build-clips.sh
Then:         pytest Tests/Browser/test_clip_host.py
"""
import pathlib
import re
import statistics
import sys
import threading

import pytest
from playwright.sync_api import expect

from loading import visit

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Kit" / "Web" / "clip-host"))
import serve  # noqa: E402

IMAGES = ROOT / "Output" / "screenshots"
MODULE = ROOT / "Output" / "clips" / "fruta" / "clip.wasm"


@pytest.fixture(scope="session")
def address():
    assert MODULE.exists(), "Scripts/build-clips.sh builds the clip"
    with serve.server() as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/clip-host/demo.html"
        server.shutdown()


@pytest.fixture
def page(browser, request):
    context = browser.new_context(**getattr(request, "param", {"viewport": {"width": 390, "height": 844}}))
    page = context.new_page()
    page.faults = []
    page.on("console", lambda message: page.faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.hosts = set()
    # The frame's worker has a script of one line, which the frame makes: a blob of its opaque origin is no request.
    page.on("request", lambda asked: asked.url.startswith("blob:null/")
            or page.hosts.add(re.sub(r"^(\w+://[^/]*).*", r"\1", asked.url)))
    yield page
    assert page.faults == [], "no error, and nothing that the policies refuse"
    assert len(page.hosts) <= 1, "no request to any other host"
    context.close()


def opened(page, address, url=None):
    page.goto(address + (f"?url={url}" if url else ""))
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector("body[data-state=running]", state="attached")
    return page.frame_locator("iframe")


def image(page, name):
    IMAGES.mkdir(parents=True, exist_ok=True)
    page.wait_for_timeout(700)
    page.screenshot(path=IMAGES / f"{name}.png")


BERRY = re.compile("^Berry Blue")


def test_orders_by_mouse_from_menu_to_thanks(page, address):
    clip = opened(page, address)
    expect(clip.get_by_role("heading", level=1)).to_have_text("Smoothies")
    image(page, "menu")
    clip.get_by_role("button", name=BERRY).click()
    expect(clip.get_by_role("heading", level=1)).to_have_text("Berry Blue")
    expect(clip.get_by_role("heading", level=1)).to_be_focused()
    image(page, "smoothie")
    clip.get_by_role("button", name="Order").click()
    expect(clip.get_by_role("button", name="Place order")).to_be_disabled()
    clip.get_by_role("button", name="Increase Glasses").click()
    clip.get_by_role("textbox", name="Name on the cup").fill("Ana")
    expect(clip.get_by_text("$13.00")).to_be_visible()
    image(page, "order")
    clip.get_by_role("button", name="Place order").click()
    expect(clip.get_by_role("heading", level=1)).to_have_text("Thank you, Ana")
    offer = page.get_by_role("complementary", name="Get the app")
    expect(offer).to_be_visible()
    image(page, "thanks")
    offer.get_by_role("button", name="Close").click()
    expect(offer).to_have_count(0)
    clip.get_by_role("button", name="Back to the menu").click()
    expect(clip.get_by_role("button", name=re.compile("^Your order"))).to_be_visible()


def test_orders_by_keyboard_alone(page, address):
    clip = opened(page, address, "https://fruta.example/smoothie?smoothie=berry-blue")
    expect(clip.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(clip.get_by_role("button", name="Order")).to_be_focused()
    page.keyboard.press("Enter")
    expect(clip.get_by_role("heading", level=1)).to_have_text("Your order")
    expect(clip.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(clip.get_by_role("button", name="Increase Glasses")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    expect(clip.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Zoë")
    # It can be pressed as soon as there is a name.
    expect(clip.get_by_role("button", name="Place order")).to_be_enabled()
    page.keyboard.press("Tab")
    expect(clip.get_by_role("button", name="Place order")).to_be_focused()
    page.keyboard.press("Enter")
    expect(clip.get_by_role("heading", level=1)).to_have_text("Thank you, Zoë")


def test_return_in_the_field_places_the_order(page, address):
    clip = opened(page, address, "https://fruta.example/?smoothie=kiwi-kick")
    clip.get_by_role("button", name="Order").click()
    clip.get_by_role("textbox").fill("Ana")
    page.keyboard.press("Enter")
    expect(clip.get_by_role("heading", level=1)).to_have_text("Thank you, Ana")


def test_correcting_a_field_keeps_the_caret_and_the_bound(page, address):
    clip = opened(page, address, "https://fruta.example/?smoothie=kiwi-kick")
    clip.get_by_role("button", name="Order").click()
    field = clip.get_by_role("textbox")
    field.fill("n" * 40)
    field.press("Home")
    page.keyboard.type("x")
    expect(field).to_have_value("x" + "n" * 39)
    assert field.evaluate("field => field.selectionStart") == 1


# D-19, D-23: what the link names, and what it does not.
@pytest.mark.parametrize("url, title", [
    ("https://fruta.example/?smoothie=MangoMorning", "Mango Morning"),
    ("https://fruta.example/store/cupertino", "Smoothies"),
    ("https://fruta.example/?smoothie=beer", "Smoothies"),
])
def test_link_decides_the_screen(page, address, url, title):
    clip = opened(page, address, url)
    expect(clip.get_by_role("heading", level=1)).to_have_text(title)
    unknown = clip.get_by_text("is not on our menu")
    expect(unknown).to_have_count(1 if "beer" in url else 0)


# D-24: another invocation while the clip runs.
def test_new_invocation_reaches_the_running_clip(page, address):
    clip = opened(page, address)
    page.evaluate("clip.open('https://fruta.example/?smoothie=cocoa-cherry')")
    expect(clip.get_by_role("heading", level=1)).to_have_text("Cocoa Cherry")
    page.evaluate("clip.open(undefined)")
    expect(clip.get_by_role("heading", level=1)).to_have_text("Cocoa Cherry")


def test_next_launch_shows_the_order(page, address):
    clip = opened(page, address, "https://fruta.example/?smoothie=kiwi-kick")
    clip.get_by_role("button", name="Order").click()
    clip.get_by_role("textbox").fill("Ana")
    clip.get_by_role("button", name="Place order").click()
    expect(clip.get_by_role("heading", level=1)).to_have_text("Thank you, Ana")
    keys = page.evaluate("Object.keys(localStorage)")
    assert keys == ["morsel.clip.com.example.fruta.Clip"]
    clip = opened(page, address)
    expect(clip.get_by_role("button", name=re.compile(r"^Your order \d+ 1 × Kiwi Kick for Ana"))).to_be_visible()
    image(page, "menu-with-order")


def test_names_for_assistive_technology(page, address):
    clip = opened(page, address)
    expect(clip.locator("html")).to_have_attribute("lang", "en")
    expect(clip.get_by_role("button")).to_have_count(8)
    expect(clip.get_by_role("button", name="Berry Blue, Dark berries, soft finish, $6.50")).to_be_visible()
    assert page.frames[1].title() == "Smoothies"
    clip.get_by_role("button", name=BERRY).click()
    expect(clip.get_by_role("heading", level=2, name="What is in it")).to_be_visible()
    for ingredient in ["Blueberries", "Banana", "Oat milk", "Lime"]:
        expect(clip.get_by_text(ingredient, exact=True)).to_be_visible()
    clip.get_by_role("button", name="Order").click()
    expect(clip.get_by_role("group", name="Glasses")).to_be_visible()
    expect(clip.get_by_role("button", name="Decrease Glasses")).to_be_disabled()
    expect(clip.get_by_role("textbox", name="Name on the cup")).to_have_attribute("autocomplete", "given-name")
    assert clip.locator("[aria-live=polite]").count() == 2


WIDTHS = [{"viewport": {"width": 320, "height": 640}}, {"viewport": {"width": 1280, "height": 800}},
          {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "reduced_motion": "reduce"}]


# Controls around which 44 points are not theirs alone.
TARGETS = """() => {
  const boxes = [...document.querySelectorAll('#screen :is(button, input)')].map(e => [e, e.getBoundingClientRect()]);
  const around = ({ x, y, width, height }) => { const [w, h] = [Math.max(width, 43.5), Math.max(height, 43.5)];
    return [x + (width - w) / 2, y + (height - h) / 2, x + (width + w) / 2, y + (height + h) / 2]; };
  return boxes.filter(([e, box]) => { const [left, top, right, bottom] = around(box);
    return left < 0 || boxes.some(([other, { x, y, width, height }]) => other !== e
      && x < right && x + width > left && y < bottom && y + height > top); }).map(([e]) => e.outerHTML); }"""


@pytest.mark.parametrize("page", WIDTHS, indirect=True, ids=["narrow", "wide", "dark"])
def test_fits_every_screen(page, address, request):
    name = request.node.callspec.id
    clip = opened(page, address, "https://fruta.example/?smoothie=berry-blue")

    def check(step):
        frame = page.frames[1]
        assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{step} scrolls sideways"
        # A control may be drawn smaller than 44 points: a tap beside it is for it, if no other control is there.
        small = frame.evaluate(TARGETS)
        assert small == [], f"{step}: targets of at least 44 px"
        image(page, f"{name}-{step}")

    check("smoothie")
    clip.get_by_role("button", name="Order").click()
    check("order")
    clip.get_by_role("textbox").fill("Maximiliane-Friederike von und zu Obst")
    clip.get_by_role("button", name="Place order").click()
    check("thanks")
    clip.get_by_role("button", name="Back to the menu").click()
    check("menu")


# Each text against what is drawn behind its middle: backgrounds are views of their own, not the elements around.
CONTRAST = """() => {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = value => { probe.clearRect(0, 0, 1, 1); probe.fillStyle = value; probe.fillRect(0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data]; };
  const light = ([r, g, b]) => { const [x, y, z] = [r, g, b].map(c => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
    return .2126 * x + .7152 * y + .0722 * z; };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [sheet];
  const over = (top, below) => top.slice(0, 3).map((part, i) => part * top[3] / 255 + below[i] * (1 - top[3] / 255));
  const drawn = element => { const own = getComputedStyle(element);
    return rgba(element instanceof SVGElement ? own.fill === 'none' ? 'transparent' : own.fill : own.backgroundColor); };
  const behind = element => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const all = document.elementsFromPoint(x + width / 2, y + height / 2);
    if (!all.includes(element)) return undefined;
    const layers = [];
    for (const one of all.slice(all.indexOf(element))) { layers.push(drawn(one)); if (layers.at(-1)[3] === 255) break; }
    return layers.reduceRight((below, top) => over(top, below), rgba('canvas'));
  };
  const found = [...document.querySelectorAll('#screen *')]
    .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest(':disabled, [aria-hidden]') && e.checkVisibility({ visibilityProperty: true }))
    .map(e => { const below = behind(e); const [a, b] = below ? [light(over(rgba(getComputedStyle(e).color), below)), light(below)] : [0, 0];
      return [e.textContent, (Math.max(a, b) + .05) / (Math.min(a, b) + .05)]; });
  document.adoptedStyleSheets = [];
  return { count: found.length, unreadable: found.filter(([, ratio]) => ratio < 4.5) }; }"""


def reads_well(page, least):
    """Whether all texts, of which there are a number at least, have enough contrast."""
    found = page.frames[1].evaluate(CONTRAST)
    assert found["count"] >= least
    assert found["unreadable"] == []


# By default colours are those of a phone, of which some labels are faint; who asks for more contrast gets it.
@pytest.mark.parametrize("page", [{"color_scheme": "light", "contrast": "more"}, {"color_scheme": "dark", "contrast": "more"}], indirect=True,
                         ids=["light", "dark"])
def test_text_can_be_read(page, address):
    clip = opened(page, address, "https://fruta.example/?smoothie=beer")
    reads_well(page, 1 + 2 + 3 * 8)
    clip.get_by_role("button", name=BERRY).click()
    expect(clip.get_by_role("heading", level=1)).to_have_text("Berry Blue")
    reads_well(page, 1 + 2 + 1 + 4 + 1 + 2)
    clip.get_by_role("button", name="Order").click()
    expect(clip.get_by_role("heading", level=1)).to_have_text("Your order")
    reads_well(page, 1 + 1 + 2 + 2 + 2 + 1)


def test_frame_is_closed_off(page, address):
    opened(page, address)
    frame = page.frames[1]
    assert frame.evaluate("origin") == "null"
    assert frame.evaluate("(() => { try { localStorage; return 'open' } catch { return 'closed' } })()") == "closed"
    assert frame.evaluate("(() => { try { parent.document; return 'open' } catch { return 'closed' } })()") == "closed"
    # The policy refuses the request.
    with page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        assert frame.evaluate("fetch('/clips/fruta/clip.wasm').then(() => 'open', () => 'closed')") == "closed"
    # The worker that the clip runs in has the same policy.
    [worker] = page.workers
    assert worker.evaluate("origin") == "null"
    for url in [address.replace("demo.html", "frame.js"), "data:text/plain,1"]:
        assert worker.evaluate("url => fetch(url).then(() => 'open', () => 'closed')", url) == "closed"
    page.faults.clear()


def test_clip_that_traps_says_so(page, address):
    page.route("**/clip.wasm", lambda route: route.fulfill(body=b"\0asm\1\0\0\0", content_type="application/wasm"))
    page.goto(address)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector("body[data-state=failed]", state="attached")
    expect(page.frame_locator("iframe").get_by_role("alert")).to_contain_text("The App Clip has stopped")


# Times are printed and not asserted: machines are noisy.
def test_opening_is_measured(browser, address, capsys):
    times = []
    for _ in range(20):
        context = browser.new_context(viewport={"width": 390, "height": 844})
        page = context.new_page()
        visit(page, address)
        page.get_by_role("button", name="Open", exact=True).click()
        page.wait_for_selector("body[data-state=running]", state="attached")
        times.append(page.evaluate("clipTimes"))
        context.close()
    to_frame = [time["toFrame"] for time in times]
    in_frame = [time["inFrame"] for time in times]
    with capsys.disabled():
        print(f"\ntap to first frame: median {statistics.median(to_frame):.1f} ms, "
              f"p95 {sorted(to_frame)[18]:.1f} ms; compile, launch and draw: median "
              f"{statistics.median(in_frame):.1f} ms; module {MODULE.stat().st_size} bytes")
    assert len(to_frame) == 20


def test_events_are_measured(page, address, capsys):
    clip = opened(page, address, "https://fruta.example/?smoothie=berry-blue")
    clip.get_by_role("button", name="Order").click()
    expect(clip.get_by_role("heading", level=1)).to_have_text("Your order")
    mean = page.frames[1].evaluate("""async () => {
      const [less, more] = ['Decrease Glasses', 'Increase Glasses'].map(n => document.querySelector(`[aria-label="${n}"]`));
      let drawn;
      new MutationObserver(() => drawn?.()).observe(document.getElementById('screen'),
        { subtree: true, childList: true, characterData: true, attributes: true });
      const began = performance.now();
      for (let i = 0; i < 1000; i++) {
        const answer = new Promise(resolve => { drawn = resolve; });
        (i % 2 ? less : more).click();
        await answer;
      }
      return (performance.now() - began) / 1000; }""")
    with capsys.disabled():
        print(f"\nan event, through Swift and the page: {mean:.3f} ms")
    assert mean > 0
