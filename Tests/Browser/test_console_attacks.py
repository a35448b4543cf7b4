# SPDX-License-Identifier: Apache-2.0

"""What strangers and people with a smaller role try at the console: markup, forged forms, sessions of others, paths.

Build first:  swift build --package-path Application --product morsel; Scripts/build-clips.sh
Then:         pytest Tests/Browser/test_console_attacks.py
"""
import re

import pytest

from console import PASSWORD, Client, console_with_people, photo
from morsel import FRUTA

MARKUP = "\"'><script>window.ran = 1</script><img src=x onerror='window.ran = 1'>{{token}}"
SHORT = "<img src=x onerror=ran=1>"
PAGES = [
    "", "experiences", "codes", "clips", f"clips/{FRUTA}/1.0", "builds", "test-invocations", "log", "keys", "people",
]
POLICY = [
    "default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'",
]
CHANGES = [
    ("people", {"action": "add", "id": "eve", "name": "Eve", "password": PASSWORD, "role": "admin"}),
    ("people", {"action": "role", "id": "vera", "role": "admin"}), ("keys", {"name": "mine", "role": "admin"}),
    ("builds/1", {"stage": "withdrawn"}), ("log/1", {}), (f"clips/{FRUTA}/1.0", {"language": "en", "action": "save"}),
    ("test-invocations", {"build": "1", "title": "a", "url": "https://fruta.example/"}),
    ("experiences/1", {"clip": FRUTA, "url": "https://fruta.example/eve", "action": "save", "version": "1"}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    roles = {"ada": "admin", "vera": "viewer", "paula": "editor"}
    with console_with_people(tmp_path_factory.mktemp("registry"), **roles) as server:
        yield server


def signed_in(server, name):
    client = Client(server)
    assert client.sign_in(name)[0] == 303
    return client


@pytest.fixture(scope="module")
def ada(server):
    return signed_in(server, "ada")


@pytest.fixture(scope="module")
def vera(server):
    return signed_in(server, "vera")


def newest_change(client):
    """What the log says was done last."""
    return re.search(r'<li><span class="grow">(.*?)</span>', client.get("/console/log")[2], re.DOTALL)[1]


# Every field in which words are kept, on every page that shows them, in a browser that runs scripts.
def test_markup_in_any_field_stays_text(server, ada, browser):
    context = browser.new_context()
    name, _, value = ada.cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": f"http://localhost:{server.port}/console"}])
    page = context.new_page()
    refused = []
    page.on("console", lambda message: message.type == "error" and refused.append(message.text))

    def visit(path):
        page.goto(f"http://localhost:{server.port}/console/{path}")

    def check():
        assert page.evaluate("window.ran") is None
        assert page.locator("[onerror], script:not([src])").count() == 0

    visit("experiences/new")
    page.get_by_label("Clip", exact=True).select_option(FRUTA)
    page.get_by_label("Invocation URL").fill("https://fruta.example/attack")
    for text, kept in [(MARKUP, False), (SHORT, True)]:
        page.get_by_label("Title", exact=True).fill(text)
        page.get_by_label("Subtitle", exact=True).fill(text)
        assert page.locator(".phone .card-title").first.inner_text() == text
        page.locator("#file").set_input_files({"name": f"{SHORT}.png", "mimeType": "image/png", "buffer": photo()})
        page.get_by_text("pixels of the photo, as").wait_for()
        page.get_by_role("button", name="Publish", exact=True).click()
        page.locator("#findings" if not kept else ".notice.good").first.wait_for()
        check()
        assert page.get_by_label("Title", exact=True).input_value() == text
    own = page.url.split("/console/")[1].split("?")[0]

    visit("keys")
    page.get_by_label("Name").fill(MARKUP)
    page.get_by_role("button", name="Make key").click()
    page.get_by_label("Private key").wait_for()
    check()
    visit("people")
    page.get_by_label("Name for signing in").fill("markup")
    page.get_by_label("Full name").fill(MARKUP)
    page.get_by_label("First password").fill(PASSWORD)
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_text("Added.").wait_for()
    visit("test-invocations")
    page.locator("input[name=title]").first.fill(MARKUP)
    page.locator("input[name=url]").first.fill("https://fruta.example/?a=%22%3E<b>")
    page.get_by_role("button", name="Add").first.click()
    page.wait_for_load_state()
    visit("codes")
    page.get_by_label("A list of URLs").set_input_files(
        {"name": f"{MARKUP}.csv", "mimeType": "text/csv", "buffer": b"\xff\xfe\x00" + MARKUP.encode()})
    page.get_by_role("button", name="SVG", exact=True).click()
    page.get_by_role("alert").wait_for()
    check()
    for path in [*PAGES, own, f"codes?experience={own.split('/')[1]}", "phone?url=https://fruta.example/attack"]:
        visit(path)
        check()
    assert SHORT in page.locator(".card-title").inner_text()
    # The content policy had nothing to stop.
    assert [text for text in refused if "422" not in text] == []
    context.close()


@pytest.mark.parametrize("path,form", CHANGES)
def test_forged_form_changes_nothing(ada, vera, path, form):
    before = newest_change(ada)
    for token in ["", "x" * 43, vera.token()]:
        assert ada.post(f"/console/{path}", {**form, "token": token})[0] == 403
    right = {**form, "token": ada.token()}
    for origin in ["https://evil.example", "null", f"http://{ada.authority}.evil.example", f"https://{ada.authority}"]:
        assert ada.post(f"/console/{path}", right, origin=origin)[0] == 403
    assert newest_change(ada) == before


@pytest.mark.parametrize("path,form", CHANGES)
def test_viewer_changes_nothing(ada, vera, path, form):
    before = newest_change(ada)
    assert vera.post(f"/console/{path}", {**form, "token": vera.token()})[0] == 403
    assert newest_change(ada) == before


def test_session_that_somebody_planted_is_not_signed_in(server):
    planted = "morsel-session=" + "A" * 43
    client = Client(server)
    client.cookie = planted
    assert client.sign_in("vera")[0] == 303
    assert client.cookie != planted
    client.cookie = planted
    assert client.get("/console/")[0] == 303


def test_other_sessions_end_with_the_password(server):
    stolen, own = signed_in(server, "paula"), signed_in(server, "paula")
    old = own.cookie
    form = {"action": "password", "current": PASSWORD, "password": "another horse battery", "token": own.token()}
    assert own.post("/console/account", {**form, "current": "wrong"})[0] == 422
    assert stolen.get("/console/")[0] == 200
    assert own.post("/console/account", form)[0] == 303
    assert own.get("/console/")[0] == 200
    for cookie in [stolen.cookie, old]:
        stolen.cookie = cookie
        assert stolen.get("/console/")[0] == 303
    assert Client(server).sign_in("paula")[0] == 403
    assert Client(server).sign_in("paula", "another horse battery")[0] == 303


def test_cookie_and_policy_of_every_answer(server):
    client = Client(server)
    _, fields, _ = client.sign_in("vera")
    [cookie] = fields.get_all("set-cookie")
    assert {"Path=/console", "HttpOnly", "SameSite=Lax"} <= set(cookie.split("; "))
    for path in ["sign-in", "", "experiences/1", "no-such-page", "people"]:
        _, fields, _ = client.get(f"/console/{path}")
        policy = fields["content-security-policy"]
        for part in POLICY:
            assert part in policy
        assert "unsafe" not in policy
        assert fields["x-content-type-options"] == "nosniff"
        assert fields["cache-control"] == "no-store"


@pytest.mark.parametrize("path", [
    "../health", "%2e%2e/health", "images/../../etc/passwd", "images/%2e%2e%2f%2e%2e%2fmorsel.sqlite",
    "clips/..%2f..%2fetc%2fpasswd/1.0", "experiences/1/../2", "experiences/%00", "%ff%fe", "a/" * 3000, "EXPERIENCES",
    "experiences/-1", "experiences/99999999999999999999", "builds/1", "sign-out", "images/" + "a" * 64,
])
def test_path_that_is_none(ada, path):
    status, fields, text = ada.get(f"/console/{path}")
    assert status == 404
    assert fields["content-type"].startswith("text/html")
    assert "root:" not in text and "SQLite format" not in text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_method_that_is_none(ada, method):
    status, fields, _ = ada.send(method, "/console/experiences")
    assert (status, fields["allow"]) == (405, "GET, HEAD, POST")


def test_bodies_that_are_no_forms(ada):
    big = str((32 << 20) + 1)
    form = "multipart/form-data; boundary=x"
    assert ada.send("POST", "/console/experiences/new", content_length=big, content_type=form)[0] == 413
    assert ada.post("/console/people", {"action": "add"}, content_type="application/json")[0] == 415
    before = newest_change(ada)
    for content_type in ["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=x"]:
        assert ada.post("/console/people", CHANGES[0][1], content_type=content_type)[0] in (400, 403)
    assert newest_change(ada) == before


@pytest.mark.parametrize("content,sentence", [
    (b"GIF89a" + b"\0" * 64, "The file is neither PNG nor JPEG, "),
    (b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "The file is neither PNG nor JPEG, "),
    (photo(60, 40)[:20] + b"\xff\xff\xff\xff", "PNG"),
    (photo(60, 40) + b"\0" * (16 << 20), "The file has 16.8 MB; the maximum is 16 MB."),
], ids=["GIF", "SVG", "cut off", "too large"])
def test_files_that_are_no_photos(ada, content, sentence):
    fields = {"token": ada.token(), "clip": FRUTA, "url": "https://fruta.example/no-photo", "language": "en",
              "default": "en", "title-en": "No photo", "subtitle-en": "None", "verb": "OPEN", "action": "publish"}
    head = '--x\r\nContent-Disposition: form-data; name="'
    texts = "".join(f'{head}{name}"\r\n\r\n{value}\r\n' for name, value in fields.items())
    file = f'{head}file"; filename="../../a.png"\r\nContent-Type: image/png\r\n\r\n'
    body = (texts + file).encode() + content + b"\r\n--x--\r\n"
    status, _, text = ada.send("POST", "/console/experiences/new", body, origin=f"http://{ada.authority}",
                               content_type="multipart/form-data; boundary=x")
    assert status == 422
    assert sentence in text and 'value="No photo"' in text


def test_other_hosts_have_no_console(ada):
    for host in ["evil.example", "fruta.example"]:
        _, _, text = ada.send("GET", "/console/people", host=host)
        assert "Who can sign in" not in text
