# SPDX-License-Identifier: Apache-2.0

"""Every line of README.md and of the guides that begins with `morsel` does what its page says.

Each page has a folder of its own, with what it takes for granted. A command ends with the status that the page
states, and prints what the page shows. One that serves answers at the address that it prints.
"""
import os
import pathlib
import re
import select
import shlex
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from pages import Command, File, blocks, commands, steps

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = pathlib.Path(os.environ.get("MORSEL", ROOT / "Application" / ".build" / "debug" / "morsel"))
PAGES = ["README.md", *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("Documentation/*.md"))]

SITE = "needs a website with HTTPS: tests of MorselCommands have one"
ARCHIVE = "needs an archive as Xcode builds it: LintedBundleTests and ArchiveTests make one"
# What is not run here: a page, how its commands begin, and why.
NOT_RUN = [
    ("Documentation/tasks.md", "morsel", "all of its lines are run, beside others, by TranscriptTests"),
    ("Documentation/databases.md", "morsel", "needs a PostgreSQL server: Tests/Servers has one"),
    ("Documentation/association.md", "morsel association verify", SITE),
    ("Documentation/verification.md", "morsel association verify", SITE),
    ("Documentation/verification.md", "morsel diagnose", SITE),
    ("Documentation/lint.md", "morsel lint Fruta.ipa", ARCHIVE),
    ("Documentation/experiences.md", "morsel publish Fruta.ipa", ARCHIVE),
    ("Documentation/experiences.md", "morsel publish Fruta.clip --archive", ARCHIVE),
    ("Documentation/simulator.md", "morsel simulate . --screenshot", "needs Chromium: test_project_simulator.py"),
]

# A folder as `morsel new` writes it.
PROJECT = "morsel new Fruta --domain fruta.example > new.log && cp -R Fruta/. . && rm -r Fruta new.log\n"
TEAM = "sed -i 's/\\(PRODUCT_BUNDLE_IDENTIFIER = .*\\)/DEVELOPMENT_TEAM = ABCDE12345; \\1/' */project.pbxproj\n"
# Fruta's bundle with an empty module.
BUNDLE = """
mkdir -p Output/clips/Fruta.clip && cd Output/clips/Fruta.clip
cp "$ROOT/Clips/Fruta/clip.json" . && cp -R "$ROOT/Clips/Fruta/Assets" assets
printf '\\0asm\\1\\0\\0\\0' > module.wasm
cd ../../.. && cp Output/clips/Fruta.clip/assets/header.png .
"""
PUBLISHED = BUNDLE + "morsel publish Output/clips/Fruta.clip\n"

# What the reader of a page has.
GIVEN = {
    "README.md": PROJECT + "sed -i 's/.(AppIdentifierPrefix)com/com/' Clip/Clip.entitlements\n",
    "Documentation/app-store-connect.md": PUBLISHED,
    "Documentation/association.md": """
echo '{"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.fruta"], "paths": ["/buy/*"]}]}}' > site.json
sed 's/buy/sell/' site.json > new.json
""",
    "Documentation/console.md": PUBLISHED,
    "Documentation/experiences.md": BUNDLE + PROJECT + TEAM,
    "Documentation/lint.md": PROJECT + "mkdir ios && cp -R App Clip Shared Fruta.xcodeproj ios/\n",
    "Documentation/projects.md": PROJECT + "mkdir ios && cp -R App Clip Shared Fruta.xcodeproj ios/\n",
    "Documentation/serving.md": PUBLISHED + "mv morsel.sqlite registry.sqlite\n",
    "Documentation/simulator.md": PROJECT,
    "Documentation/snapshot-file.md": PUBLISHED,
}

# What the reader does before a command.
BEFORE = {
    "morsel experience import experiences.yaml --dry-run": """
sed -i 's/de: "Fruta"/de: "Fruta!"/' experiences.yaml
cat >> experiences.yaml <<'END'
  - { url: "https://fruta.example/store/8", title: Fruta, subtitle: Order, image: header.png,
      clip: ABCDE12345.com.example.fruta.Clip }
END
""",
}


def reason(page, command):
    """Why a command is not run."""
    return next((why for where, begin, why in NOT_RUN if where == page and command.text.startswith(begin)), None)


class Folder:
    """The folder of a page, in which `morsel` is the program that was built."""

    def __init__(self, path):
        self.path = path / "folder"
        self.path.mkdir()
        programs = path / "bin"
        programs.mkdir()
        # A script and not a link: the program finds what came with it beside itself.
        (programs / "morsel").write_text(f'#!/bin/sh\nexec {shlex.quote(str(PROGRAM))} "$@"\n')
        (programs / "morsel").chmod(0o755)
        self.environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "ROOT": str(ROOT)}

    def run(self, text):
        """The status, and what was printed, errors too. Whoever is asked for a password types one."""
        done = subprocess.run(["bash", "-ec", text], cwd=self.path, env=self.environment, input="a long password\n",
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=1200)
        return done.returncode, done.stdout

    def serve(self, text):
        """The same of a command that serves, after it has answered at its address and was told to end."""
        arguments = shlex.split(text, comments=True)
        if arguments[1] == "serve":
            arguments += ["--port", str(free_port()), "--no-watch-sites", "--quiet"]
        process = subprocess.Popen(arguments, cwd=self.path, env=self.environment, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT)
        printed, answered = b"", False
        try:
            printed = printed_until_an_address(process)
            address = re.search(r"http://\S+", printed.decode())
            answered = address is not None and answers(address[0])
        finally:
            process.send_signal(signal.SIGTERM)
            rest, _ = process.communicate(timeout=60)
        return process.returncode if answered else "no answer", (printed + rest).decode()


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def printed_until_an_address(process):
    """A clip is built before its address is printed."""
    printed, deadline = b"", time.monotonic() + 1200
    while time.monotonic() < deadline and not re.search(rb"http://\S+\n", printed):
        if select.select([process.stdout], [], [], 1)[0]:
            more = os.read(process.stdout.fileno(), 65536)
            if not more:
                break
            printed += more
    return printed


def answers(address):
    """As to a browser: the simulator gives a cookie for the token in its address."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    for _ in range(600):
        try:
            with browser.open(address, timeout=60) as answer:
                return answer.status == 200
        except urllib.error.HTTPError:
            return False
        except OSError:
            time.sleep(0.1)
    return False


@pytest.fixture
def folder(tmp_path):
    return Folder(tmp_path)


@pytest.mark.parametrize("page", [page for page in PAGES if any(
    isinstance(step, Command) and not reason(page, step) for step in steps((ROOT / page).read_text()))])
def test_commands_do_what_their_page_says(page, folder):
    status, printed = folder.run(GIVEN.get(page, ":"))
    assert status == 0, printed
    wrong = []
    for step in steps((ROOT / page).read_text()):
        if isinstance(step, File):
            (folder.path / step.name).write_text(step.text)
        elif not reason(page, step):
            assert folder.run(BEFORE.get(step.text, ":"))[0] == 0
            status, printed = (folder.serve if step.runs_until_it_is_stopped else folder.run)(step.text)
            if status != step.status or not step.prints(printed):
                shown = "\n".join(step.output)
                wrong.append(f"{page}:{step.line}: {step.text}\n"
                             f"states {step.status}:\n{shown}\nis {status}:\n{printed}")
    assert not wrong, "\n\n".join(wrong)


def test_the_code_of_the_readme_is_its_picture(folder):
    command, = [step for step in steps((ROOT / "README.md").read_text())
                if isinstance(step, Command) and step.text.startswith("morsel code generate")]
    assert folder.run(command.text)[0] == 0
    made = (folder.path / "code.svg").read_bytes()
    assert made == (ROOT / "Documentation" / "images" / "code.svg").read_bytes()


def test_what_is_not_run_is_on_a_page():
    for page, begin, _ in NOT_RUN:
        texts = [step.text for step in steps((ROOT / page).read_text()) if isinstance(step, Command)]
        assert any(text.startswith(begin) for text in texts), f"{page}: {begin}"


@pytest.mark.parametrize("text, status, shown, printed", [
    ("$ morsel a", 0, "", "anything"),
    ("$ morsel a   # status 1: they differ", 1, "", "anything"),
    ("$ morsel a\n$ make b\nmade", 0, "", "anything"),
    ("$ morsel a\nError: b", 1, "Error: b", "Error: b"),
    ("morsel a \\\n    b\n1 row\n…\n[2]", 2, "1 row", "12 row\nof\nmany"),
    ("$ morsel a\nC-16  in … KB, 0.1 s", 0, "", "C-16  in 3.5 KB, 12.75 s"),
])
def test_a_block_is_read(text, status, shown, printed):
    command, = commands(text.split("\n"), 1)
    assert command.status == status
    assert command.prints(printed)
    assert not shown or not command.prints("something else")


def test_rules_are_compared_exactly():
    command, = commands(["morsel a", "C-16  in 3 KB"], 1)
    assert not command.prints("C-17  in 3 KB")


def test_blocks_of_a_page():
    page = "Save this as `a.yaml`:\n\n```yaml\na: b\n```\n\nThen:\n\n    morsel a\n\n- one\n    more\n"
    assert [block[0] for block in blocks(page)] == ["yaml", ""]
    first, second = steps(page)
    assert first == File("a.yaml", "a: b\n")
    assert second == Command(9, "morsel a", [])
