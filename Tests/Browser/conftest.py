# SPDX-License-Identifier: Apache-2.0

"""One browser for all tests: Playwright can be started only once at a time."""
import pytest
from playwright.sync_api import sync_playwright


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    """Lets a fixture see, at its end, whether its test failed."""
    outcome = yield
    report = outcome.get_result()
    if report.when == "call":
        item.failed = report.failed
