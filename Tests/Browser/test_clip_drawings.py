# SPDX-License-Identifier: Apache-2.0
"""Markdown, PDF images, symbols and bundles of a clip, as the simulator draws them. `morsel` is built before."""
import json
import os
import re
import subprocess

import pytest
from playwright.sync_api import expect

from morsel import PROGRAM, ROOT

pytestmark = pytest.mark.xdist_group("simulator")

VIEW = """
import SwiftUI

extension EnvironmentValues {
    @Entry var unit: String = "cups"
}

struct DestinationView: View {
    let destination: Destination
    let lastItem: String
    // A function of any thread, as older clips have them.
    let choose: () -> Void
    private let words = "**Bold** and [link](https://shop.example)"
    @State private var answer = "none"
    @Environment(\\\\.unit) private var unit
    @Environment(\\\\.openURL) private var openURL

    var body: some View {
        VStack {
            Text(.init(words))
            Text(words)
            Image("logo").accessibilityLabel("Logo")
            Image("leaf").font(.system(size: 50)).foregroundStyle(.red).accessibilityLabel("Leaf")
            TimelineView(.everyMinute) { context in
                let isLater = context.date > .distantPast
                Text(isLater ? "later" : "never").background(.background)
            }
            Text("\\\\(unit): \\\\(answer)")
            Button("Open") { openURL(URL(string: "kiosk://menu")!) { answer = "\\\\($0)" } }
            Button("Web") { openURL(URL(string: "https://shop.example")!) { answer = "\\\\($0)" } }
            Button("Choose", action: choose)
        }
    }
}
""".replace("\\\\", "\\")

SYMBOL = """<svg xmlns="http://www.w3.org/2000/svg"><g id="Guides">
<line id="Baseline-M" y1="100"/><line id="Capline-M" y1="30"/>
<line id="left-margin-Regular-M" x1="0"/><line id="right-margin-Regular-M" x1="120"/></g>
<g id="Symbols"><g id="Regular-M"><path d="M10 20h100v80h-100z"/></g></g></svg>"""


def pdf(width, height):
    """A page of so many points, red."""
    drawing = f"1 0 0 rg 0 0 {width} {height} re f"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] /Contents 4 0 R >>",
        f"<< /Length {len(drawing)} >>\nstream\n{drawing}\nendstream",
    ]
    text, offsets = "%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        offsets.append(len(text))
        text += f"{number} 0 obj\n{content}\nendobj\n"
    start = len(text)
    text += "xref\n0 5\n0000000000 65535 f \n" + "".join(f"{offset:010} 00000 n \n" for offset in offsets)
    return text + f"trailer << /Size 5 /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("drawings")
    subprocess.run(
        [PROGRAM, "new", "Kiosk", "--domain", "kiosk.example"], cwd=folder, check=True, capture_output=True
    )
    kiosk = folder / "Kiosk"
    (kiosk / "Shared/Views/DestinationView.swift").write_text(VIEW)
    assets = kiosk / "Shared/Assets.xcassets"
    for kind, items, name, text in [
        ("logo.imageset", "images", "logo.pdf", pdf(60, 40)), ("leaf.symbolset", "symbols", "leaf.svg", SYMBOL),
    ]:
        (assets / kind).mkdir()
        (assets / kind / name).write_text(text)
        (assets / kind / "Contents.json").write_text(json.dumps({items: [{"idiom": "universal", "filename": name}]}))
    process = subprocess.Popen(
        [PROGRAM, "simulate", kiosk, "--web-folder", ROOT / "Web"],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C.UTF-8"},
    )
    try:
        yield re.search(r"http://\S+", process.stdout.readline()).group()
    finally:
        process.terminate()
        process.wait(60)


@pytest.fixture
def clip(browser, address):
    page = browser.new_context(viewport={"width": 1500, "height": 1180}, reduced_motion="reduce").new_page()
    page.goto(address)
    page.get_by_role("button", name="Reset phone").click()
    expect(page.locator("#phase")).to_have_text("Ready")
    page.locator("#go").click()
    page.get_by_role("dialog").get_by_role("button", name="Open").click()
    expect(page.locator("#phase")).to_have_text("Running")
    yield page.frame_locator("iframe.p-screen:not([hidden])")
    page.context.close()


def size(element):
    """In points: the page shows the screen smaller than it is."""
    return element.evaluate("(element) => [element.clientWidth, element.clientHeight]")


def test_keys_have_markdown_and_strings_have_not(clip):
    bold = clip.locator(".text span", has_text=re.compile(r"^Bold$")).first
    assert int(bold.evaluate("(element) => getComputedStyle(element).fontWeight")) >= 600
    expect(clip.locator("[data-link='https://shop.example']").first).to_be_visible()
    expect(clip.get_by_text("**Bold** and [link](https://shop.example)")).to_be_visible()


def test_a_pdf_image_has_its_size_in_points(clip):
    logo = clip.get_by_role("img", name="Logo")
    expect(logo).to_be_visible()
    assert size(logo) == [60, 40]


def test_a_symbol_of_the_clip_goes_with_its_font_and_colour(clip):
    leaf = clip.get_by_role("img", name="Leaf")
    # 120 by 80 hundredths of an em, of 50 points.
    assert size(leaf) == [60, 40]
    color = leaf.locator("path").evaluate("(path) => getComputedStyle(path).fill")
    red, green, blue = [int(part) for part in re.findall(r"\d+", color)[:3]]
    assert red > 200 and green < 100 and blue < 100


def test_nobody_opens_the_scheme_of_an_app_that_is_not_there(clip):
    expect(clip.get_by_text("cups: none")).to_be_visible()
    clip.get_by_role("button", name="Open").click()
    expect(clip.get_by_text("cups: false")).to_be_visible()
    clip.get_by_role("button", name="Web").click()
    expect(clip.get_by_text("cups: true")).to_be_visible()
    expect(clip.get_by_text("later")).to_be_visible()
