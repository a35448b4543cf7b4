# SPDX-License-Identifier: Apache-2.0
"""D11, G1: the simulator on a project in Xcode's format, as `morsel new` makes it. `morsel` is built before."""
import contextlib
import json
import os
import pathlib
import re
import signal
import struct
import subprocess
import time
import zlib

import pytest
from playwright.sync_api import expect

from morsel import PROGRAM, ROOT

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

# Its first screen is there after a second and a half, and it moves.
LATE = """
import SwiftUI

struct LateView: View {
    @State private var isReady = false
    @State private var isWide = false

    var body: some View {
        Color.red
            .frame(width: isWide ? 300 : 20, height: 200)
            .overlay { isReady ? Color.green : Color.blue }
            .task {
                try? await Task.sleep(nanoseconds: 1_500_000_000)
                isReady = true
                withAnimation(.linear(duration: 1)) { isWide = true }
            }
    }
}

#Preview("Late") { LateView() }
#Preview("Stuck") { StuckView() }
#Preview("Broken") { BrokenView() }
#Preview("Nothing") { EmptyView() }

struct StuckView: View {
    var body: some View {
        while true {}
        return Text("never")
    }
}

final class Absent: ObservableObject {}

struct BrokenView: View {
    @EnvironmentObject private var absent: Absent
    var body: some View { Text("\\(ObjectIdentifier(absent).hashValue)") }
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


def green(picture):
    """The share of green pixels in the middle row of a picture that Chromium has written, and where they begin and end."""
    data, position, compressed = picture, 8, b""
    while position < len(data):
        size, kind = struct.unpack(">I4s", data[position:position + 8])
        if kind == b"IHDR":
            width, height, _, color_type = struct.unpack(">IIBB", data[position + 8:position + 18])
        if kind == b"IDAT":
            compressed += data[position + 8:position + 8 + size]
        position += 12 + size
    count = {2: 3, 6: 4}[color_type]
    raw, stride = zlib.decompress(compressed), width * count + 1
    before = bytearray(width * count)
    for row in range(height // 2 + 1):
        line = bytearray(raw[row * stride + 1:(row + 1) * stride])
        for index in range(len(line)):
            left = line[index - count] if index >= count else 0
            up, corner = before[index], before[index - count] if index >= count else 0
            kind = raw[row * stride]
            if kind == 4:
                guess = left + up - corner
                near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
                line[index] = (line[index] + near[2]) & 255
            else:
                line[index] = (line[index] + [0, left, up, (left + up) // 2][kind]) & 255
        before = line
    found = [x for x in range(width) if before[x * count + 1] > 150 and before[x * count] < 120 and before[x * count + 2] < 150]
    return found


# A screen gets five seconds to come to rest, so nothing runs beside it.
@pytest.mark.measured
def test_screenshots_wait_and_pass_over_what_fails(project, tmp_path):
    """D11: pictures are taken when the tasks of the first moment have run and animations are at rest; a preview that
    fails is named, and costs two seconds."""
    source = project / "Shared/Views/LateView.swift"
    source.write_text(LATE)
    try:
        began = time.monotonic()
        taken = subprocess.run(
            [PROGRAM, "simulate", project, "--screenshot", tmp_path], capture_output=True, text=True, env=ENVIRONMENT
        )
        assert taken.returncode == 0, taken.stderr
    finally:
        source.unlink()
    names = {file.name for file in tmp_path.iterdir()}
    for look in ["dark", "light"]:
        assert f"preview-Nothing-en-{look}.png" in names
        shown = green((tmp_path / f"preview-Late-en-{look}.png").read_bytes())
        # 300 points at two pixels for each, in the middle.
        assert 590 <= len(shown) <= 610
    assert not [name for name in names if "Stuck" in name or "Broken" in name]
    assert "preview-Stuck-en: The first screen did not appear within 2 seconds." in taken.stderr
    assert re.search(r"preview-Broken-en: The clip stopped: .*environmentObject", taken.stderr)
    assert time.monotonic() - began < 240


def clip_processes(name):
    """The numbers and command lines of the processes that run a clip."""
    found = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            if f"products/{name}.app/{name}" in line:
                found[int(folder.name)] = line
    return found


def ancestors(number):
    """The processes above one, from its parent on."""
    with contextlib.suppress(OSError):
        while number > 1:
            number = int(pathlib.Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[1])
            yield number


@contextlib.contextmanager
def simulator(project, *options):
    """A simulator of its own, with its address."""
    process = subprocess.Popen(
        [PROGRAM, "simulate", project, "--web-folder", ROOT / "Web", *options], stdout=subprocess.PIPE, text=True,
        env=ENVIRONMENT,
    )
    try:
        yield process, re.search(r"http://\S+", process.stdout.readline()).group()
    finally:
        process.terminate()
        process.wait(60)


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_clips_end_with_their_simulator(project, browser, end):
    """D11: even a clip that is stopped in the background, and even if the simulator is killed."""
    with simulator(project) as (process, address):
        page = browser.new_context().new_page()
        page.goto(address)
        page.locator("#go").click()
        page.get_by_role("dialog").get_by_role("button", name="Open").click()
        expect(page.locator("#phase")).to_have_text("Running")
        # The phone of the other tests has clips, too.
        before = {number for number in clip_processes("KioskClip") if process.pid in ancestors(number)}
        assert before
        # Standard streams, the socket, and what the program itself opens: nothing of the simulator's.
        own = {os.readlink(link) for link in pathlib.Path(f"/proc/{process.pid}/fd").iterdir() if "socket" in os.readlink(link)}
        for number in before:
            with contextlib.suppress(OSError):
                links = {os.readlink(link) for link in pathlib.Path(f"/proc/{number}/fd").iterdir()}
                assert not links & own
        page.get_by_role("button", name="Home").click()
        time.sleep(1.5)
        page.context.close()
        process.send_signal(end)
        process.wait(30)
        deadline = time.monotonic() + 10
        while set(clip_processes("KioskClip")) & before and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not set(clip_processes("KioskClip")) & before


@pytest.mark.parametrize("url", ["https://elsewhere.example/item/espresso", "http://localhost:8080/item/espresso"])
def test_the_first_press_starts_the_clip_with_any_url(project, browser, url):
    """D8, D-41: a URL of a host that the clip does not have starts it directly, as Xcode does."""
    with simulator(project, "--url", url) as (_, address):
        page = browser.new_context().new_page()
        page.goto(address)
        expect(page.get_by_label("Invocation URL")).to_have_value(url)
        expect(page.get_by_role("radio", name="Xcode")).to_be_checked()
        page.locator("#go").click()
        expect(page.locator("#phase")).to_have_text("Running")
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(program(page).get_by_role("heading", name="Espresso")).to_be_visible()
        page.context.close()


def test_the_card_speaks_the_phones_language(browser, address):
    """D3: the words of the card are the phone's, and so is their direction."""
    page = browser.new_context().new_page()
    page.goto(address)
    page.get_by_role("button", name="Reset phone").click()
    expect(page.locator("#phase")).to_have_text("Ready")
    set_language = """(language) => fetch("/do", {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ do: "set", source: "language", text: language }),
    })"""
    for language, label, direction in [("de", "Öffnen", "ltr"), ("ar", "فتح", "rtl")]:
        page.evaluate(set_language, language)
        page.locator("#go").click()
        card = page.get_by_role("dialog")
        expect(card.get_by_role("button", name=label)).to_be_visible()
        expect(card).to_have_css("direction", direction)
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()
    page.context.close()


def test_a_session_is_saved_as_a_scenario_file(phone):
    """D11: the file has a name by which `morsel test` finds it."""
    with phone.expect_download() as download:
        phone.locator("#save").click()
    assert download.value.suggested_filename == "Kiosk.scenario.yaml"


def test_a_folder_without_a_clip_is_an_error(tmp_path):
    """D11: never the build of another app."""
    (tmp_path / "empty").mkdir()
    for folder in ["empty", "Kiosk.xcodeproj"]:
        checked = subprocess.run(
            [PROGRAM, "simulate", tmp_path / folder, "--check"], capture_output=True, text=True, env=ENVIRONMENT
        )
        assert checked.returncode in (1, 64)
        assert checked.stderr.count("\n") == 1
