# SPDX-License-Identifier: Apache-2.0

"""From a code to a running clip, against the built server, in Debian's Chromium.

Build first:  Scripts/build-clips.sh; swift build --package-path Application --product morsel
Then:         pytest Tests/Browser/test_invocation.py
"""
import csv
import hashlib
import json
import re
import statistics

import pytest
from playwright.sync_api import expect

from loading import visit
from morsel import ROOT, Registered, Server, run

IMAGES = ROOT / "Output" / "screenshots"
CODE_URL = "https://example.com"
SMOOTHIE = "https://fruta.example/smoothie?smoothie=berry-blue"


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    return Registered(tmp_path_factory.mktemp("registry"), "example.com")


@pytest.fixture(scope="module")
def server(database):
    server = Server(database.path)
    try:
        yield server.wait()
    finally:
        status = server.end()
    assert status == 0, "SIGTERM stops the server without an error"


@pytest.fixture
def context(browser, request):
    options = {"viewport": {"width": 390, "height": 844}, **getattr(request, "param", {})}
    context = browser.new_context(**options)
    yield context
    context.close()


@pytest.fixture
def page(context, server, request):
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("console", lambda message: page.faults.append(message.text)
            if "Content Security Policy" in message.text else None)
    page.origins = set()
    page.on("request", lambda asked: page.origins.add(re.sub(r"^(\w+:(//[^/]*)?).*", r"\1", asked.url)))
    yield page
    if getattr(request.node, "failed", False):
        IMAGES.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"[^\w-]+", "-", request.node.name)
        page.screenshot(path=IMAGES / f"failed-{name}.png")
    assert page.faults == [], "no error, and nothing that the policy refuses"
    others = {origin for origin in page.origins if not re.fullmatch(
        rf"(http://[\w.-]+\.localhost:{server.port}|http://localhost:{server.port}|data:|blob:)", origin)}
    assert others == set(), "no request to any other host"


def screenshot(page, name):
    IMAGES.mkdir(parents=True, exist_ok=True)
    page.wait_for_timeout(600)
    page.screenshot(path=IMAGES / f"{name}.png")


def running(page):
    page.wait_for_selector("body[data-state=running]", state="attached")
    return page.frame_locator("iframe")


def card(page, title="Order a smoothie"):
    return page.get_by_role("dialog", name=title)


@pytest.fixture(scope="module")
def code(tmp_path_factory):
    """A code with the digest of the one that Apple's generator makes."""
    ours = tmp_path_factory.mktemp("code") / "code.svg"
    run("code", "generate", "--url", CODE_URL, "--type", "cam", "--logo", "none", "--index", "0",
        "--output", str(ours))
    table = ROOT / "Tests" / "AppClipCodesTests" / "Vectors" / "images.csv"
    with table.open() as file:
        kept = next(row for row in csv.DictReader(file) if (row["url"], row["type"], row["logo"],
                    row["template"]) == (CODE_URL, "cam", "none", "0"))
    assert hashlib.sha256(ours.read_bytes()).hexdigest() == kept["sha256"]
    return ours


# A-74, C-16, C-33, D-12: a person scans a code, and a clip runs.
def test_code_leads_to_an_order(page, server, code):
    url = run("code", "read", str(code)).strip()
    assert url == CODE_URL
    assert page.goto(server.page(url)).status == 200
    shown = card(page)
    expect(shown).to_be_visible()
    expect(shown.get_by_text("Skip the line at Fruta")).to_be_visible()
    header = shown.locator("img")
    expect(header).to_be_visible()
    assert header.evaluate("image => image.decode().then(() => image.currentSrc)").endswith("/400.webp")
    screenshot(page, "card")
    shown.get_by_role("button", name="Open").click()
    clip = running(page)
    expect(clip.get_by_role("heading", level=1)).to_have_text("Smoothies")
    clip.get_by_role("button", name=re.compile("^Berry Blue")).click()
    clip.get_by_role("button", name="Order").click()
    clip.get_by_role("textbox", name="Name on the cup").fill("Ana")
    clip.get_by_role("button", name="Place order").click()
    expect(clip.get_by_role("heading", level=1)).to_have_text("Thank you, Ana")
    expect(clip.get_by_text("Order number")).to_be_visible()
    expect(clip.get_by_text(re.compile(r"^\d{2,}$"))).to_be_visible()
    screenshot(page, "thanks-from-code")


# D-07, D-20: all steps by keyboard; the clip gets the link that was opened.
def test_link_leads_to_an_order_by_keyboard(page, server):
    page.goto(server.page(SMOOTHIE))
    expect(card(page).get_by_role("button", name="Open")).to_be_focused()
    page.keyboard.press("Enter")
    clip = running(page)
    expect(clip.get_by_role("heading", level=1)).to_have_text("Berry Blue")
    expect(page.locator("iframe")).to_be_focused()
    expect(clip.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(clip.get_by_role("button", name="Order")).to_be_focused()
    page.keyboard.press("Enter")
    expect(clip.get_by_role("heading", level=1)).to_have_text("Your order")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(clip.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Zoë")
    # A button that is still disabled is not in the order of Tab.
    expect(clip.get_by_role("button", name="Place order")).to_be_enabled()
    page.keyboard.press("Tab")
    expect(clip.get_by_role("button", name="Place order")).to_be_focused()
    page.keyboard.press("Enter")
    expect(clip.get_by_role("heading", level=1)).to_have_text("Thank you, Zoë")


# O-07: without a card a visitor gets one plain sentence, and the reasons behind a link. C-33, B-13, B-24.
@pytest.mark.parametrize("url, status, heading, reason", [
    ("https://cinema.example/matinee", 404, "There is no App Clip here", "No experience covers this URL"),
    ("https://nobody.example/", 404, "There is no App Clip here", "does not serve nobody.example"),
    ("https://cinema.example/tonight", 403, "This App Clip cannot be opened here", "are not associated"),
    ("https://fruta.example/closed/today?why", 410, "This App Clip is not available any more", "deactivated"),
    ("https://fruta.example/%zz", 400, "This address is not valid", "percent sign"),
], ids=["unknown", "unserved", "unassociated", "deactivated", "invalid"])
def test_page_without_card_gives_reasons_on_request(page, server, url, status, heading, reason, request):
    assert page.goto(server.page(url)).status == status
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    main = page.get_by_role("main")
    expect(main).not_to_contain_text(re.compile(r"\b[A-GO]-\d\d\b|morsel|experience"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
    assert page.locator("meta[name=apple-itunes-app]").count() == 0
    screenshot(page, f"message-{request.node.callspec.id}")
    page.get_by_role("link", name="Why?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Why there is no App Clip here")
    expect(page.get_by_role("region", name="Reasons")).to_contain_text(reason)
    expect(page.get_by_role("main")).to_contain_text(url)
    screenshot(page, f"why-{request.node.callspec.id}")


# C-33: a change while the server runs is effective within 50 ms.
def test_change_is_effective_at_once(page, server, database):
    number = database.add("https://fruta.example/fair")
    address = server.page("https://fruta.example/fair/stand")
    assert page.goto(address).status == 200
    database.change("deactivate", number)
    assert page.goto(address).status == 410
    database.change("activate", number)
    assert page.goto(address).status == 200


def test_names_for_assistive_technology(page, server):
    page.goto(server.page(SMOOTHIE))
    expect(page).to_have_title("Order a smoothie")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    shown = card(page)
    expect(shown).to_have_accessible_description("Skip the line at Fruta")
    expect(shown.get_by_role("button")).to_have_count(2)
    expect(shown.get_by_role("button", name="Close", exact=True)).to_be_visible()
    expect(shown.get_by_role("button", name="Open", exact=True)).to_be_visible()
    expect(shown.get_by_role("link", name="Get the app")).to_be_visible()
    assert page.get_by_role("heading").all_inner_texts() == ["Order a smoothie", "Order a smoothie"]
    assert page.get_by_role("main").count() == 1
    frames = page.locator("iframe")
    assert all(not frame.is_visible() for frame in frames.all()), "no clip before consent"
    page.keyboard.press("Tab")
    expect(shown.get_by_role("link", name="Get the app")).to_be_focused()
    page.keyboard.press("Tab")
    expect(frames).not_to_be_focused()
    shown.get_by_role("button", name="Open").click()
    clip = running(page)
    expect(page.locator("iframe")).to_have_attribute("title", "Berry Blue")
    expect(clip.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)


NARROW = {"viewport": {"width": 320, "height": 640}}


# D-26: the card is at the bottom of the screen.
@pytest.mark.parametrize("context", [{**NARROW, "color_scheme": scheme} for scheme in ("light", "dark")],
                         indirect=True, ids=["light", "dark"])
def test_fits_a_narrow_screen(page, server, request):
    name = request.node.callspec.id
    for step, url in [("card", SMOOTHIE), ("message", "https://cinema.example/tonight"),
                      ("start", None)]:
        page.goto(server.page(url) if url else f"http://localhost:{server.port}/")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 320, f"{step} scrolls sideways"
        small = page.evaluate("""[...document.querySelectorAll('button, .foot a')].filter(e => {
            const box = e.getBoundingClientRect(); return box.height < 44; }).map(e => e.outerHTML)""")
        assert small == [], f"{step}: targets of at least 44 px"
        screenshot(page, f"narrow-{name}-{step}")
    page.goto(server.page(SMOOTHIE))
    card(page).evaluate("card => Promise.all(card.getAnimations().map(one => one.finished))")
    box = card(page).bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] == 640, "the card is at the bottom, and seen whole"


@pytest.mark.parametrize("context", [{"reduced_motion": "reduce"}, {"reduced_motion": "no-preference"}],
                         indirect=True, ids=["reduced", "full"])
def test_reduced_motion_is_respected(page, server, request):
    page.goto(server.page(SMOOTHIE))
    name = card(page).evaluate("card => getComputedStyle(card).animationName")
    assert name == ("none" if request.node.callspec.id == "reduced" else "rise")


def test_frame_is_isolated(page, server):
    page.goto(server.page(SMOOTHIE))
    page.evaluate("() => { localStorage.setItem('secret', '1'); document.cookie = 'secret=1'; }")
    page.get_by_role("button", name="Open").click()
    running(page)
    assert page.locator("iframe").get_attribute("sandbox") == "allow-scripts"
    frame = page.frames[1]
    assert frame.evaluate("origin") == "null"
    tries = ["parent.localStorage.length", "localStorage.length", "parent.document.cookie",
             "document.cookie", "parent.document.body", "top.location.href"]
    for expression in tries:
        outcome = frame.evaluate(f"(() => {{ try {{ {expression}; return 'open' }} catch (e) {{ return e.name }} }})()")
        assert outcome == "SecurityError", expression


# D-25: consent comes first; the clip that is loaded in advance does not run.
def test_clip_does_not_run_before_open(page, server):
    counting = """
        globalThis.instances = 0;
        const { instantiate } = WebAssembly;
        WebAssembly.instantiate = (...all) => { instances += 1; return instantiate(...all); };
        WebAssembly.Instance = class { constructor() { instances += 1; throw new Error('not this way'); } };
    """
    page.add_init_script(counting)
    # The worker is the only place that a clip may run in; its script is a text of the frame's.
    page.add_init_script(f"""
        const Plain = Blob;
        window.Blob = class extends Plain {{
            constructor(parts, options) {{ super([{json.dumps(counting)}, ...parts], options); }}
        }};""")
    with page.expect_worker(timeout=120_000):
        visit(page, server.page(SMOOTHIE))

    def instances():
        return [place.evaluate("instances") for place in [*page.workers, *page.frames]]
    assert len(page.workers) == 1
    assert instances() == [0] * len(instances())
    assert page.evaluate("Object.keys(localStorage)") == []
    page.get_by_role("button", name="Open").click()
    running(page)
    assert instances() == [1] + [0] * len(page.frames)


def test_module_that_cannot_be_fetched_is_reported(page, server):
    page.route("**/.morsel/blob/*", lambda route: route.abort()
               if route.request.resource_type == "fetch" else route.continue_())
    page.goto(server.page(SMOOTHIE))
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("status")).to_contain_text("The App Clip could not be opened")
    page.unroute("**/.morsel/blob/*")
    page.get_by_role("button", name="Open").click()
    expect(running(page).get_by_role("heading", level=1)).to_have_text("Berry Blue")


def test_signal_stops_the_server(database):
    server = Server(database.path).wait()
    assert server.get("fruta.example", "/").status == 200
    assert server.end() == 0


def test_time_from_open_to_first_frame(browser, server, capsys):
    times = []
    for _ in range(20):
        context = browser.new_context(viewport={"width": 390, "height": 844})
        page = context.new_page()
        visit(page, server.page(SMOOTHIE))
        page.get_by_role("button", name="Open").click()
        running(page)
        page.wait_for_function("window.clipTimes")
        times.append(page.evaluate("clipTimes"))
        context.close()
    median = statistics.median(time["toFrame"] for time in times)
    inside = statistics.median(time["inFrame"] for time in times)
    with capsys.disabled():
        print(f"\nOpen to first interactive frame: {median:.0f} ms (median of 20)"
              f"\n  of these in the frame: {inside:.1f} ms")
