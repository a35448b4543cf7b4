# SPDX-License-Identifier: Apache-2.0

"""The card as people use it: in their language, closed and opened again, on every size of screen.

Build first:  Scripts/build-clips.sh; swift build --package-path Application --product morsel
Then:         pytest Tests/Browser/test_card.py
"""
import re

import pytest
from playwright.sync_api import expect

from loading import visit
from morsel import FRUTA, IMAGE, ROOT, Registered, Server, run

IMAGES = ROOT / "Output" / "screenshots"
SMOOTHIE = "https://fruta.example/smoothie?smoothie=berry-blue"
CLOSED = "https://fruta.example/closed"
LARGE = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}}
RESTING = {"reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    database = Registered(tmp_path_factory.mktemp("registry"), "example.com")
    run("experience", "add", "https://fruta.example/ar", "--clip", FRUTA, "--language", "ar",
        "--title", "\u0627\u0637\u0644\u0628 \u0639\u0635\u064a\u0631\u064b\u0627",
        "--subtitle", "\u062a\u062e\u0637\u0651\u064e \u0627\u0644\u0637\u0627\u0628\u0648\u0631", "--powered-by", "--image", str(IMAGE),
        "--database", str(database.path))
    server = Server(database.path)
    yield server.wait()
    assert server.end() == 0


@pytest.fixture
def context(browser, request):
    context = browser.new_context(**{**PHONE, **RESTING, **getattr(request, "param", {})})
    yield context
    context.close()


@pytest.fixture
def page(context):
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("console", lambda message: page.faults.append(message.text)
            if "Content Security Policy" in message.text else None)
    yield page
    assert page.faults == [], "no error, and nothing that the policy refuses"


def screenshot(page, name):
    IMAGES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=IMAGES / f"{name}.png")


def card(page):
    return page.locator(".sheet")


def opener(page):
    return card(page).locator("#open")


def banner(page):
    return page.get_by_role("complementary", name="Fruta")


# D-25: who closes the card runs nothing; D-29: the page and its banner stay.
@pytest.mark.parametrize("way", ["button", "Escape", "keyboard"])
def test_card_is_closed_and_brought_back(page, server, way):
    page.goto(server.page(SMOOTHIE))
    expect(opener(page)).to_be_focused()
    if way == "button":
        card(page).get_by_role("button", name="Close").click()
    elif way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.keyboard.press("Shift+Tab")
        expect(card(page).get_by_role("button", name="Close")).to_be_focused()
        page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    show = banner(page).get_by_role("button", name="Open")
    expect(show).to_be_focused()
    assert show.bounding_box()["height"] >= 44
    assert page.locator("iframe:visible").count() == 0
    screenshot(page, f"card-closed-{way}")
    page.keyboard.press("Escape")
    expect(banner(page)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(opener(page)).to_be_focused()
    expect(banner(page)).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_selector("body[data-state=running]", state="attached")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(banner(page)).to_have_count(0)


def test_card_has_icon_and_notes(page, server):
    page.goto(server.page(SMOOTHIE))
    address = card(page).locator(".icon image").get_attribute("href")
    assert server.get("fruta.example", address).headers["Content-Type"] == "image/svg+xml"
    expect(card(page).locator(".icon")).to_be_visible()
    notes = card(page).get_by_role("listitem")
    expect(notes).to_have_count(2)
    expect(notes.nth(0)).to_have_text("Opens in this browser. Nothing is installed.")


# Without scripts there is no button that does nothing.
@pytest.mark.parametrize("context", [{"java_script_enabled": False}], indirect=True)
def test_card_without_scripts(page, server):
    page.goto(server.page(SMOOTHIE))
    expect(card(page).get_by_role("button", name="Close")).to_have_count(0)
    expect(opener(page)).to_be_visible()


LANGUAGES = {"ar": ("\u0641\u062a\u062d", "rtl"), "he-IL": ("\u05e4\u05ea\u05d9\u05d7\u05d4", "rtl"),
             "de-CH": ("\u00d6ffnen", "ltr"), "ja-JP": ("\u958b\u304f", "ltr"), "zh-TW": ("\u6253\u958b", "ltr")}


# D-26: the card speaks the language of the phone, and is laid out in its direction.
@pytest.mark.parametrize("context", [{"locale": locale} for locale in LANGUAGES], indirect=True, ids=list(LANGUAGES))
def test_card_is_in_the_phones_language(page, server, request):
    verb, direction = LANGUAGES[request.node.callspec.id]
    page.goto(server.page(SMOOTHIE))
    expect(opener(page)).to_have_text(verb)
    assert card(page).evaluate("card => getComputedStyle(card).direction") == direction
    button, title = opener(page).bounding_box(), card(page).locator(".title bdi").bounding_box()
    assert (button["x"] < title["x"]) == (direction == "rtl"), "the button follows the text"
    assert card(page).locator(".title bdi").get_attribute("lang") == "en"
    screenshot(page, f"card-{request.node.callspec.id}")
    assert page.goto(server.page(CLOSED)).status == 410
    assert page.locator("html").evaluate("html => getComputedStyle(html).direction") == direction
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    screenshot(page, f"message-{request.node.callspec.id}")


@pytest.mark.parametrize("context", [{"locale": "ar"}, {"locale": "ar", **LARGE}], indirect=True, ids=["phone", "large"])
def test_arabic_experience_is_laid_out_from_the_right(page, server, request):
    page.goto(server.page("https://fruta.example/ar"))
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    if request.node.callspec.id == "large":
        heading = page.get_by_role("heading", level=1).bounding_box()
        assert card(page).bounding_box()["x"] < heading["x"], "the text comes first, on the right"
    screenshot(page, f"arabic-{request.node.callspec.id}")


# On a large screen the card stands beside the text, whole and in the middle.
@pytest.mark.parametrize("context", [{**LARGE, "color_scheme": scheme} for scheme in ("light", "dark")],
                         indirect=True, ids=["light", "dark"])
def test_large_screen_has_its_own_layout(page, server, request):
    page.goto(server.page(SMOOTHIE))
    box, heading = card(page).locator(".card").bounding_box(), page.get_by_role("heading", level=1).bounding_box()
    assert box["x"] > heading["x"] + 300
    above, below = box["y"], 800 - box["y"] - box["height"]
    assert above > 0 and abs(above - below) < 2
    code = page.locator(".on-phone img")
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    screenshot(page, f"large-{request.node.callspec.id}")
    page.keyboard.press("Escape")
    assert banner(page).bounding_box()["width"] == 1280
    screenshot(page, f"large-closed-{request.node.callspec.id}")


# A phone has no use for a code of the page that it shows, and does not load it.
def test_phone_loads_no_code(page, server):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    visit(page, server.page(SMOOTHIE))
    assert not [url for url in loaded if "qr.svg" in url]


SCREENS = {"narrow": (320, 568), "phone": (390, 844), "side": (844, 390), "tablet": (820, 1180), "zoomed": (640, 400)}


# All of the card can be reached on every screen, also with text of twice the size.
@pytest.mark.parametrize("size", [16, 32])
@pytest.mark.parametrize("context", [{"viewport": {"width": width, "height": height}} for width, height in SCREENS.values()],
                         indirect=True, ids=list(SCREENS))
def test_card_fits_every_screen(page, server, size, request):
    page.goto(server.page(SMOOTHIE))
    page.evaluate("size => { document.documentElement.style.fontSize = `${size}px`; }", size)
    width, height = SCREENS[request.node.callspec.id.split("-")[0]]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for part in [card(page).get_by_role("button", name="Close"), opener(page),
                 card(page).get_by_role("link", name="Get the app"), card(page).get_by_role("listitem").first]:
        part.scroll_into_view_if_needed()
        box = part.bounding_box()
        assert 0 <= box["x"] and box["x"] + box["width"] <= width + .5
        assert -.5 <= box["y"] and box["y"] + box["height"] <= height + .5
    close, verb = card(page).get_by_role("button", name="Close").bounding_box(), opener(page).bounding_box()
    apart = (close["x"] + close["width"] <= verb["x"] or verb["x"] + verb["width"] <= close["x"]
             or close["y"] + close["height"] <= verb["y"] or verb["y"] + verb["height"] <= close["y"])
    assert apart, "no button covers the other"
    screenshot(page, f"fits-{request.node.callspec.id}")


# Pages without a card lead onward, by keyboard too.
@pytest.mark.parametrize("url, links", [
    ("https://fruta.example/closed", ["Get the app", "Go to fruta.example"]),
    ("https://nobody.example/", ["Start page"]),
    # Only the scanner, if it is built, or another try.
    ("https://cinema.example/matinee", []),
], ids=["closed", "unserved", "unknown"])
def test_messages_lead_onward(page, server, url, links):
    page.goto(server.page(url))
    ways = page.locator(".ways a")
    texts = ways.all_inner_texts()
    assert len(texts) > 0
    assert [text for text in texts if text not in ("Scan a code", "Try again")] == links
    assert all(way.bounding_box()["height"] >= 44 for way in ways.all())
    page.keyboard.press("Tab")
    expect(ways.first).to_be_focused()
    if "Go to fruta.example" in links:
        page.get_by_role("link", name="Go to fruta.example").click()
        expect(page.get_by_role("dialog")).to_be_visible()


# The words around a running clip are the visitor's, too.
@pytest.mark.parametrize("context", [{"locale": "de"}], indirect=True)
def test_words_around_a_clip_are_translated(page, server):
    page.route("**/.morsel/blob/*", lambda route: route.abort()
               if route.request.resource_type == "fetch" else route.continue_())
    page.goto(server.page(SMOOTHIE))
    opener(page).click()
    expect(page.get_by_role("status")).to_have_text(re.compile("konnte nicht ge\u00f6ffnet werden"))
    expect(opener(page)).to_be_enabled()
