# SPDX-License-Identifier: Apache-2.0

"""What `make load` measures is what it says: a database like any other, and growth that is growth."""
import pathlib
import sys
import time

import pytest

import registry
import servers
import soak

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "Browser"))
from morsel import PROGRAM, run  # noqa: E402


@pytest.fixture(autouse=True)
def program(monkeypatch):
    """The build of the tests, not the one that is measured."""
    for module in (registry, servers):
        monkeypatch.setattr(module, "PROGRAM", PROGRAM)


def test_pages_of_generated_experiences(tmp_path):
    database = tmp_path / "registry.sqlite"
    registry.fill(database, 2500)
    with servers.morsel(database) as morsel:
        for number in [0, 999, 1000, 2499]:
            host, _, rest = registry.url(number).removeprefix("https://").partition("/")
            status, page = morsel.get("/" + rest, host)
            assert status == 200
            assert f"<title>Item {number}</title>".encode() in page
        written = registry.retitle(database, 999, "Changed")
        while b"<title>Changed</title>" not in morsel.get("/item/999", "shop0.example")[1]:
            assert time.monotonic() < written + 60
    # What the program adds afterwards fits in.
    run("experience", "add", "https://shop2.example/new", "--clip", "ABCDE12345.com.example.shop0.Clip",
        "--title", "New", "--subtitle", "Just in", "--image", str(registry.BUNDLE / "assets" / "header.png"),
        "--database", str(database))


@pytest.mark.parametrize(("memory", "grows"), [
    ([60, 70, 72, 72, 73, 72, 72, 73], False),
    ([60, 70, 80, 90, 100, 110, 120, 130], True),
    ([200, 100, 100, 100], False),
    ([70], False),
])
def test_growth_of_memory(memory, grows):
    assert (soak.growth(memory) > soak.TOLERANCE) == grows
