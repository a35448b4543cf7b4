# SPDX-License-Identifier: Apache-2.0

"""One browser for all tests: Playwright can be started only once at a time. Tests with an `engine` run in others too."""
import pathlib

import pytest
from playwright.sync_api import expect, sync_playwright

from detour import Detour
from engines import ENGINES, started

# Long enough for a slow machine on which much else runs: only a test that fails waits for so long.
expect.set_options(timeout=30_000)


# With these options a sandboxed frame shares the process of its page, as on phones with little memory.
SHARED = ["--disable-site-isolation-trials", "--disable-features=IsolateSandboxedIframes,IsolateOrigins,site-per-process"]


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        yield playwright.chromium


def launched(chromium, *options):
    return chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", *options])


@pytest.fixture(scope="session")
def browser(chromium):
    browser = launched(chromium)
    yield browser
    browser.close()


@pytest.fixture(scope="module", params=["isolated", "shared"])
def any_browser(request, chromium):
    """Two browsers: frames have a process of their own, or that of the page."""
    browser = launched(chromium, *(SHARED if request.param == "shared" else []))
    browser.frames_are_isolated = request.param == "isolated"
    yield browser
    browser.close()


def pytest_addoption(parser):
    parser.addoption("--engine", action="append", choices=list(ENGINES), default=None,
                     help="where tests with an engine run; Chromium if none is named")


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", metafunc.config.getoption("--engine") or ["chromium"], scope="module")


@pytest.fixture(scope="module")
def tab(engine, tmp_path_factory):
    """A window of an engine with a new profile. What is stored belongs to a port, of which each test has its own."""
    with started(engine, tmp_path_factory.mktemp(engine)) as browser:
        yield browser


@pytest.fixture
def detour(server):
    """The server of a test file by another port."""
    with Detour(server.port) as detour:
        yield detour


@pytest.fixture
def shot(tab):
    """Takes pictures of a window for people to look at."""
    folder = pathlib.Path(__file__).resolve().parent.parent.parent / "Output" / "screenshots" / "engines"
    return lambda name: tab.screenshot(folder / f"{tab.engine}-{name}.png")


def pytest_configure(config):
    config.addinivalue_line("markers", "measured: prints figures, and runs alone")
    config.addinivalue_line("markers", "xdist_group(name): tests that share what takes long to build run in one process")


def pytest_collection_modifyitems(items):
    """Tests that print figures are marked; those that share a long build begin first."""
    for item in items:
        if "capsys" in item.fixturenames:
            item.add_marker("measured")
    items.sort(key=lambda item: item.get_closest_marker("xdist_group") is None)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    """Lets a fixture see, at its end, whether its test failed."""
    outcome = yield
    report = outcome.get_result()
    if report.when == "call":
        item.failed = report.failed
