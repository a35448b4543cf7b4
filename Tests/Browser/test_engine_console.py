# SPDX-License-Identifier: Apache-2.0

"""The console in Chromium, WebKit and Firefox: somebody signs in and looks at every page.

Build first:  swift build --package-path Application --product morsel; Scripts/build-clips.sh
Then:         pytest --engine chromium --engine webkit --engine firefox Tests/Browser/test_engine_console.py
"""
import pytest

from console import PASSWORD, console_with_people

pytestmark = pytest.mark.xdist_group("engine-console")

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
        # Its style sheets are there, too.
        signed_in.wait_for("document.readyState === 'complete'")
        assert signed_in.evaluate("return document.documentElement.scrollWidth <= innerWidth")
        shot(f"console-{path.partition('?')[0] or 'overview'}")
