# SPDX-License-Identifier: Apache-2.0

"""Bodies for the API, its uploads and the console: many of them, slow and large, do not take the memory (C8)."""
import time

import pytest
from service import Service
from wire import Connection, answered


def post(path, length, *lines):
    return "\r\n".join([f"POST {path} HTTP/1.1", "Host: localhost", f"Content-Length: {length}", *lines, "", ""]).encode()


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


def test_many_large_bodies(own, figure):
    """Two hundred clients send 1 MiB each but for the last byte: 36 MiB of them are kept."""
    before = own.memory()
    body = b"[" * ((1 << 20) - 1)
    connections = []
    for index in range(200):
        connection = Connection(own.port, f"127.5.{index // 200}.{index % 200 + 1}")
        connection.send(post("/v1/appClipDefaultExperiences", 1 << 20, JSON))
        connection.send(body)
        connections.append(connection)
    refused = sum(1 for connection in connections if b" 503 " in connection.received or connection.fill(
        time.monotonic() + 0.05) and b" 503 " in connection.received)
    grown = own.memory(peak=True) - before
    figure(f"{refused} of 200 refused, memory {grown:+.0f} MiB")
    assert refused >= 100
    assert grown < 90
    assert own.is_well()
    for connection in connections:
        connection.socket.close()
    time.sleep(0.5)
    # The room is there again.
    with Connection(own.port) as connection:
        connection.send(post("/v1/apps", 2, JSON) + b"{}")
        assert connection.response().status == 401


def test_registered_hosts_take_nothing(own):
    assert answered(own.port, "/v1/apps", "fruta.example").header("content-type").startswith("text/html")
    with Connection(own.port) as connection:
        connection.send(b"POST /v1/apps HTTP/1.1\r\nHost: fruta.example\r\nContent-Length: 2\r\n\r\n{}")
        response = connection.response()
        assert (response.status, response.header("allow")) == (405, "GET, HEAD")
