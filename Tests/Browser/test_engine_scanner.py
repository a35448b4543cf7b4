# SPDX-License-Identifier: Apache-2.0

"""The scanner in Chromium, WebKit and Firefox: images of codes, and the camera where the engine plays a film as one.

Build first:  Scripts/build-clips.sh; Scripts/build-reader.sh; swift build --package-path Application --product morsel
Then:         pytest --engine chromium --engine webkit --engine firefox Tests/Browser/test_engine_scanner.py
"""
import base64

import pytest

from engines import started
from morsel import Registered, Server, run

pytestmark = pytest.mark.xdist_group("engine-scanner")

SMOOTHIE = "https://fruta.example/smoothie"
STRANGER = "https://stranger.example/menu"

# A JPEG file of a code on a wall.
PAINT = """
const [source, radius] = arguments;
const image = new Image();
image.src = source;
return image.decode().then(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
    const context = canvas.getContext("2d");
    context.fillStyle = "#c9b79b";
    context.fillRect(0, 0, 640, 480);
    context.drawImage(image, 320 - radius, 240 - radius, 2 * radius, 2 * radius);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1];
});
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(Registered(tmp_path_factory.mktemp("registry"), "example.com").path)
    yield server.wait()
    assert server.end() == 0


def code(folder, url, index):
    """The PNG file of a code."""
    path = folder / f"code-{index}.png"
    run("code", "generate", "--url", url, "--index", str(index), "--logo", "none", "--output", str(path), "--size", "600")
    return path


def scanner(tab, port):
    tab.open(f"http://localhost:{port}/scan")
    tab.wait_for("document.documentElement.dataset.started !== undefined")
    return tab


def film(tab, folder):
    """What a camera sees that is held before a code."""
    source = "data:image/png;base64," + base64.b64encode(code(folder, SMOOTHIE, 4).read_bytes()).decode()
    path = folder / "film.mjpeg"
    path.write_bytes(b"".join(base64.b64decode(tab.evaluate(PAINT, source, 100 + 2 * step)) for step in range(12)))
    return path


def test_image_of_a_code_leads_to_its_clip(tab, detour, tmp_path, shot):  # A11, D-25
    scanner(tab, detour.port)
    shot("scanner")
    tab.evaluate("return document.getElementById('file')").type(code(tmp_path, SMOOTHIE, 0))
    tab.by_role("dialog", "Order a smoothie")
    tab.wait_for("document.querySelectorAll('#outline .code').length === 1")
    shot("scanner-card")
    tab.by_role("button", "Open").tap()
    tab.wait_for("document.body.dataset.state === 'running'")
    with tab.frame():
        tab.by_role("heading", "Smoothies")


def test_code_of_another_site_gets_a_sentence(tab, detour, tmp_path, shot):
    scanner(tab, detour.port)
    tab.evaluate("return document.getElementById('file')").type(code(tmp_path, STRANGER, 6))
    tab.by_role("dialog", "No App Clip is available")
    assert tab.by_role("link", "Open the link")
    shot("scanner-plate")


def test_image_without_a_code_gets_a_sentence(tab, detour, tmp_path):
    scanner(tab, detour.port)
    for name, content, sentence in [
        ("wall.svg", b"<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><rect width='9' height='9'/></svg>",
         "No App Clip Code found in this image"),
        ("broken.png", b"\x89PNG\r\n\x1a\nnothing", "The browser cannot open this file as an image"),
    ]:
        (tmp_path / name).write_bytes(content)
        tab.evaluate("return document.getElementById('file')").type(tmp_path / name)
        tab.wait_for("document.getElementById('hint').textContent.includes(arguments[0])", sentence)


# Chromium's camera plays a film of a code; Firefox's shows a colour, in which there is none. WebKitGTK has none.
def test_camera_is_read(engine, tab, server, tmp_path):  # A11, A-73
    if engine == "webkit":
        scanner(tab, server.port)
        tab.by_role("button", "Use the camera").click()
        # Whoever does not get a camera can choose an image.
        tab.wait_for("document.getElementById('hint').textContent !== ''")
        tab.evaluate("return document.getElementById('file')").type(code(tmp_path, SMOOTHIE, 0))
        tab.by_role("dialog", "Order a smoothie")
        return
    with started(engine, tmp_path / "profile", film=film(tab, tmp_path)) as camera:
        scanner(camera, server.port)
        if not camera.evaluate("return document.body.dataset.state === 'camera'"):
            camera.by_role("button", "Use the camera").click()
        camera.wait_for("document.body.dataset.state === 'camera' && document.getElementById('video').videoWidth > 0")
        # Several images of the camera have been read.
        camera.wait_for("window.readTimes.length > 2")
        if engine == "chromium":
            camera.by_role("dialog", "Order a smoothie")
        else:
            assert "Point the camera at an App Clip Code." in camera.find("#hint").text
            camera.by_role("button", "Stop the camera").click()
            camera.wait_for("document.body.dataset.state === 'idle'")


# Where the reader does not arrive, the page says so.
@pytest.mark.parametrize("part, sentence", [("scan/reader.wasm", "The code reader could not be started"),
                                            ("scan/reader-worker.js", "The code reader could not be started"),
                                            ("scan/scan.js", "A part of the scanner could not be loaded")])
def test_scanner_without_its_parts_says_so(tab, detour, part, sentence):
    detour.block(part)
    tab.open(f"http://localhost:{detour.port}/scan")
    tab.wait_for("[...document.querySelectorAll('.hint:not([hidden])')].some((one) => one.textContent.includes(arguments[0]))", sentence)
