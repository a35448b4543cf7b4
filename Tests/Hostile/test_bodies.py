# SPDX-License-Identifier: Apache-2.0

"""Bodies for the API, its uploads and the console: many of them, slow and large, do not take the memory (C8)."""
import time

import pytest

from service import Service
from wire import Connection, answered


def post(path, length, *lines):
    first = [f"POST {path} HTTP/1.1", "Host: localhost", f"Content-Length: {length}"]
    return "\r\n".join([*first, *lines, "", ""]).encode()


JSON = "Content-Type: application/json"
FORM = "Content-Type: application/x-www-form-urlencoded"


@pytest.fixture(scope="module")
def own(tenants):
    service = Service(tenants.path, "--client-connections", "2000")
    yield service
    service.end()


@pytest.mark.parametrize("path, size, line, status", [
    ("/v1/apps", (1 << 20) + 1, JSON, 413), ("/console/", (32 << 20) + 1, FORM, 413),
    ("/v1/apps", 2, "Content-Type: text/html", 415), ("/other", (64 << 10) + 1, JSON, 413),
])
def test_what_is_too_large_or_of_another_type(own, path, size, line, status):
    with Connection(own.port) as connection:
        connection.send(post(path, size, line) + b"{}")
        response = connection.response()
        assert response.status == status


def test_client_waits_for_leave(own):
    """Expect: 100-continue."""
    with Connection(own.port) as connection:
        connection.send(post("/v1/apps", 2, JSON, "Expect: 100-continue"))
        assert connection.response().status == 100
        connection.send(b"{}")
        assert connection.response().status == 401
    with Connection(own.port) as connection:
        connection.send(post("/v1/apps", 2 << 20, JSON, "Expect: 100-continue"))
        assert connection.response().status == 413


@pytest.mark.parametrize("path, line, status", [
    ("/v1/appClipDefaultExperiences", JSON, 401), ("/console/sign-in", FORM, 413),
    ("/console/experiences/new", FORM, 413),
    ("/v1/uploads/a/b/0", "Content-Type: image/png", None),
])
def test_large_bodies_of_strangers(own, figure, path, line, status):
    """Two hundred clients send 1 MiB each but for the last byte: nobody knows them, and nothing of it is read."""
    own.forget_peak()
    before = own.memory()
    body = b"[" * ((1 << 20) - 1)
    connections, statuses = [], {}
    for index in range(200):
        connection = Connection(own.port, f"127.5.{index // 200}.{index % 200 + 1}")
        head = post(path, 1 << 20, line)
        connection.send(head.replace(b"POST", b"PUT", 1) if status is None else head)
        connection.send(body)
        connections.append(connection)
    for connection in connections:
        response = connection.response()
        key = response.status if response else connection.end
        statuses[key] = statuses.get(key, 0) + 1
    grown = own.memory(peak=True) - before
    figure(f"{statuses}, memory {grown:+.0f} MiB")
    assert statuses == {status or 404: 200}
    assert grown < 24
    for connection in connections:
        connection.socket.close()
    assert own.is_well()


def test_small_bodies_of_strangers_have_a_share(own, figure):
    """64 KiB each but for the last byte, eight of a client: those beyond its share and beyond the memory wait."""
    own.forget_peak()
    before = own.memory()
    connections = []
    for index in range(400):
        connection = Connection(own.port, f"127.5.2.{index // 10 + 1}")
        connection.send(post("/console/sign-in", 64 << 10, FORM, "Origin: http://localhost") + b"a" * ((64 << 10) - 1))
        connections.append(connection)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and sum(b" 503 " in c.received for c in connections) < 400 - 64:
        for connection in connections:
            connection.fill(time.monotonic() + 0.002)
    refused = sum(b" 503 " in connection.received for connection in connections)
    grown = own.memory(peak=True) - before
    figure(f"{refused} of 400 refused, memory {grown:+.0f} MiB")
    assert refused >= 400 - 64
    assert grown < 40
    assert own.is_well()
    # Another client's short form is read, once there is room: its own share is free.
    for connection in connections:
        connection.socket.close()
    time.sleep(0.5)
    with Connection(own.port) as connection:
        connection.send(post("/v1/apps", 2, JSON) + b"{}")
        assert connection.response().status == 401


def test_chunks_of_strangers_are_counted(own):
    with Connection(own.port) as connection:
        connection.send(b"POST /console/sign-in HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
                        + FORM.encode() + b"\r\n\r\n")
        connection.send((b"4000\r\n" + b"x" * 0x4000 + b"\r\n") * 5)
        assert connection.response().status == 413


def test_whoever_is_known_sends_more(tenants, tmp_path):
    """A session, a token: then the whole of what the path takes is read."""
    import pathlib
    import shutil

    import people
    database = pathlib.Path(shutil.copy(tenants.path, tmp_path))
    people.add(database, ada="editor")
    service = Service(database)
    try:
        cookie = people.session(service.port, "ada")
        for lines, status in [([cookie], 403), ([], 413)]:
            # Without the token of a form nothing is done; it was read.
            response = people.request(service.port, "POST", "/console/experiences/new", FORM, "Origin: http://localhost",
                                      *lines, body=b"a=" + b"x" * (1 << 19))
            assert response.status == status
    finally:
        service.end()


def test_registered_hosts_take_nothing(own):
    assert answered(own.port, "/v1/apps", "fruta.example").header("content-type").startswith("text/html")
    with Connection(own.port) as connection:
        connection.send(b"POST /v1/apps HTTP/1.1\r\nHost: fruta.example\r\nContent-Length: 2\r\n\r\n{}")
        response = connection.response()
        assert (response.status, response.header("allow")) == (405, "GET, HEAD")
