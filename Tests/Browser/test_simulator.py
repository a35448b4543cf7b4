# SPDX-License-Identifier: Apache-2.0
"""E7, D11: the simulator on Fruta, as a person uses it. `morsel` and Clips/Fruta are built before."""
import os
import re
import statistics
import subprocess

import pytest
from playwright.sync_api import expect

from morsel import PROGRAM, ROOT

pytestmark = pytest.mark.xdist_group("simulator")

URL = "https://fruta.example/?smoothie=berry-blue"


@pytest.fixture(scope="module")
def address():
    """The page of a simulator that runs for the tests of this file."""
    process = subprocess.Popen(
        [PROGRAM, "simulate", ROOT / "Clips/Fruta", "--port", "0", "--web-folder", ROOT / "Web"],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C.UTF-8"},
    )
    try:
        yield re.search(r"http://\S+", process.stdout.readline()).group()
    finally:
        process.terminate()
        process.wait(60)


@pytest.fixture
def phone(browser, address):
    """A page with a new phone at its full size."""
    context = browser.new_context(viewport={"width": 1500, "height": 1180}, reduced_motion="reduce")
    page = context.new_page()
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.on("console", lambda message: message.type == "error" and page.errors.append(message.text))
    page.goto(address)
    page.get_by_role("button", name="Reset phone").click()
    expect(page.locator("#phase")).to_have_text("Ready")
    yield page
    assert page.errors == []
    context.close()


def program(page):
    """What the running program shows."""
    return page.frame_locator("iframe.p-screen:not([hidden])")


def open_clip(page, source=None):
    """Scans the code and opens the card."""
    if source:
        page.get_by_role("radio", name=source).click()
    page.get_by_label("Invocation URL").fill(URL)
    page.locator("#go").click()
    page.get_by_role("dialog").get_by_role("button", name="Open").click()
    expect(program(page).get_by_role("heading", name="Berry Blue")).to_be_visible()


def test_order_notification_and_full_app(phone):
    """G-26: from the code to the full app, with the clip's and the app's own code."""
    open_clip(phone)
    expect(phone.locator("#phase")).to_have_text("Running")
    program(phone).get_by_role("button", name="Order").click()
    program(phone).get_by_label("Name on the cup").fill("Ana")
    program(phone).get_by_role("button", name="Place order").click()
    expect(program(phone).get_by_role("heading", name="Thank you, Ana")).to_be_visible()
    expect(phone.get_by_label("Offer of the full app")).to_be_visible()

    phone.get_by_role("button", name="+5 min").click()
    expect(phone.locator(".p-banner").get_by_text(re.compile(r"Number \d+ is ready"))).to_be_visible()
    phone.get_by_role("tab", name="Data").click()
    expect(phone.locator("#panel-data")).to_contain_text("group.example.fruta")
    expect(phone.locator("#panel-data")).to_contain_text("berry-blue|Ana")

    phone.get_by_role("switch", name="Full app installed").check()
    phone.locator(".p-app", has_text="Fruta").click()
    expect(program(phone).get_by_role("heading", name="Your orders")).to_be_visible()
    expect(program(phone).get_by_text("1 × Berry Blue for Ana")).to_be_visible()
    phone.get_by_role("tab", name="Journal").click()
    expect(phone.locator("#journal")).to_contain_text("its full app takes over")
    expect(phone.locator("#journal")).to_contain_text("F-01")


def test_journal_says_why_not(phone):
    """Each refusal has its rule and sentence."""
    phone.get_by_label("Invocation URL").fill("https://other.example/")
    phone.get_by_role("button", name="Scan").click()
    expect(phone.locator(".p-safari")).to_contain_text("other.example")
    expect(phone.locator("#journal li[data-tone=bad]").first).to_be_visible()


def test_every_source_is_there(phone):
    """All ways of InvocationSource, by mouse and by the arrow keys."""
    phone.get_by_role("button", name=re.compile("more sources")).click()
    assert phone.get_by_role("radio").count() == 18
    first = phone.get_by_role("radio", name="App Clip Code")
    first.focus()
    phone.keyboard.press("ArrowRight")
    expect(phone.get_by_role("radio", name="QR code")).to_be_checked()


def test_screenshots_wait_for_the_appearance(phone):
    """A screen is not at rest before its frame has the appearance of the phone."""
    open_clip(phone)
    phone.wait_for_function("window.isSettled")
    first, last = phone.evaluate("""async () => {
        const number = [...Array(100).keys()].find((number) => isCaughtUp(number));
        await atRest(number, 0, 0, 5000);
        setLook({ dark: true });
        const rest = atRest(number, 0, 0, 5000).then(() => "at rest");
        const now = new Promise((done) => setTimeout(done, 0, "waits"));
        return [await Promise.race([rest, now]), await rest];
    }""")
    assert (first, last) == ("waits", "at rest")
    assert program(phone).locator("html").evaluate("(html) => html.style.colorScheme") == "dark"


def test_keyboard_alone(phone):
    """Scan, open and order without a mouse."""
    phone.get_by_label("Invocation URL").fill(URL)
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("dialog").get_by_role("button", name="Open")).to_be_focused()
    phone.keyboard.press("Enter")
    order = program(phone).get_by_role("button", name="Order")
    order.focus()
    phone.keyboard.press("Enter")
    expect(program(phone).get_by_role("heading", name="Your order")).to_be_visible()


def test_escape_dismisses_the_card(phone):
    phone.get_by_label("Invocation URL").fill(URL)
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("dialog")).to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("dialog")).to_be_hidden()


def test_switcher_brings_the_clip_back(phone):
    open_clip(phone)
    program(phone).get_by_role("button", name="Order").click()
    program(phone).get_by_label("Name on the cup").fill("Ana")
    phone.get_by_role("button", name="Home").click()
    expect(phone.locator(".p-home")).to_be_visible()
    phone.get_by_role("button", name="App Switcher").click()
    phone.locator(".p-switcher .app").click()
    expect(program(phone).get_by_label("Name on the cup")).to_have_value("Ana")


def test_time_removes_the_clip(phone):
    open_clip(phone)
    phone.get_by_role("button", name="Home").click()
    phone.get_by_role("button", name=re.compile("clip removed")).click()
    expect(phone.locator("#journal")).to_contain_text("nobody used it for a while")
    expect(phone.locator(".p-library")).to_be_hidden()


def test_page_that_is_loaded_again_shows_the_same(phone):
    open_clip(phone)
    program(phone).get_by_role("button", name="Order").click()
    phone.reload()
    expect(program(phone).get_by_role("heading", name="Your order")).to_be_visible()
    expect(phone.locator("#journal")).to_contain_text("The clip is launched.")


def test_saved_session_is_a_scenario(phone, tmp_path):
    """What is saved plays in `morsel test`, and opens again."""
    open_clip(phone)
    phone.get_by_role("button", name="Home").click()
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Save as scenario").click()
    file = tmp_path / "saved.scenario.yaml"
    download.value.save_as(file)
    played = subprocess.run([PROGRAM, "test", file], capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stdout + played.stderr
    phone.locator("#scenario-file").set_input_files(file)
    expect(phone.locator("#scenario")).to_be_visible()
    for _ in range(3):
        phone.get_by_role("button", name="Next step").click()
    expect(program(phone).get_by_role("heading", name="Berry Blue")).to_be_visible()


def test_image_of_a_code_is_read(phone, tmp_path):
    image = tmp_path / "code.png"
    subprocess.run(
        [PROGRAM, "code", "generate", "https://fruta.example/menu", "--output", image, "--size", "600"],
        check=True, capture_output=True,
    )
    phone.locator("#image").set_input_files(image)
    # A build without optimization takes seconds to read an image.
    expect(phone.get_by_role("dialog")).to_be_visible()
    expect(phone.get_by_label("Invocation URL")).to_have_value(re.compile("fruta.example/menu"))


def test_other_pages_cannot_drive_it(browser, address):
    """Without the token there is nothing, whatever the page of origin."""
    context = browser.new_context()
    page = context.new_page()
    base = address.split("?")[0]
    assert page.request.get(base).status == 403
    assert page.request.get(base + "events").status == 403
    assert page.request.post(base + "do", data={"do": "reset"}).status == 403
    page.goto(address)
    answer = page.request.post(base + "do", data={"do": "reset"}, headers={"Origin": "https://evil.example"})
    assert answer.status == 403
    assert page.request.get(base + "assets/guess/icon.svg").status in (403, 404)
    assert page.request.get(base, headers={"Host": "evil.example"}).status == 403
    context.close()


@pytest.mark.parametrize("width", [320, 760, 1180, 1920])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_width_scrolls_sideways(browser, address, width, scheme):
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
    page = context.new_page()
    page.goto(address)
    expect(page.locator("#name")).to_have_text("Fruta")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for button in page.locator("button:not(.iphone *)").all():
        if button.is_visible():
            assert button.bounding_box()["height"] >= 22
    context.close()


def test_dark_phone_on_a_light_page(phone):
    open_clip(phone)
    phone.get_by_role("switch", name="Dark appearance").check()
    screen = program(phone).locator("body")
    expect(screen).to_have_css("background-color", "rgb(0, 0, 0)")
    phone.get_by_role("switch", name="Dark appearance").uncheck()
    expect(screen).to_have_css("background-color", "rgb(255, 255, 255)")


def test_each_event_changes_the_screen(phone, capsys):
    """Every tap is answered with a new screen; how long that takes is printed."""
    open_clip(phone)
    program(phone).get_by_role("button", name="Order").click()
    more, less = (program(phone).get_by_role("button", name=f"{way} Glasses") for way in ("Increase", "Decrease"))
    expect(more).to_be_visible()
    phone.evaluate("window.latencies.length = 0")
    for _ in range(20):
        more.click()
        expect(program(phone).get_by_text("$13.00")).to_be_visible()
        less.click()
        expect(program(phone).get_by_text("$13.00")).to_have_count(0)
    latencies = phone.evaluate("window.latencies")
    assert len(latencies) >= 40
    with capsys.disabled():
        print(f"\nevent to changed screen: median {statistics.median(latencies):.1f} ms of {len(latencies)}")
