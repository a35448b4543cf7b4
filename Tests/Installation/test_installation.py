# SPDX-License-Identifier: Apache-2.0

"""`make install` brings the whole product, and `make uninstall` takes all of it away.

Scripts/check-install.sh builds for release and runs this. With a debug build, the size is not looked at.
"""
import pathlib
import re
import subprocess
import textwrap

import pytest
from playwright.sync_api import expect

from conftest import IS_RELEASE, PREFIX, ROOT, Installation

LARGEST = 60_000_000


def test_program_runs_without_the_checkout(installed):
    assert installed.run("ls", "-A", str(ROOT)) == "", "the checkout is covered"
    assert installed.run("morsel", "--version").strip()
    assert "Index: 17" in installed.run("AppClipCodeGenerator", "templates")
    assert "--foreground" in installed.run("AppClipCodeGenerator", "generate", "--help")


def test_size(installed):
    if not IS_RELEASE:
        pytest.skip("a debug build is larger")
    size = sum(path.lstat().st_size for path in installed.destination.rglob("*") if not path.is_dir())
    parts = {name: sum(path.lstat().st_size for path in (installed.prefix / name).rglob("*") if not path.is_dir())
             for name in ["bin", "share/morsel/Kit", "share/morsel/Packages", "share/morsel/scan", "share/morsel/clips",
                          "share/man"]}
    print(f"\n{size / 1e6:.1f} MB: " + ", ".join(f"{name} {bytes / 1e6:.1f}" for name, bytes in parts.items()))
    assert size <= LARGEST


def test_manual_and_completions(installed):
    share = installed.prefix / "share"
    for page, words in [("morsel", "App Clips"), ("morsel-code-generate", "App Clip Code"), ("morsel-kit-path", "kit"),
                        ("AppClipCodeGenerator-generate", "--foreground")]:
        text = installed.run("man", "--local-file", str(share / "man" / "man1" / f"{page}.1"))
        assert words in text and "EXIT STATUS" in text, page
    completions = share / "bash-completion" / "completions" / "morsel"
    script = f"source {completions}; complete -p morsel; COMP_WORDS=(morsel ki); COMP_CWORD=1; " \
        "COMP_LINE='morsel ki'; COMP_POINT=9; " \
        "$(complete -p morsel | sed 's/.*-F \\([^ ]*\\).*/\\1/') morsel ki morsel; echo ${COMPREPLY[@]}"
    assert installed.run("bash", "-c", script).split()[-1] == "kit"
    for file in ["zsh/site-functions/_morsel", "fish/vendor_completions.d/morsel.fish",
                 "zsh/site-functions/_AppClipCodeGenerator"]:
        assert "generate" in (share / file).read_text(), file


def test_kit_is_found(installed):
    kit = installed.run("morsel", "kit", "path").strip()
    assert kit == str(installed.prefix / "share" / "morsel" / "Kit")
    assert (pathlib.Path(kit) / "Sources" / "Views" / "ClipUI").is_dir()
    # From a link elsewhere, too.
    link = installed.home / "m"
    link.symlink_to(installed.prefix / "bin" / "morsel")
    assert installed.run(str(link), "kit", "path").strip() == kit
    # Somebody's own comes first, and has to be one.
    assert "it holds no kit" in subprocess.run(
        installed.command("--setenv", "MORSEL_KIT", "/tmp", "morsel", "kit", "path"),
        capture_output=True, text=True).stderr


def test_demo_and_scanner(installed, server, browser):
    code = installed.home / "code.png"
    installed.run("morsel", "code", "generate", "https://fruta.example/smoothie", "--index", "4", "--logo", "none",
                  "--output", str(code), "--size", "600")
    page = browser.new_page(viewport={"width": 390, "height": 844})
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    assert page.goto(f"http://localhost:{server}/scan").status == 200
    page.set_input_files("#file", code)
    expect(page.locator(".sheet .title")).to_have_text("Your smoothie, now", timeout=30_000)
    assert faults == []
    card = browser.new_page()
    assert card.goto(f"http://fruta.example.localhost:{server}/smoothie").status == 200
    expect(card.locator("body")).to_contain_text("Your smoothie, now")


def test_new_clip_is_built(installed):
    """`new` and `simulate --check`, for which the kit's sources are compiled."""
    installed.run("morsel", "new", "Probe")
    printed = installed.run("morsel", "simulate", "Probe", "--check", timeout=3_000)
    assert "is built (" in printed, printed


def test_package_of_a_team_is_tested_on_the_kit(installed):
    """The manifest of the kit's README, in an empty folder."""
    kit = pathlib.Path(installed.run("morsel", "kit", "path").strip())
    manifest = re.search(r"```swift\n(.*?)```", (kit / "README.md").read_text(), re.DOTALL)[1]
    folder = installed.home / "ordering"
    files = {
        folder / "Package.swift": manifest.replace("/usr/local/share/morsel/", f"{kit.parent}/"),
        folder / "Sources" / "Ordering" / "Order.swift": """
            import AppClip

            public func greeting(_ activity: NSUserActivity) -> String {
                "You came from \\(activity.webpageURL?.host ?? "nowhere")"
            }
            """,
        folder / "Tests" / "OrderingTests" / "OrderTests.swift": """
            import AppClip
            import AppClipBytes
            import AppClipDevice
            import AppClipRehearsal
            import AppClipTypes
            import Ordering
            import Testing

            @Test func comesFromTheLink() throws {
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = URL(string: "https://ordering.example/menu")
                #expect(greeting(activity) == "You came from ordering.example")
            }

            @Test func aCodeWithoutAnExperienceOpensTheWebsite() throws {
                let phone = RehearsalPhone(
                    try Device(DeviceState(system: SystemVersion(17))),
                    programs: [:],
                    world: { _, _ in World() }
                )
                let url = try InvocationURL("https://ordering.example/menu")
                try phone.invoke("https://ordering.example/menu", from: .qrCode)
                #expect(phone.decision?.outcome == .webPage(url))
            }
            """,
    }
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text))
    printed = installed.run("swift", "test", "--package-path", str(folder), "--disable-xctest", timeout=3_000)
    assert "with 2 tests" in printed and "passed" in printed, printed


def test_second_installation_replaces_the_first(tmp_path):
    installation = Installation(tmp_path)
    installation.install()
    before = installation.files()
    listing = installation.prefix / "share" / "morsel" / "installed-files"
    # What an earlier version had, and this one has not.
    old = installation.prefix / "share" / "old" / "gone.txt"
    old.parent.mkdir()
    old.write_text("old")
    listing.write_text(listing.read_text() + "share/old/gone.txt\nshare/old/\n")
    # A link in the place of a program leads elsewhere.
    mine = tmp_path / "mine"
    mine.write_text("mine")
    program = installation.prefix / "bin" / "morsel"
    program.unlink()
    program.symlink_to(mine)
    installation.install()
    assert mine.read_text() == "mine" and not program.is_symlink()
    assert not old.exists()
    installation.install("--uninstall")
    assert installation.files() == []
    assert f"{PREFIX.strip('/')}/bin/" in before


def test_nothing_is_left(tmp_path):
    installation = Installation(tmp_path)
    assert "Nothing is installed" in installation.install("--uninstall", status=1).stderr
    installation.install()
    installation.install("--uninstall")
    assert installation.files() == []


def test_what_others_have_stays(tmp_path):
    installation = Installation(tmp_path)
    others = installation.prefix / "share" / "man" / "man1" / "other.1"
    others.parent.mkdir(parents=True)
    others.write_text("theirs")
    installation.prefix.chmod(0o750)
    before = installation.files()
    installation.install()
    later = installation.prefix / "share" / "morsel" / "notes.txt"
    later.write_text("somebody's")
    installation.install("--uninstall")
    assert installation.files() == sorted([*before, f"{later.relative_to(installation.destination)}",
                                           f"{later.parent.relative_to(installation.destination)}/"])
    assert installation.prefix.stat().st_mode & 0o777 == 0o750, "folders keep their permissions"


def test_list_of_another_hand_removes_nothing_elsewhere(tmp_path):
    installation = Installation(tmp_path)
    installation.install()
    mine = installation.destination / "mine"
    mine.write_text("mine")
    listing = installation.prefix / "share" / "morsel" / "installed-files"
    up = "../" * PREFIX.count("/")
    listing.write_text(listing.read_text() + f"{up}mine\nshare/../{up}mine\n")
    installation.install("--uninstall")
    assert mine.read_text() == "mine"
