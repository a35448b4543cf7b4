# SPDX-License-Identifier: Apache-2.0

"""What a visitor needs, in Chromium, WebKit and Firefox: a card, its clip, and a way on where that fails.

Build first:  Scripts/build-clips.sh; swift build --package-path Application --product morsel
Then:         pytest --engine chromium --engine webkit --engine firefox Tests/Browser/test_engine_visitor.py
"""
import sys
import threading

import pytest

from engines import started
from morsel import ROOT, Registered, Server

sys.path.insert(0, str(ROOT / "Kit" / "Web" / "clip-host"))
import serve  # noqa: E402

pytestmark = pytest.mark.xdist_group("engine-visitor")

SMOOTHIE = "https://fruta.example/smoothie?smoothie=berry-blue"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(Registered(tmp_path_factory.mktemp("registry"), "example.com").path)
    yield server.wait()
    assert server.end() == 0


def visit(tab, address):
    """Opens a page and waits until its scripts run."""
    tab.open(address)
    tab.wait_for("document.documentElement.dataset.started !== undefined")


def tap_open(tab):
    tab.by_role("button", "Open").tap()


def wait_until_it_runs(tab):
    tab.wait_for("document.body.dataset.state === 'running'")


def order(tab, press, shot=lambda name: None):
    """From the first screen of a smoothie to the thanks."""
    with tab.frame():
        tab.by_role("heading", "Berry Blue")
        shot("smoothie")
        press(tab.by_role("button", "Order"))
        tab.by_role("heading", "Your order")
        field = tab.by_role("textbox", "Name on the cup")
        press(field)
        field.type("Ana")
        tab.wait_for("document.querySelector('input').value === 'Ana'")
        shot("checkout")
        press(tab.by_role("button", "Place order"))
        tab.by_role("heading", "Thank you, Ana")


# A-74, C-16, D-12: from a link to an order, in each engine.
@pytest.mark.parametrize("press", [lambda element: element.tap(), lambda element: element.click()], ids=["touch", "mouse"])
def test_link_leads_to_an_order(tab, detour, shot, press, request):
    visit(tab, detour.page(SMOOTHIE))
    dialog = tab.by_role("dialog", "Order a smoothie")
    assert "Skip the line at Fruta" in dialog.text
    # In the width that the screen needs.
    tab.wait_for("document.querySelector('.card .image').complete && document.querySelector('.card .image').currentSrc.endsWith('.webp')")
    way = request.node.callspec.id.rpartition("-")[2]
    shot(f"{way}-card")
    press(tab.by_role("button", "Open"))
    wait_until_it_runs(tab)
    order(tab, press, lambda name: shot(f"{way}-{name}"))
    # The overlay for the full app is the page's.
    tab.by_role("link", "View Fruta")
    shot(f"{way}-thanks")
    press(tab.by_role("button", "Close"))
    tab.wait_for("document.querySelector('.clip-overlay') === null")


# What a clip has stored is there when its page is opened again.
def test_order_is_kept_over_a_reload(tab, detour):
    visit(tab, detour.page(SMOOTHIE))
    tap_open(tab)
    wait_until_it_runs(tab)
    order(tab, lambda element: element.tap())
    tab.wait_for("Object.values(localStorage).join().includes('Ana')")
    visit(tab, detour.page("https://fruta.example/smoothie"))
    tap_open(tab)
    wait_until_it_runs(tab)
    with tab.frame():
        assert "1 × Berry Blue for Ana" in tab.by_role("button", "Your order").text


# It comes while the page's scripts are still on their way, and the page takes that.
def test_module_is_loaded_ahead_and_once(tab, detour):
    visit(tab, detour.page(SMOOTHIE))
    module = tab.evaluate("return document.getElementById('open').dataset.module")
    tap_open(tab)
    wait_until_it_runs(tab)
    with tab.frame():
        tab.by_role("heading", "Berry Blue")
    assert tab.evaluate("return document.querySelector('link[rel=preload]')?.getAttribute('href')") == module
    assert detour.requested.count(module) == 1


# D-24: a running clip gets another invocation.
def test_running_clip_continues_with_another_link(tab):
    with serve.server() as demo:
        threading.Thread(target=demo.serve_forever, daemon=True).start()
        tab.open(f"http://127.0.0.1:{demo.server_port}/clip-host/demo.html?url=https://fruta.example/?smoothie=kiwi-kick")
        # Its container has the same name, as an element.
        tab.wait_for("typeof window.clip?.open === 'function'")
        tap_open(tab)
        wait_until_it_runs(tab)
        with tab.frame():
            tab.by_role("heading", "Kiwi Kick")
        tab.evaluate("clip.open('https://fruta.example/?smoothie=cocoa-cherry')")
        with tab.frame():
            tab.by_role("heading", "Cocoa Cherry")
        demo.shutdown()


# Whatever part does not arrive: the page says so within five seconds of the tap, and the clip opens once it is there.
BLOCKED = ["clip-host/frame.html", r"\.morsel/blob/\w+$"]

# The milliseconds between the tap and what the page says, by its own clock: on a slow machine first that it is still loading.
TIMED = """
let began;
document.getElementById("open").addEventListener("click", () => { began ??= performance.now(); }, true);
new MutationObserver(() => {
    const hasSaid = document.getElementById("status").textContent !== "" || document.querySelector(".clip-notice");
    if (hasSaid) window.saidAfter ??= performance.now() - began;
}).observe(document.body, { subtree: true, childList: true });
"""


@pytest.mark.parametrize("part", BLOCKED)
def test_part_that_does_not_arrive_is_named_with_a_way_on(tab, detour, shot, part):
    detour.block(part)
    visit(tab, detour.page(SMOOTHIE))
    tab.evaluate(TIMED)
    tap_open(tab)
    tab.wait_for("document.getElementById('status').textContent !== ''")
    assert tab.evaluate("return window.saidAfter") < 5500
    said = tab.by_role("status").text
    assert "The App Clip could not be opened." in said
    assert "A part of the App Clip could not be loaded." in said
    assert tab.evaluate("return document.getElementById('open').disabled") is False
    assert tab.evaluate("return document.querySelector('.ways details p').textContent").strip() != ""
    assert tab.by_role("link", "Get the app")
    if part == BLOCKED[0]:
        shot("not-opened")
    detour.restore()
    try_again(tab)
    with tab.frame():
        tab.by_role("heading", "Berry Blue")


def try_again(tab):
    """The clip runs at the next attempt, on the same page."""
    tab.evaluate("window.isFirst = true")
    tab.by_role("button", "Try again").tap()
    wait_until_it_runs(tab)
    assert tab.evaluate("return window.isFirst")


# A network that does not answer is no failure; nobody has to wait for it.
@pytest.mark.parametrize("part", ["clip-host/frame.html", r"\.morsel/blob/\w+$"])
def test_clip_that_is_still_loading_can_be_closed(tab, detour, shot, part):
    detour.stall(part)
    visit(tab, detour.page(SMOOTHIE))
    tap_open(tab)
    assert tab.by_role("alert").text == "The App Clip is still loading."
    if part == BLOCKED[0]:
        shot("still-loading")
    tab.by_role("button", "Close App Clip").tap()
    tab.wait_for("document.getElementById('status').textContent !== ''")
    assert "A part of the App Clip could not be loaded." in tab.by_role("status").text
    detour.restore()
    try_again(tab)


# A slow network is not a broken one: the notice goes as soon as the clip is there.
def test_notice_goes_when_a_slow_clip_arrives(tab, detour):
    detour.stall(r"\.morsel/blob/\w+$")
    visit(tab, detour.page(SMOOTHIE))
    tap_open(tab)
    tab.by_role("button", "Wait").tap()
    tab.wait_for("document.querySelector('.clip-notice') === null")
    assert tab.evaluate("return document.getElementById('open').disabled")
    detour.restore()
    wait_until_it_runs(tab)
    assert not tab.has("alert")


# The page itself without its scripts has no button that does nothing.
@pytest.mark.parametrize("part", ["page/page.js"])
def test_page_whose_scripts_do_not_arrive_says_so(tab, detour, shot, part):
    detour.block(part)
    tab.open(detour.page(SMOOTHIE))
    assert "could not be loaded" in tab.by_role("alert").text
    assert not tab.has("button", "Open")
    assert tab.by_role("link", "Get the app")
    if part == "page/page.js":
        shot("page-without-scripts")
    detour.restore()
    tab.by_role("link", "Try again").click()
    tab.wait_for("document.documentElement.dataset.started !== undefined")
    tap_open(tab)
    wait_until_it_runs(tab)


# A browser that cannot run clips says so before anybody taps, on the card and in the scanner.
def test_browser_that_cannot_run_clips_says_so(engine, server, tmp_path):
    with started(engine, tmp_path / "profile", assembly=False) as tab:
        tab.open(server.page(SMOOTHIE))
        assert tab.by_role("alert").text == "This browser is too old for App Clips. Update it, or use another browser."
        assert not tab.has("button", "Open")
        assert tab.by_role("link", "Get the app")
        tab.screenshot(ROOT / "Output" / "screenshots" / "engines" / f"{engine}-too-old.png")
        tab.open(f"http://localhost:{server.port}/scan")
        assert "too old for the scanner" in tab.by_role("alert").text


# O-07, C-33: pages without a card, and the start page.
@pytest.mark.parametrize("url, heading", [
    ("https://cinema.example/matinee", "There is no App Clip here"),
    ("https://fruta.example/closed/today", "This App Clip is not available any more"),
])
def test_page_without_a_card_leads_to_its_reasons(tab, detour, shot, url, heading):
    tab.open(detour.page(url))
    tab.by_role("heading", heading)
    shot("message")
    tab.by_role("link", "Why?").click()
    tab.by_role("heading", "Why there is no App Clip here")
    shot("why")


def test_start_page_leads_to_the_cards(tab, server, shot):
    tab.open(f"http://localhost:{server.port}/")
    tab.by_role("heading", "Order a smoothie")
    shot("start")
    tab.find("a[href*='fruta.example']").click()
    tab.by_role("dialog", "Order a smoothie")


# D-25, D-29: the card is closed and brought back by keyboard.
def test_card_is_closed_and_brought_back(tab, detour):
    visit(tab, detour.page(SMOOTHIE))
    tab.wait_for("document.activeElement.id === 'open'")
    tab.press("\ue00c")
    tab.wait_for("document.querySelector('.sheet').hidden")
    tab.wait_for("document.activeElement.closest('.banner') !== null")
    tab.press("\ue007")
    tab.by_role("dialog", "Order a smoothie")
    tab.wait_for("document.activeElement.id === 'open'")
