# SPDX-License-Identifier: Apache-2.0

"""The console in a browser: every page by mouse and keyboard, wide and narrow, light and dark.

Build first:  swift build --package-path Application --product morsel; Scripts/build-clips.sh
Then:         pytest Tests/Browser/test_console.py
"""
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe

from console import PASSWORD, console_with_people, photo, sign_in
from morsel import FRUTA, Registered, Server

PAGES = [
    "", "experiences", "experiences?text=nothing", "experiences/new", "experiences/1", "codes?experience=1", "clips",
    f"clips/{FRUTA}/1.0", "builds", "test-invocations", "phone?url=https://fruta.example/smoothie",
    "phone?url=https://fruta.example/closed", "log", "keys", "people", "account",
]
VIEWS = [(1280, "light"), (1280, "dark"), (320, "light"), (320, "dark")]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with console_with_people(tmp_path_factory.mktemp("registry"), ada="admin", vera="viewer") as server:
        yield server


@pytest.fixture(scope="module")
def states(server, browser):
    """The cookies of each person, once for all tests: signing in is slow on purpose."""
    states = {}
    for name in ["ada", "vera"]:
        context = browser.new_context()
        sign_in(context.new_page(), server, name)
        states[name] = context.storage_state()
        context.close()
    return states


@pytest.fixture
def opened(server, states, browser):
    """Opens pages of the console; nothing may be refused by the content policy or fail."""
    contexts, faults = [], []

    def open_page(path="", width=1280, scheme="light", name="ada", script=True):
        context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme,
                                      storage_state=states[name], java_script_enabled=script)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: message.type == "error" and faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"http://localhost:{server.port}/console/{path}")
        page.faults = faults
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.mark.parametrize("width,scheme", VIEWS)
def test_pages_have_no_serious_fault_of_accessibility(opened, width, scheme):
    page = opened("", width, scheme)
    found = []
    for path in PAGES:
        page.goto(page.url.split("/console/")[0] + "/console/" + path)
        for fault in Axe().run(page).response["violations"]:
            if fault["impact"] in ("serious", "critical"):
                found.append((path, fault["id"], [node["html"][:160] for node in fault["nodes"][:3]]))
        if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            found.append((path, "sticks out", page.evaluate(
                "[...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1)"
                ".slice(0, 3).map((e) => e.outerHTML.slice(0, 120))")))
    assert found == []
    assert page.faults == []


def test_pages_of_the_entry_have_no_serious_fault(server, browser):
    for scheme in ["light", "dark"]:
        context = browser.new_context(viewport={"width": 320, "height": 700}, color_scheme=scheme)
        page = context.new_page()
        page.goto(f"http://localhost:{server.port}/console/sign-in")
        serious = [v["id"] for v in Axe().run(page).response["violations"] if v["impact"] in ("serious", "critical")]
        assert serious == []
        context.close()


def test_all_parts_are_reached_by_keyboard(opened):
    page = opened()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
    reached = []
    for _ in range(40):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.textContent.trim()"))
    for part in ["Experiences", "Codes", "Clips", "Builds", "Test invocations", "Ask the phone", "Log", "Keys", "People"]:
        assert part in reached
    page.get_by_role("link", name="Builds").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Builds", exact=True).wait_for()


# The walk begins with the link that the server prints; it takes two fields and a button.
def test_first_administrator_comes_in_by_the_link_once(browser, tmp_path):
    database = Registered(tmp_path, "example.com")
    server = Server(database.path, output=subprocess.PIPE)
    link = next(line.split()[1] for line in server.process.stdout if line.startswith("Console:"))
    server.wait()
    context = browser.new_context()
    page = context.new_page()
    page.goto(link)
    page.get_by_label("Name for signing in").fill("grace")
    page.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Overview").wait_for()
    assert page.get_by_role("link", name="New experience").count() == 1
    context.close()
    context = browser.new_context()
    page = context.new_page()
    assert page.goto(link).status != 200
    assert page.get_by_label("Password").count() == 0
    context.close()
    assert server.end() == 0


# The walk: two languages, an image, a code and a print sheet, by somebody who follows the buttons.
def test_experience_with_a_code_and_a_sheet_in_few_clicks(opened, tmp_path):
    page = opened()
    clicks = 0

    def click(role, name):
        nonlocal clicks
        clicks += 1
        page.get_by_role(role, name=name, exact=True).first.click()

    click("link", "New experience")
    page.get_by_label("Invocation URL").fill("https://fruta.example/berry")
    page.get_by_text(f"fruta.example belongs to {FRUTA}: choose that clip.").wait_for()
    page.get_by_label("Clip", exact=True).select_option(FRUTA)
    page.get_by_text("fruta.example is associated").wait_for()
    page.get_by_label("Title", exact=True).fill("Berry Blue")
    page.get_by_label("Subtitle").fill("Made while you wait")
    assert page.locator(".phone .card-title").first.inner_text() == "Berry Blue"
    assert page.get_by_text("10 of 30").count() == 1
    page.get_by_label("Another language").select_option("ja")
    click("button", "Add language")
    # The language that was added is where one writes next.
    page.locator("#title-ja:focus").wait_for()
    # Nothing lies over it.
    page.wait_for_function("""() => {
        const box = document.activeElement.getBoundingClientRect();
        return document.elementFromPoint(box.left + box.width / 2, box.bottom - 4) === document.activeElement;
    }""")
    page.locator("#title-ja").fill("ベリーブルー")
    phone = page.locator(".phone .card-title").last
    assert phone.inner_text() == "ベリーブルー"
    assert phone.evaluate("(e) => e.getBoundingClientRect().right < innerWidth")
    page.locator("#subtitle-ja").fill("すぐにできます")
    page.locator("#file").set_input_files({"name": "shop.png", "mimeType": "image/png", "buffer": photo()})
    page.get_by_text("pixels of the photo, as 2400 × 1600").wait_for()
    assert page.locator("[data-header-image]").first.evaluate("(i) => i.complete && i.naturalWidth") == 2400
    click("button", "Publish")
    page.get_by_text("Published: the card is shown from now on.").wait_for()
    assert page.locator(".phone").count() == 2
    click("link", "Make a code")
    page.locator(".code-preview img").wait_for()
    with page.expect_download() as download:
        click("button", "Print sheet")
    sheet = tmp_path / "sheet.pdf"
    download.value.save_as(sheet)
    assert sheet.read_bytes().startswith(b"%PDF")
    assert clicks == 5
    assert page.faults == []


# The same walk without a mouse: every field is reached in the order of the page.
def test_experience_with_a_code_by_keyboard_alone(opened):
    page = opened("", 320)
    presses = 0

    def tab_to(name):
        nonlocal presses
        for _ in range(60):
            page.keyboard.press("Tab")
            presses += 1
            found = page.evaluate("""() => {
                const part = document.activeElement;
                return (part.labels?.[0] ?? part).innerText.trim() || part.getAttribute("aria-label");
            }""")
            if found == name:
                box = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
                assert 0 <= box["top"] < 900 and 0 <= box["left"] < 320
                return
        raise AssertionError(f"{name} is not reached")

    def enter(name, text):
        tab_to(name)
        page.keyboard.insert_text(text)

    def press(name):
        tab_to(name)
        page.keyboard.press("Enter")

    press("New experience")
    page.get_by_label("Invocation URL").wait_for()
    page.wait_for_load_state()
    tab_to("Clip")
    while page.evaluate("document.activeElement.value") != FRUTA:
        page.keyboard.press("ArrowDown")
    enter("Invocation URL", "https://fruta.example/keys")
    enter("Title", "By keys")
    enter("Subtitle", "Without a mouse")
    tab_to("Another language")
    page.keyboard.type("Fr")
    press("Add language")
    page.locator("[id^=title-fr]:focus").fill("Au clavier")
    enter("Subtitle", "Sans souris")
    tab_to("Photo")
    page.locator("#file:focus").set_input_files({"name": "shop.png", "mimeType": "image/png", "buffer": photo()})
    page.get_by_text("pixels of the photo").wait_for()
    tab_to("The part of the photo that the card shows; arrow keys move it")
    page.keyboard.press("ArrowDown")
    press("Publish")
    page.get_by_text("Published: the card is shown from now on.").wait_for()
    page.wait_for_load_state()
    press("Make a code")
    page.get_by_role("heading", name="Codes", exact=True).wait_for()
    page.locator(".code-preview img").wait_for()
    with page.expect_download() as download:
        press("Print sheet")
    assert download.value.suggested_filename.endswith(".pdf")
    assert presses < 160
    assert page.faults == []


def test_crop_follows_keys_and_slider(opened):
    page = opened("experiences/new")
    page.locator("#file").set_input_files({"name": "shop.png", "mimeType": "image/png", "buffer": photo()})
    page.get_by_text("pixels of the photo").wait_for()
    before = page.locator("canvas").evaluate("(c) => c.toDataURL()")
    page.get_by_label("Zoom").fill("125")
    page.get_by_text("1920 × 1280 pixels of the photo").wait_for()
    page.locator("canvas").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator("canvas").evaluate("(c) => c.toDataURL()") != before
    assert page.locator("#file").evaluate("(f) => f.files[0].type") == "image/jpeg"


def test_too_long_words_are_counted_and_kept(opened):
    page = opened("experiences/1")
    page.get_by_label("Title", exact=True).fill("x" * 31)
    assert page.locator("[data-count-of=title-en]").get_attribute("class") == "over"
    page.get_by_role("button", name="Save", exact=True).click()
    alert = page.locator("#findings")
    alert.wait_for()
    assert "31 characters; the maximum is 30" in alert.inner_text()
    assert page.evaluate("document.activeElement.id") == "findings"
    assert page.get_by_label("Title", exact=True).input_value() == "x" * 31
    alert.get_by_role("link").first.click()
    assert page.evaluate("location.hash") == "#title-en"


def test_change_is_undone_in_the_log(opened):
    page = opened("experiences/1")
    page.get_by_label("Subtitle").fill("Another line")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Saved.").wait_for()
    page.get_by_role("link", name="Log").click()
    page.get_by_role("button", name="Undo").first.click()
    page.get_by_text("The change was undone.").wait_for()
    page.goto(page.url.split("/console/")[0] + "/console/experiences/1")
    assert page.get_by_label("Subtitle").input_value() == "Skip the line at Fruta"


def test_list_filters(opened):
    page = opened("experiences")
    page.get_by_label("State").select_option("deactivated")
    page.get_by_role("button", name="Filter").click()
    assert page.locator("tbody tr").count() == 1
    page.get_by_role("link", name="fruta.example/closed").click()
    page.get_by_role("button", name="Activate").wait_for()


def test_phone_gives_the_card_or_the_reason(opened):
    page = opened("phone")
    page.get_by_label("Invocation URL").fill("https://fruta.example/smoothie")
    page.get_by_role("heading", name="The card is shown").wait_for()
    page.get_by_label("What the person does").select_option("maps")
    page.get_by_role("heading", name="The web page opens").wait_for()
    page.get_by_label("iOS").fill("13.0")
    page.locator(".dot.bad").first.wait_for()


def test_colours_have_a_verdict_and_suggestions(opened):
    page = opened("codes?experience=1")
    page.get_by_label("Foreground").fill("#ffffff")
    page.get_by_label("Background").fill("#eeeeee")
    page.get_by_text("too little contrast").wait_for()
    assert page.get_by_text("Foregrounds that work").count() == 1
    page.get_by_role("radio").first.check()
    page.locator(".code-preview img").wait_for()
    for name, start in [("SVG", b"<svg"), ("PNG", b"\x89PNG"), ("PDF", b"%PDF"), ("ZIP", b"PK")]:
        with page.expect_download() as download:
            page.get_by_role("button", name=name, exact=True).click()
        with open(download.value.path(), "rb") as file:
            assert start in file.read(200)


def test_build_is_withdrawn_and_released(opened):
    page = opened("builds")
    page.get_by_role("button", name="Withdraw build 1", exact=True).click()
    page.get_by_text("The stage of the build was changed.").wait_for()
    page.get_by_role("button", name="Release build 1", exact=True).click()
    page.get_by_text("The stage of the build was changed.").wait_for()


def test_empty_field_does_not_take_the_clip_off_the_air(opened, server):
    """D5: the console refuses what the API refuses, and says which field."""
    page = opened(f"clips/{FRUTA}/1.0")
    before = page.locator("#subtitle-en").input_value()
    page.locator("#subtitle-en").fill("")
    page.get_by_role("button", name="Save", exact=True).last.click()
    page.get_by_role("heading", name="Nothing was saved yet").wait_for()
    assert page.get_by_text("Saved.").count() == 0
    page.faults.clear()
    page.goto(page.url)
    assert page.locator("#subtitle-en").input_value() == before


def test_default_experience_of_two_people_and_undo(opened):
    """D5, D8: the later of two is told; undo of an older change shows what it discards."""
    first, second = opened(f"clips/{FRUTA}/1.0"), opened(f"clips/{FRUTA}/1.0")
    before = first.locator("#subtitle-en").input_value()
    for page, text in [(first, "Words of the first"), (second, "Words of the second")]:
        page.locator("#subtitle-en").fill(text)
        page.get_by_role("button", name="Save", exact=True).last.click()
    first.get_by_text("Saved.").wait_for()
    second.get_by_text("Somebody else has changed this experience").wait_for()
    assert second.locator("#subtitle-en").input_value() == "Words of the second"
    second.get_by_role("button", name="Save", exact=True).last.click()
    second.get_by_text("Saved.").wait_for()
    second.get_by_role("button", name="Undo change").nth(1).click()
    second.get_by_role("heading", name="Undo would discard later changes").wait_for()
    assert "Words of the second" in second.get_by_role("alert").inner_text()
    second.get_by_role("button", name="Undo, and discard them").click()
    second.get_by_text("The change was undone.").wait_for()
    assert second.locator("#subtitle-en").input_value() == before
    second.faults.clear()


def test_preview_speaks_the_language_of_the_phone(opened):
    """D3"""
    page = opened("phone?url=https://fruta.example/smoothie&language=de")
    assert page.locator(".phone .verb").inner_text() == "Öffnen"
    page.get_by_label("Language").fill("ja")
    page.get_by_text("開く").wait_for()


def test_experiences_are_searched_in_the_designer(opened):
    """A9"""
    page = opened("codes")
    page.get_by_label("Search experiences").fill("nothing of the kind")
    page.get_by_text("No published experience has this").wait_for()
    page.get_by_label("Search experiences").fill("smoothie")
    page.get_by_role("checkbox").first.check()
    page.locator(".code-preview img").wait_for()


def test_clip_for_iphones_alone_is_registered(opened, server):
    """C9: and other phones are led to its website."""
    page = opened("builds")
    page.get_by_text("Register a clip for iPhones alone").click()
    for label, text in [("Identifier of the clip", "ABCDE12345.com.example.native.Clip"),
                        ("Identifier of the app", "ABCDE12345.com.example.native"), ("Name of the app", "Native"),
                        ("Version", "1.0"), ("Associated domains", "native.example"),
                        ("Website for other phones", "https://native.example/about")]:
        page.get_by_label(label, exact=True).fill(text)
    page.get_by_role("button", name="Register").click()
    page.get_by_text("Registered. Complete the default experience").wait_for()
    page.locator("#subtitle-en").fill("Look")
    page.locator("#file").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": photo(1800, 1200)})
    page.get_by_role("button", name="Save", exact=True).last.click()
    page.get_by_text("Saved.").wait_for()
    page.goto(f"http://localhost:{server.port}/console/builds")
    page.get_by_role("button", name="Release build").last.click()
    page.get_by_text("The stage of the build was changed.").wait_for()
    page.goto(f"http://native.example.localhost:{server.port}/")
    way = page.locator("#open")
    assert way.get_attribute("href") == "https://native.example/about"
    assert page.locator('meta[name="apple-itunes-app"]').get_attribute("content").startswith("app-clip-bundle-id=")
    page.get_by_role("button", name="Close").click()
    page.locator("aside.banner button").click()
    way.wait_for()


def test_key_is_shown_once_and_revoked(opened):
    page = opened("keys")
    page.get_by_label("Name").fill("Deploy script")
    page.get_by_role("button", name="Make key").click()
    assert "BEGIN PRIVATE KEY" in page.get_by_label("Private key").inner_text()
    page.goto(page.url)
    assert page.get_by_label("Private key").count() == 0
    page.get_by_role("button", name="Revoke Deploy script").click()
    page.get_by_text("The key was revoked.").wait_for()


def test_person_is_added_and_removed(opened):
    page = opened("people")
    page.get_by_label("Name for signing in").fill("bob")
    page.get_by_label("Full name").fill("Bob")
    page.get_by_label("First password").fill("short")
    page.locator("#password").evaluate("(f) => f.removeAttribute('minlength')")
    page.get_by_role("button", name="Add", exact=True).click()
    assert "10 to 256 characters" in page.get_by_role("alert").inner_text()
    assert page.get_by_label("Full name").input_value() == "Bob"
    page.get_by_label("First password").fill(PASSWORD)
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_text("Added.").wait_for()
    page.get_by_role("button", name="Remove bob").click()
    page.get_by_text("Removed.").wait_for()


def test_viewer_sees_no_button_that_changes(opened):
    page = opened("experiences/1", name="vera")
    for name in ["Save", "Deactivate", "Undo"]:
        assert page.get_by_role("button", name=name).count() == 0
    assert page.get_by_role("link", name="People").count() == 0


# Without script the forms do the same.
def test_experience_is_made_without_script(opened):
    page = opened("experiences/new", script=False)
    page.get_by_label("Clip", exact=True).select_option(FRUTA)
    page.get_by_label("Invocation URL").fill("https://fruta.example/plain")
    page.get_by_label("Title", exact=True).fill("Plain")
    page.get_by_label("Subtitle").fill("No script")
    page.locator("#file").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": photo(1800, 1200)})
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_text("Published: the card is shown from now on.").wait_for()


def test_cookie_is_out_of_reach_of_scripts(opened):
    page = opened()
    assert page.evaluate("document.cookie") == ""
    [cookie] = [c for c in page.context.cookies() if c["name"] == "morsel-session"]
    assert cookie["httpOnly"] and cookie["sameSite"] == "Lax" and cookie["path"] == "/console"
