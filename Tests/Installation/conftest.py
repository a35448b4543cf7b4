# SPDX-License-Identifier: Apache-2.0

"""An installation in an empty folder, used from elsewhere while nothing of the checkout can be seen."""
import os
import pathlib
import shutil
import socket
import subprocess
import time
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PREFIX = "/opt/fruta"
# Scripts/check-install.sh names a release build in MORSEL_RELEASE.
IS_RELEASE = "MORSEL_RELEASE" in os.environ
BUILT = os.environ.get("MORSEL_RELEASE") or os.environ.get("BUILT") or str(ROOT / "Application/.build/debug")


class Installation:
    def __init__(self, folder):
        self.destination = folder / "package"
        self.destination.mkdir()
        self.prefix = self.destination / PREFIX.strip("/")
        # Where a user works, who has no cache yet.
        self.home = folder / "home"
        self.home.mkdir()

    def install(self, *arguments, status=0):
        environment = {**os.environ, "DESTDIR": str(self.destination), "PREFIX": PREFIX, "BUILT": BUILT}
        done = subprocess.run([ROOT / "Scripts" / "install.sh", *arguments], env=environment,
                              capture_output=True, text=True)
        assert done.returncode == status, done.stdout + done.stderr
        return done

    def command(self, *arguments):
        """A command that sees an empty folder in the checkout's place, and finds the installed programs."""
        return ["bwrap", "--dev-bind", "/", "/", "--tmpfs", str(ROOT), "--die-with-parent",
                "--chdir", str(self.home),
                "--setenv", "HOME", str(self.home), "--setenv", "XDG_CACHE_HOME", str(self.home / "cache"),
                "--setenv", "PATH", f"{self.prefix}/bin:{os.environ['PATH']}",
                "--unsetenv", "MORSEL_KIT", *arguments]

    def run(self, *arguments, status=0, timeout=120):
        done = subprocess.run(self.command(*arguments), capture_output=True, text=True, timeout=timeout)
        assert done.returncode == status, f"{arguments}: {done.stdout}{done.stderr}"
        return done.stdout

    def files(self):
        """What lies below DESTDIR, folders with a slash at their end."""
        return sorted(str(path.relative_to(self.destination)) + ("/" if path.is_dir() and not path.is_symlink() else "")
                      for path in self.destination.rglob("*"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    installation = Installation(tmp_path_factory.mktemp("installation"))
    installation.install()
    yield installation
    shutil.rmtree(installation.home, ignore_errors=True)


@pytest.fixture(scope="module")
def server(installed):
    """`morsel serve --demo`, as the installed program runs it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        installed.command("morsel", "serve", "--demo", "--database", str(installed.home / "demo.sqlite"),
                          "--port", str(port), "--quiet", "--no-watch-sites"),
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    for _ in range(600):
        assert process.poll() is None, process.stderr.read()
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health").close()
            break
        except OSError:
            time.sleep(0.1)
    yield port
    process.terminate()
    process.wait(20)


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()
