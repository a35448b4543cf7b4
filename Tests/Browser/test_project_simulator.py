# SPDX-License-Identifier: Apache-2.0
"""D11, G1: the simulator on a project in Xcode's format, as `morsel new` makes it. `morsel` is built before."""
import json
import os
import re
import struct
import subprocess
import zlib

import pytest
from morsel import PROGRAM, ROOT
from playwright.sync_api import expect

pytestmark = pytest.mark.xdist_group("simulator")

ENVIRONMENT = {**os.environ, "LANG": "C.UTF-8"}

VIEW = """
import SwiftUI

struct DestinationView: View {
    let destination: Destination
    let lastItem: String
    let choose: @MainActor () -> Void
    @State private var seconds = 0

    var body: some View {
        VStack {
            Image("shell").accessibilityLabel("Shell")
            Text("greeting").foregroundStyle(Color("Sea"))
            Text("Waited: \\(seconds)")
            Button("Choose", action: choose)
        }
        .task {
            try? await Task.sleep(nanoseconds: 300_000_000)
            seconds += 1
        }
    }
}
"""

BADGE = """
import SwiftUI

struct Badge: View {
    let size: Double
    var body: some View { Circle().fill(.green).frame(width: size, height: size) }
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View { Badge(size: 40) }
}

#Preview("Large badge") {
    let size = 200.0
    Badge(size: size)
}
"""


def png(width, height):
    """A red picture."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + b"\xff\0\0" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def color(red, green, blue):
    parts = {"red": red, "green": green, "blue": blue, "alpha": "1.000"}
    return {"color-space": "srgb", "components": parts}


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A new project with an image of two pixels for a point and a colour that is another one in the dark."""
    folder = tmp_path_factory.mktemp("project")
    subprocess.run(
        [PROGRAM, "new", "Kiosk", "--domain", "kiosk.example"], cwd=folder, check=True, capture_output=True
    )
    kiosk = folder / "Kiosk"
    (kiosk / "Shared/Views/DestinationView.swift").write_text(VIEW)
    assets = kiosk / "Shared/Assets.xcassets"
    (assets / "shell.imageset").mkdir()
    (assets / "shell.imageset/shell.png").write_bytes(png(80, 40))
    (assets / "shell.imageset/Contents.json").write_text(json.dumps(
        {"images": [{"idiom": "universal", "filename": "shell.png", "scale": "2x"}], "info": {"version": 1}}
    ))
    (assets / "Sea.colorset").mkdir()
    dark = [{"appearance": "luminosity", "value": "dark"}]
    (assets / "Sea.colorset/Contents.json").write_text(json.dumps({"colors": [
        {"idiom": "universal", "color": color("0x10", "0x20", "0x30")},
        {"idiom": "universal", "color": color("0xA0", "0xB0", "0xC0"), "appearances": dark},
    ], "info": {"version": 1}}))
    return kiosk


@pytest.fixture(scope="module")
def address(project):
    process = subprocess.Popen(
        [PROGRAM, "simulate", project, "--web-folder", ROOT / "Web"], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT
    )
    try:
        yield re.search(r"http://\S+", process.stdout.readline()).group()
    finally:
        process.terminate()
        process.wait(60)


@pytest.fixture
def phone(browser, address):
    page = browser.new_context(viewport={"width": 1500, "height": 1180}, reduced_motion="reduce").new_page()
    page.goto(address)
    page.get_by_role("button", name="Reset phone").click()
    expect(page.locator("#phase")).to_have_text("Ready")
    page.locator("#go").click()
    page.get_by_role("dialog").get_by_role("button", name="Open").click()
    expect(page.locator("#phase")).to_have_text("Running")
    yield page
    page.context.close()


def program(page):
    return page.frame_locator("iframe.p-screen:not([hidden])")


def test_the_clip_builds(project):
    """G1: what `morsel new` writes compiles without a changed line."""
    checked = subprocess.run([PROGRAM, "simulate", project, "--check"], capture_output=True, text=True, env=ENVIRONMENT)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "error" not in checked.stdout


def test_the_first_screen_has_text_image_and_colour(phone):
    """The URL is that of the project's domain, and the assets are those of its catalog."""
    expect(phone.get_by_label("Invocation URL")).to_have_value(re.compile("kiosk.example"))
    shell = program(phone).get_by_role("img", name="Shell")
    expect(shell).to_be_visible()
    box = shell.bounding_box()
    zoom = phone.locator("iframe.p-screen:not([hidden])").bounding_box()["width"] / phone.locator("iframe.p-screen:not([hidden])").evaluate("e => e.clientWidth")
    assert abs(box["width"] / zoom - 40) < 1 and abs(box["height"] / zoom - 20) < 1
    expect(program(phone).get_by_text("greeting")).to_have_css("color", re.compile(r"color\(srgb 0\.06"))


def test_a_task_shows_by_itself(phone):
    """Nobody asks the clip whether anything has changed."""
    expect(program(phone).get_by_text("Waited: 1")).to_be_visible()


def test_a_saved_source_is_built_and_comes_back(project, phone):
    source = project / "Shared/Views/DestinationView.swift"
    source.write_text(VIEW.replace('"greeting"', '"Good morning"'))
    try:
        expect(program(phone).get_by_text("Good morning")).to_be_visible(timeout=300_000)
        # An error is shown with its line.
        source.write_text(VIEW.replace("VStack {", "VStack(spacing: twenty) {"))
        expect(phone.get_by_text(re.compile(r"DestinationView\.swift:1\d:.*twenty")).first).to_be_visible(timeout=300_000)
    finally:
        source.write_text(VIEW)


def test_screenshots_of_card_screen_and_previews(project, tmp_path):
    (project / "Shared/Views/Badge.swift").write_text(BADGE)
    taken = subprocess.run(
        [PROGRAM, "simulate", project, "--screenshot", tmp_path], capture_output=True, text=True, env=ENVIRONMENT
    )
    assert taken.returncode == 0, taken.stderr
    pictures = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    shown = ["card", "preview-Badge_Previews", "preview-Large-badge", "preview-untitled", "screen"]
    assert sorted(pictures) == [f"{name}-en-{look}.png" for name in shown for look in ("dark", "light")]
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())
    # A preview is its own view, and the untitled one is the first screen before an invocation.
    assert len(set(pictures.values())) == len(pictures)
