# SPDX-License-Identifier: Apache-2.0

"""What few clips need is loaded when a clip needs it, in Chromium, WebKit and Firefox.

Build first:  Scripts/build-clips.sh; swift build --package-path Application --product morsel
Then:         pytest --engine chromium --engine webkit --engine firefox Tests/Browser/test_engine_parts.py
"""
import pytest

import wasm
from morsel import Registered, Server
from wasm import DATA, FIELD, Module, call, part

pytestmark = pytest.mark.xdist_group("engine-parts")

ADDRESS = "https://fruta.example/smoothie"
CONTROLS = "clip-host/parts/controls.js"
PLAIN = wasm.heading(1, "Plain") + wasm.button(2, 3, "Tap")
WITH_FIELD = part(4, FIELD) + wasm.property_(4, wasm.LABEL, "Name")
NOT_LOADED = "A part of the App Clip could not be loaded."
STOPPED = "The App Clip has stopped"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(Registered(tmp_path_factory.mktemp("registry"), "example.com").path)
    yield server.wait()
    assert server.end() == 0


def clip(first, then=b""):
    """A module that shows patches when it is launched, and others after each tap."""
    event = call("render", DATA + len(first), len(then)) if then else b""
    return Module(launch=call("render", DATA, len(first)), event=event, data=first + then)


@pytest.fixture
def visit(tab, detour):
    def opened(module):
        detour.replace(r"\.morsel/blob/\w+$", module.bytes, fields={"Content-Type": "application/wasm"})
        tab.open(detour.page(ADDRESS))
        tab.wait_for("document.documentElement.dataset.started !== undefined")
        tab.by_role("button", "Open").click()
    return opened


def runs(tab):
    tab.wait_for("document.body.dataset.state === 'running'")


def parts(detour):
    """The parts that were requested, by their names."""
    return [path.rpartition("/")[2] for path in detour.requested if "/parts/" in path]


def test_ordinary_screen_needs_no_part(tab, detour, visit):
    visit(clip(PLAIN))
    runs(tab)
    with tab.frame():
        tab.by_role("heading", "Plain")
    assert parts(detour) == []


def test_first_screen_is_shown_with_its_parts(tab, detour, visit):
    visit(clip(PLAIN + WITH_FIELD))
    runs(tab)
    with tab.frame():
        field = tab.by_role("textbox", "Name")
        field.click()
        field.type("Ana")
        tab.wait_for("document.querySelector('input').value === 'Ana'")
    assert parts(detour) == ["controls.js"]


def test_part_is_loaded_once_when_it_is_needed(tab, detour, visit):
    visit(clip(PLAIN, WITH_FIELD))
    runs(tab)
    assert parts(detour) == []
    with tab.frame():
        tab.by_role("button", "Tap").click()
        tab.by_role("textbox", "Name")
        tab.by_role("button", "Tap").click()
        tab.by_role("textbox", "Name")
    assert parts(detour) == ["controls.js"]


# Whatever comes meanwhile is drawn afterwards, in its order: until then the screen stays as it is.
def test_screen_stays_until_its_part_is_here(tab, detour, visit):
    removed = b"\x04" + wasm.number(1)
    visit(clip(PLAIN, removed + wasm.heading(1, "Form") + WITH_FIELD))
    runs(tab)
    detour.stall(CONTROLS)
    with tab.frame():
        tab.by_role("button", "Tap").click()
        tab.by_role("button", "Tap").click()
    assert tab.by_role("alert").text == "The App Clip is still loading."
    with tab.frame():
        tab.by_role("heading", "Plain")
        assert not tab.has("textbox", "Name")
    detour.restore()
    with tab.frame():
        tab.by_role("heading", "Form")
        tab.by_role("textbox", "Name")
        assert tab.evaluate("return document.querySelectorAll('[role=heading]').length") == 1
    tab.wait_for("document.querySelector('.clip-notice') === null")
    assert not tab.has("alert")


def test_part_of_the_first_screen_that_does_not_arrive_is_named(tab, detour, visit):
    detour.block(CONTROLS)
    visit(clip(PLAIN + WITH_FIELD))
    tab.wait_for("document.getElementById('status').textContent !== ''")
    assert NOT_LOADED in tab.by_role("status").text
    del detour.replaced[CONTROLS]
    tab.by_role("button", "Try again").click()
    runs(tab)
    with tab.frame():
        tab.by_role("textbox", "Name")


def test_part_that_does_not_arrive_later_is_named(tab, detour, visit):
    visit(clip(PLAIN, WITH_FIELD))
    runs(tab)
    detour.block(CONTROLS)
    with tab.frame():
        tab.by_role("button", "Tap").click()
        alert = tab.by_role("alert").text
        assert STOPPED in alert and NOT_LOADED in alert
    del detour.replaced[CONTROLS]
    with tab.frame():
        tab.by_role("button", "Open again").click()
    with tab.frame():
        tab.by_role("button", "Tap").click()
        tab.by_role("textbox", "Name")
