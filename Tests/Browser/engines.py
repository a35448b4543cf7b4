# SPDX-License-Identifier: Apache-2.0

"""Starts the three engines, each with a profile of its own, and ends them by their process ids."""
import contextlib
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess

from webdriver import Browser, HTTPConnection, MarionetteConnection, until

MINIBROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
# The tests say themselves what they wait for.
CAPABILITIES = {"pageLoadStrategy": "none"}
# About a phone: the browsers' own frames take their part of it.
SIZE = {"x": 0, "y": 0, "width": 390, "height": 844}


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@contextlib.contextmanager
def program(arguments, folder, **environment):
    """A program that runs with its whole group in a block, and writes to a log in its folder."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(arguments, stdout=log, stderr=log, start_new_session=True,
                                   env={**os.environ, "HOME": str(folder), **environment})
    try:
        yield process
    finally:
        # Its group is its own: nothing else is in it, and nothing of it stays.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            pass
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(20)


def answers(port, process):
    def reached():
        assert process.poll() is None, "the browser has ended"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
        return False
    until(reached, f"port {port}")


@contextlib.contextmanager
def display():
    """A screen that nobody sees; its number."""
    read, write = os.pipe()
    process = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1300x24", "-nolisten", "tcp"],
                               pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as file:
            yield f":{file.readline().strip()}"
    finally:
        process.terminate()
        process.wait(20)


@contextlib.contextmanager
def chromium(folder, options):
    arguments = ["--force-prefers-reduced-motion", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
                 "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder / 'profile'}",
                 f"--lang={options.get('language', 'en')}"]
    if film := options.get("film"):
        arguments += ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
                      f"--use-file-for-fake-video-capture={film}"]
    if not options.get("assembly", True):
        arguments.append("--js-flags=--jitless")
    port = free_port()
    with program(["chromedriver", f"--port={port}"], folder) as process:
        answers(port, process)
        yield HTTPConnection(port, {
            **CAPABILITIES,
            "goog:chromeOptions": {"binary": "/usr/bin/chromium", "args": arguments, "prefs": {
                "intl.accept_languages": options.get("language", "en")}}})


@contextlib.contextmanager
def webkit(folder, options):
    # Pages ask for less motion, as in the other engines.
    settings = folder / ".config" / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[Settings]\ngtk-enable-animations=0\n")
    environment = {"XDG_CONFIG_HOME": str(folder / ".config"), "LANG": f"{options.get('language', 'en')}.UTF-8", "LANGUAGE": options.get("language", "en")}
    if not options.get("assembly", True):
        environment["JSC_useWasm"] = "0"
    port = free_port()
    with display() as screen, program(["WebKitWebDriver", f"--port={port}"], folder, DISPLAY=screen, **environment) as process:
        answers(port, process)
        yield HTTPConnection(port, {
            **CAPABILITIES,
            "webkitgtk:browserOptions": {"binary": MINIBROWSER, "args": ["--automation"]}})


@contextlib.contextmanager
def firefox(folder, options):
    port = free_port()
    profile = folder / "profile"
    profile.mkdir()
    preferences = {
        "marionette.port": port, "intl.accept_languages": options.get("language", "en"),
        # Nothing is asked of the network but the pages of the test.
        "app.update.enabled": False, "app.normandy.enabled": False, "browser.safebrowsing.malware.enabled": False,
        "browser.safebrowsing.phishing.enabled": False, "datareporting.policy.dataSubmissionEnabled": False,
        "extensions.update.enabled": False, "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False, "services.settings.server": "data:,", "toolkit.telemetry.enabled": False,
        "network.dns.forceResolve": "127.0.0.1", "ui.prefersReducedMotion": 1,
        "browser.shell.checkDefaultBrowser": False, "browser.aboutwelcome.enabled": False,
        "javascript.options.wasm": options.get("assembly", True),
        "media.navigator.streams.fake": bool(options.get("film")), "media.navigator.permission.disabled": bool(options.get("film")),
    }
    (profile / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                                             for name, value in preferences.items()))
    with program(["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(profile)], folder,
                 MOZ_CRASHREPORTER_DISABLE="1") as process:
        answers(port, process)
        yield MarionetteConnection(port, CAPABILITIES)


ENGINES = {"chromium": chromium, "webkit": webkit, "firefox": firefox}


@contextlib.contextmanager
def started(engine, folder, size=SIZE, **options):
    """A browser with a new profile. Options: language, film (of the camera), assembly (whether it has WebAssembly)."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with ENGINES[engine](folder, options) as connection:
        try:
            connection.send("POST", "/window/rect", {"x": 0, "y": 0, **size})
            yield Browser(connection, engine)
        finally:
            with contextlib.suppress(Exception):
                connection.send("DELETE", "")
    shutil.rmtree(folder, ignore_errors=True)
