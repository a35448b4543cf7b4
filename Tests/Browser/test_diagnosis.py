# SPDX-License-Identifier: Apache-2.0

"""The page that diagnoses a URL, in a browser: form, checks, narrow windows.

Build first:  swift build --package-path Application --product morsel; Scripts/build-clips.sh
Then:         pytest Tests/Browser/test_diagnosis.py
"""
import http.client

import pytest

from morsel import Registered, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    database = Registered(tmp_path_factory.mktemp("registry"), "example.com")
    server = Server(database.path).wait()
    yield server
    assert server.end() == 0


@pytest.fixture(params=[(1100, "light"), (360, "dark")], ids=["wide", "narrow"])
def page(browser, request):
    width, scheme = request.param
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page = context.new_page()
    page.faults = []
    page.on("console", lambda message: message.type == "error" and page.faults.append(message.text))
    yield page
    context.close()


# D-51, D-52: five checks, each with its verdict; what is optional is recommended.
def test_form_leads_to_the_checks(server, page):
    page.goto(f"http://localhost:{server.port}/diagnose")
    page.get_by_label("Invocation URL").fill("https://fruta.example/menu")
    page.get_by_role("button", name="Diagnose").click()
    page.wait_for_selector(".checks")
    assert page.locator(".checks li").count() == 5
    assert page.locator(".checks .chip").all_inner_texts() == ["Recommended"] + ["Passed"] * 4
    link = page.get_by_role("link", name="Documentation")
    assert link.get_attribute("href").startswith("https://developer.apple.com/documentation/appclip/")
    assert page.get_by_label("Invocation URL").input_value() == "https://fruta.example/menu"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    assert page.faults == []


def test_fault_is_told_beside_the_field(server, page):
    page.goto(f"http://localhost:{server.port}/diagnose?url=http://fruta.example/")
    assert "https://" in page.get_by_role("alert").inner_text()
    assert page.get_by_label("Invocation URL").get_attribute("aria-invalid") == "true"
    assert page.locator(".checks").count() == 0


# The file is there for everybody, and is sent once (B-12).
@pytest.mark.parametrize("agent", ["AASA-Bot/1.0.0", "swcd CFNetwork/1568.200.51 Darwin/24.1.0"])
def test_file_is_there_for_the_system(server, agent):
    known = {}
    for status in [200, 304]:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        headers = {"Host": "fruta.example", "User-Agent": agent, "Connection": "close", **known}
        connection.request("GET", "/.well-known/apple-app-site-association", headers=headers)
        answer = connection.getresponse()
        assert (answer.status, answer.headers["Content-Type"]) == (status, "application/json")
        assert bool(answer.read()) == (status == 200)
        known = {"If-Modified-Since": answer.headers["Last-Modified"]}
