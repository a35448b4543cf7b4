# SPDX-License-Identifier: Apache-2.0

"""The console in Chromium, WebKit and Firefox: somebody signs in and makes an experience.

Build first:  swift build --package-path Application --product morsel; Scripts/build-clips.sh
Then:         pytest --engine chromium --engine webkit --engine firefox Tests/Browser/test_engine_console.py
"""
import pytest
from console import PASSWORD, console_with_people, photo
from morsel import FRUTA

pytestmark = pytest.mark.xdist_group("engine-console")

# The key, by its code of WebDriver.
TAB = "\ue004"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with console_with_people(tmp_path_factory.mktemp("registry"), ada="admin") as server:
        yield server


def field(tab, label):
    """What has a label, exactly."""
    return tab.wait_for("""[...document.querySelectorAll('input, select, textarea')]
        .find((one) => [...one.labels ?? []].some((label) => label.textContent.trim() === arguments[0]))""", label)


def has_text(tab, text):
    tab.wait_for("document.body.innerText.includes(arguments[0])", text)


@pytest.fixture(scope="module")
def signed_in(tab, server):
    tab.open(f"http://localhost:{server.port}/console/")
    field(tab, "Name").type("ada")
    field(tab, "Password").type(PASSWORD)
    tab.by_role("button", "Sign in").click()
    tab.by_role("heading", "Overview")
    return tab


def test_pages_are_shown(signed_in, server, shot):
    for path, heading in [("", "Overview"), ("experiences", "Experiences"), ("clips", "Clips"), ("builds", "Builds"),
                          ("test-invocations", "Test invocations"), ("people", "People"), ("keys", "Keys"), ("log", "Log"),
                          ("account", "ada"), ("phone?url=https://fruta.example/smoothie", "Ask the phone")]:
        signed_in.open(f"http://localhost:{server.port}/console/{path}")
        signed_in.find("h1")
        has_text(signed_in, heading)
        assert signed_in.evaluate("return document.documentElement.scrollWidth <= innerWidth")
        shot(f"console-{path.partition('?')[0] or 'overview'}")


def test_experience_is_made(signed_in, server, tmp_path, shot):
    tab = signed_in
    tab.open(f"http://localhost:{server.port}/console/")
    tab.by_role("link", "New experience").click()
    # The overview has a field of the same name.
    tab.wait_for("location.pathname.endsWith('/experiences/new') && document.readyState === 'complete'")
    field(tab, "Invocation URL").type("https://fruta.example/berry")
    tab.press(TAB)
    has_text(tab, f"fruta.example belongs to {FRUTA}: choose that clip.")
    tab.evaluate("const [field, value] = arguments; field.value = value; field.dispatchEvent(new Event('change', { bubbles: true }))",
                 field(tab, "Clip"), FRUTA)
    has_text(tab, "fruta.example is associated")
    field(tab, "Title").type("Berry Blue")
    field(tab, "Subtitle").type("Made while you wait")
    has_text(tab, "10 of 30")
    tab.wait_for("document.querySelector('.phone .card-title').innerText === 'Berry Blue'")
    image = tmp_path / "shop.png"
    image.write_bytes(photo())
    tab.evaluate("return document.getElementById('file')").type(image)
    has_text(tab, "pixels of the photo, as 2400 × 1600")
    tab.wait_for("document.querySelector('[data-header-image]').complete && document.querySelector('[data-header-image]').naturalWidth === 2400")
    shot("console-new")
    tab.by_role("button", "Publish").click()
    has_text(tab, "Published: the card is shown from now on.")
    shot("console-published")
    tab.by_role("link", "Make a code").click()
    tab.wait_for("document.querySelector('.code-preview img')?.complete")
    # The card is there for visitors.
    tab.open(server.page("https://fruta.example/berry"))
    tab.by_role("dialog", "Berry Blue")
