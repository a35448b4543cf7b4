# SPDX-License-Identifier: Apache-2.0

"""Makes the images of the README with the built program: a code, its card and the running clip.

    Scripts/build-clips.sh; swift build --package-path Application --product morsel
    .venv/bin/python Tests/Browser/readme_images.py
"""
import pathlib
import tempfile

from playwright.sync_api import sync_playwright

from morsel import ROOT, Registered, Server, run

FOLDER = ROOT / "Documentation" / "images"
LINK = "/smoothie?smoothie=berry-blue"


def main():
    FOLDER.mkdir(exist_ok=True)
    run("code", "generate", "--url", f"https://fruta.example{LINK.split('?')[0]}", "--index", "9",
        "--output", str(FOLDER / "code.svg"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Registered(pathlib.Path(folder), "example.com").path).wait()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_context(viewport={"width": 390, "height": 640}).new_page()
        page.goto(f"http://fruta.example.localhost:{server.port}{LINK}")
        page.wait_for_timeout(1_000)
        page.screenshot(path=FOLDER / "card.png")
        page.get_by_role("button", name="Open").click()
        page.wait_for_selector("body[data-state=running]", state="attached")
        page.wait_for_timeout(1_000)
        page.screenshot(path=FOLDER / "clip.png")
        browser.close()
        server.end()


if __name__ == "__main__":
    main()
