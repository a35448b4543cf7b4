# SPDX-License-Identifier: Apache-2.0

"""The scanner, against the built server, with a camera that plays a film made here.

Build first:  Scripts/build-clips.sh; Scripts/build-reader.sh; swift build --package-path Application --product morsel
Then:         pytest Tests/Browser/test_scan.py
"""
import base64
import pathlib
import re
import statistics

import pytest
from playwright.sync_api import expect

from morsel import Registered, Server, run

SMOOTHIE = "https://fruta.example/smoothie"
STRANGER = "https://stranger.example/menu"
WIDTH, HEIGHT = 640, 480
IMAGES = pathlib.Path(__file__).resolve().parent.parent.parent / "Output" / "screenshots"

# Draws codes into frames, with a little of what a room looks like behind them, and gives JPEG files.
PAINT = """async ({ sources, frames, width, height }) => {
    const images = await Promise.all(sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image;
    }));
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    return frames.map((codes) => {
        context.setTransform(1, 0, 0, 1, 0, 0);
        const wall = context.createLinearGradient(0, 0, width, height);
        wall.addColorStop(0, "#c9b79b");
        wall.addColorStop(1, "#5b6f77");
        context.fillStyle = wall;
        context.fillRect(0, 0, width, height);
        context.fillStyle = "#3a2f28";
        for (let x = 20; x < width; x += 97) context.fillRect(x, height * 0.82, 60, 14);
        codes.forEach(({ x, y, radius, turn, tilt }, index) => {
            context.setTransform(1, 0, 0, 1, x, y);
            context.rotate(turn);
            context.scale(1, Math.cos(tilt));
            context.rotate(-turn);
            context.drawImage(images[index], -radius, -radius, 2 * radius, 2 * radius);
        });
        return canvas.toDataURL("image/jpeg", 0.9).split(",")[1];
    });
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("scan")


@pytest.fixture(scope="module")
def server(folder):
    server = Server(Registered(folder, "example.com").path)
    try:
        yield server.wait()
    finally:
        status = server.end()
    assert status == 0, "SIGTERM ends the server in good order"


def code(folder, url, index=0):
    """The PNG file of a code."""
    path = folder / f"{re.sub(r'[^a-z]', '-', url)}-{index}.png"
    if not path.exists():
        run("code", "generate", "--url", url, "--index", str(index), "--logo", "none",
            "--output", str(path), "--size", "600")
    return path


def painted(browser, files, frames, width=WIDTH, height=HEIGHT):
    """JPEG files: each frame is a list of places, one for each of the codes."""
    page = browser.new_page()
    sources = ["data:image/png;base64," + base64.b64encode(file.read_bytes()).decode() for file in files]
    jpegs = page.evaluate(PAINT, {"sources": sources, "frames": frames, "width": width, "height": height})
    page.close()
    return [base64.b64decode(jpeg) for jpeg in jpegs]


def moving(count=24):
    """A code that goes from left to right, comes nearer and tilts."""
    return [[{"x": 250 + 140 * step / count, "y": 240, "radius": 95 + 50 * step / count,
              "turn": 0.8, "tilt": 0.7 * step / count}] for step in range(count)]


class Camera:
    """A browser whose camera plays a film, and may be used: the scanner starts it by itself."""

    def __init__(self, browser, folder, name, frames):
        film = folder / f"{name}.mjpeg"
        film.write_bytes(b"".join(frames))
        self.browser = browser.browser_type.launch(executable_path="/usr/bin/chromium", args=[
            "--no-sandbox", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
            f"--use-file-for-fake-video-capture={film}"])

    def __enter__(self):
        return self.browser

    def __exit__(self, *_):
        self.browser.close()


# Pages with a camera that nobody looks at any more.
opened = []


@pytest.fixture(autouse=True)
def closed():
    yield
    while opened:
        page = opened.pop()
        if page.context.browser.is_connected():
            page.context.close()


def scanner(browser, server, before="", **options):
    """The scanner's page; whatever goes wrong on it is in its `faults`. `before` runs before its scripts."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, **options)
    page = context.new_page()
    opened.append(page)
    page.add_init_script(before)
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("console", lambda message: page.faults.append(message.text)
            if "Content Security Policy" in message.text else None)
    assert page.goto(f"http://localhost:{server.port}/scan").status == 200
    return page


def image(page, name):
    IMAGES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=IMAGES / f"scan-{name}.png")


def test_camera_outlines_a_code_and_opens_its_card(browser, server, folder):  # A11, D-25, A-73
    frames = painted(browser, [code(folder, SMOOTHIE)], moving())
    with Camera(browser, folder, "moving", frames) as camera:
        page = scanner(camera, server)
        outline = page.locator("#outline .code")
        expect(outline).to_have_count(1)
        corners = [tuple(map(float, corner.split(","))) for corner in
                   outline.get_attribute("data-corners").split()]
        width = page.evaluate("document.getElementById('video').videoWidth") / WIDTH
        x = sum(corner[0] for corner in corners) / 4 / width
        y = sum(corner[1] for corner in corners) / 4 / width
        assert 245 < x < 395 and abs(y - 240) < 3, "the outline is where the film has the code"
        side = max(abs(corner[0] / width - x) for corner in corners)
        assert 85 < side < 210, "and as large"
        expect(page.locator(".sheet .title")).to_have_text("Order a smoothie")
        assert page.evaluate("document.activeElement.id") == "open", "the card's button has the focus"
        image(page, "card")
        page.click("#open")
        expect(page.locator("body")).to_have_attribute("data-state", "running")
        expect(page.frame_locator("iframe").get_by_role("heading").first).to_be_visible()
        assert page.faults == []


def test_nothing_is_opened_without_consent(browser, server, folder):  # D-25
    frames = painted(browser, [code(folder, SMOOTHIE)], moving())
    with Camera(browser, folder, "consent", frames) as camera:
        page = scanner(camera, server)
        expect(page.locator(".sheet .title")).to_be_visible()
        page.wait_for_timeout(1_000)
        assert page.evaluate("document.body.dataset.state") == "camera"
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)
        page.wait_for_timeout(1_000)
        # A card that was put away stays away while its code is in view.
        expect(page.locator(".sheet")).to_have_count(0)
        assert page.faults == []


def test_code_of_another_site_gets_a_plate(browser, server, folder):
    frames = painted(browser, [code(folder, STRANGER, 6)], moving())
    with Camera(browser, folder, "stranger", frames) as camera:
        page = scanner(camera, server)
        expect(page.locator("#plate-title")).to_have_text("No App Clip is available")
        expect(page.locator(".plate .address")).to_have_text(STRANGER)
        expect(page.locator(".plate")).not_to_contain_text(re.compile(r"[A-GO]-\d\d|experience|morsel"))
        expect(page.get_by_role("link", name="Why?")).to_have_attribute("href", re.compile("^/.morsel/why"))
        image(page, "plate")
        assert page.faults == []


def test_two_codes_are_outlined_and_one_is_chosen(browser, server, folder):
    places = [[{"x": 170, "y": 240, "radius": 110, "turn": 0, "tilt": 0.1},
               {"x": 460, "y": 230, "radius": 120, "turn": 1, "tilt": 0.4}]] * 6
    frames = painted(browser, [code(folder, SMOOTHIE), code(folder, STRANGER, 6)], places)
    with Camera(browser, folder, "two", frames) as camera:
        page = scanner(camera, server)
        expect(page.locator(".choice button")).to_have_count(2)
        expect(page.locator("#outline .code")).to_have_count(2)
        image(page, "two")
        page.locator(".choice button", has_text="fruta.example").click()
        expect(page.locator(".sheet .title")).to_have_text("Order a smoothie")
        assert page.faults == []


def test_image_files_are_read_and_their_time_printed(browser, server, folder):  # A11
    places = [[{"x": 500 + 20 * step, "y": 460, "radius": 150 + 8 * step, "turn": 1, "tilt": 0.5}]
              for step in range(10)]
    photos = painted(browser, [code(folder, SMOOTHIE, 4)], places, 1280, 960)
    page = scanner(browser, server)
    image(page, "start")
    for number, photo in enumerate(photos):
        path = folder / f"photo-{number}.jpg"
        path.write_bytes(photo)
        page.set_input_files("#file", path)
        expect(page.locator(".sheet .title")).to_have_text("Order a smoothie")
        expect(page.locator("#outline .code")).to_have_count(1)
    image(page, "photo")
    times = page.evaluate("window.readTimes.map(({ reading }) => reading)")
    print(f"\nreading 1280 × 960 in the worker: median {statistics.median(times):.1f} ms, "
          f"first {times[0]:.1f} ms")
    assert page.faults == []


def test_image_is_pasted(browser, server, folder):
    page = scanner(browser, server)
    content = base64.b64encode(code(folder, SMOOTHIE).read_bytes()).decode()
    page.evaluate("""(content) => {
        const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([bytes], "code.png", { type: "image/png" }));
        window.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
    }""", content)
    expect(page.locator(".sheet .title")).to_have_text("Order a smoothie")
    assert page.faults == []


@pytest.mark.parametrize("name, content, sentence", [
    ("wall.svg", b"<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><rect width='9' height='9'/></svg>",
     "No App Clip Code found in this image"),
    ("broken.png", b"\x89PNG\r\n\x1a\nnothing", "The browser cannot open this file as an image"),
    ("photo.heic", b"\0\0\0\x18ftypheic\0\0\0\0", "This browser cannot open HEIC images"),
])
def test_image_without_a_code_gets_a_sentence(browser, server, folder, name, content, sentence):
    page = scanner(browser, server)
    (folder / name).write_bytes(content)
    page.set_input_files("#file", folder / name)
    expect(page.locator("#hint")).to_contain_text(sentence)
    expect(page.locator(".sheet")).to_have_count(0)
    assert page.faults == []


def test_refused_camera_leaves_images(browser, server, folder):
    page = scanner(browser, server, before="""navigator.mediaDevices.getUserMedia =
        () => Promise.reject(new DOMException("no", "NotAllowedError"));""")
    page.click("#camera")
    expect(page.locator("#hint")).to_contain_text("The camera was not allowed")
    page.set_input_files("#file", code(folder, SMOOTHIE))
    expect(page.locator(".sheet .title")).to_have_text("Order a smoothie")


def test_device_without_a_camera_leaves_images(browser, server, folder):
    page = scanner(browser, server, permissions=["camera"])
    page.click("#camera")
    expect(page.locator("#hint")).to_contain_text("No camera is available")
    page.set_input_files("#file", code(folder, SMOOTHIE))
    expect(page.locator(".sheet .title")).to_have_text("Order a smoothie")


def test_it_works_without_a_network_once_loaded(browser, server, folder):
    page = scanner(browser, server)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate("""() => navigator.serviceWorker.controller
        ?? new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", () => done()))
        .then(() => true)""")
    page.context.set_offline(True)
    page.reload()
    page.set_input_files("#file", code(folder, SMOOTHIE))
    expect(page.locator("#plate-title")).to_have_text("The App Clip card needs a network connection")
    expect(page.locator(".plate .address")).to_have_text(SMOOTHIE)
    image(page, "offline")
    page.context.set_offline(False)
    expect(page.locator(".sheet .title")).to_have_text("Order a smoothie")


def test_camera_is_for_the_scanner_alone(server):
    answer = server.get("localhost", "/scan")
    assert answer.status == 200
    assert answer.headers["Permissions-Policy"].startswith("camera=(self)")
    assert "camera=()" in server.get("localhost", "/").headers["Permissions-Policy"]
