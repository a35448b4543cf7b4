# SPDX-License-Identifier: Apache-2.0

"""Searches over a million experiences, by somebody who may only read: console and API go on for all others (C7)."""
import os
import pathlib
import sys
import threading
import time

import people
import pytest
from service import Service, Visitor
from tenants import PROGRAM
from wire import answered

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "Load"))
os.environ.setdefault("MORSEL", str(PROGRAM))
import registry  # noqa: E402

COUNT = int(os.environ.get("MORSEL_EXPERIENCES", 1_000_000))
SEARCHES = 20


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    path = tmp_path_factory.mktemp("large") / "morsel.sqlite"
    registry.fill(path, COUNT)
    people.add(path, vera="viewer", ada="admin")
    service = Service(path, "--client-requests", "100000")
    yield service
    assert service.process.poll() is None, "the server has ended"
    service.end()


def test_twenty_searches_of_a_viewer(large, figure):
    """38 s in which nobody else was answered."""
    vera, ada = people.session(large.port, "vera"), people.session(large.port, "ada", source="127.0.0.2")
    path = "/console/experiences?text=no-such-words-anywhere"
    began = time.monotonic()
    alone = answered(large.port, path, "localhost", vera, within=120)
    once = time.monotonic() - began
    statuses, times = {}, []

    def search():
        response = answered(large.port, path, "localhost", vera, within=120)
        status = response.status if response else 0
        statuses[status] = statuses.get(status, 0) + 1

    threads = [threading.Thread(target=search) for _ in range(SEARCHES)]
    with Visitor(large) as visitor:
        began = time.monotonic()
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            for page in ["/console/builds", "/console/experiences/1", "/v1/apps"]:
                asked = time.monotonic()
                status = answered(large.port, page, "localhost", ada, within=120).status
                assert status == (401 if page.startswith("/v1") else 200)
                times.append(time.monotonic() - asked)
        passed = time.monotonic() - began
    figure(f"{COUNT:,} experiences, one search {once:.1f} s ({alone.status}), {SEARCHES} at once {passed:.1f} s: "
           f"{statuses}; console and API of others {max(times):.2f} s at most; {visitor.summary()}")
    assert set(statuses) <= {200, 429, 503}
    assert statuses.get(429, 0) >= SEARCHES - 6
    assert max(times) < 3
    assert passed < 30


def test_a_search_has_an_end(large, figure):
    """Whatever is looked for, an answer comes within seconds, and says what to do."""
    vera = people.session(large.port, "vera")
    began = time.monotonic()
    response = answered(large.port, "/console/experiences?text=" + "%25_" * 60, "localhost", vera, within=120)
    passed = time.monotonic() - began
    figure(f"{response.status} after {passed:.1f} s")
    assert response.status in (200, 503)
    if response.status == 503:
        assert response.header("retry-after") and b"took too long" in response.body
    assert passed < 15
