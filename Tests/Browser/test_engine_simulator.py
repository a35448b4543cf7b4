# SPDX-License-Identifier: Apache-2.0

"""The simulator's page in Chromium, WebKit and Firefox, with Fruta. `morsel` and Clips/Fruta are built before."""
import contextlib
import os
import re
import shutil
import subprocess

import pytest
from morsel import PROGRAM, ROOT

# Fruta is built once for all tests of the simulator.
pytestmark = pytest.mark.xdist_group("simulator")

URL = "https://fruta.example/?smoothie=berry-blue"
WINDOW = {"width": 1500, "height": 1180}


@contextlib.contextmanager
def simulator(*options):
    """The address of a simulator with Fruta."""
    process = subprocess.Popen([PROGRAM, "simulate", ROOT / "Clips/Fruta", "--port", "0", *options], stdout=subprocess.PIPE,
                               text=True, env={**os.environ, "LANG": "C.UTF-8"})
    try:
        yield re.search(r"http://\S+", process.stdout.readline()).group()
    finally:
        process.terminate()
        process.wait(60)


@pytest.fixture(scope="module")
def address():
    with simulator("--web-folder", ROOT / "Web") as address:
        yield address


@pytest.fixture
def phone(tab, address):
    tab.connection.send("POST", "/window/rect", {"x": 0, "y": 0, **WINDOW})
    tab.open(address)
    tab.wait_for("document.getElementById('phase').textContent !== 'Connecting'")
    tab.by_role("button", "Reset phone").click()
    tab.wait_for("document.getElementById('phase').textContent === 'Ready'")
    return tab


PROGRAM_FRAME = "iframe.p-screen:not([hidden])"


def open_clip(phone):
    field = phone.find("#url")
    field.clear()
    field.type(URL)
    phone.find("#go").click()
    phone.find("[role=dialog] .p-pill", "Open").click()


def test_clip_runs_on_the_phone(phone, shot):  # E7, D11
    open_clip(phone)
    with phone.frame(PROGRAM_FRAME):
        phone.by_role("heading", "Berry Blue")
    phone.wait_for("document.getElementById('phase').textContent === 'Running'")
    shot("simulator")
    with phone.frame(PROGRAM_FRAME):
        phone.by_role("button", "Order").click()
        phone.by_role("heading", "Your order")
        phone.by_role("textbox", "Name on the cup").type("Ana")
        phone.by_role("button", "Place order").click()
        phone.by_role("heading", "Thank you, Ana")
    phone.find("[aria-label='Offer of the full app']")
    phone.by_role("tab", "Data").click()
    phone.wait_for("document.getElementById('panel-data').textContent.includes('berry-blue|Ana')")
    shot("simulator-thanks")


# A screen without its scripts says so, and so does the page without its own.
@pytest.mark.parametrize("part, sentence", [
    ("simulator/screen.js", "The screen could not be drawn: the scripts of its frame did not load"),
    ("simulator/phone.js", "A part of the simulator could not be loaded"),
])
def test_simulator_without_its_scripts_says_so(tab, address, tmp_path, part, sentence):
    web = shutil.copytree(ROOT / "Web", tmp_path / "Web")
    (web / part).unlink()
    with simulator("--web-folder", web) as other:
        tab.open(other)
        if part == "simulator/screen.js":
            tab.wait_for("document.getElementById('phase').textContent === 'Ready'")
            open_clip(tab)
        tab.wait_for("[...document.querySelectorAll('[role=alert]:not([hidden])')].some((one) => one.textContent.includes(arguments[0]))", sentence)


# The frame of the program has no way to the page around it.
def test_frame_of_the_program_is_closed_off(phone):
    open_clip(phone)
    with phone.frame(PROGRAM_FRAME):
        phone.by_role("heading", "Berry Blue")
        for expression in ["parent.document.body", "localStorage.length", "document.cookie", "top.location.href"]:
            assert phone.evaluate(f"try {{ {expression}; return 'open' }} catch (error) {{ return error.name }}") == "SecurityError"
        assert phone.evaluate("return fetch('/settings').then(() => 'open', () => 'closed')") == "closed"
