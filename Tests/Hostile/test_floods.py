# SPDX-License-Identifier: Apache-2.0

"""Too much of everything: refused early, within memory that is bounded, while others are served."""
import socket
import time

import pytest

from crowd import Crowd
from service import Visitor
from wire import PROMPT, Connection, answered, get

# What the buffers of both systems hold, and a little more.
MOST = 24 << 20


def sent_until_refused(connection, piece):
    """Sends a piece again and again, as long as the server takes it, whatever it has answered; the
    number of bytes."""
    connection.socket.settimeout(3)
    sent, ending = 0, time.monotonic() + 4
    while sent < 2 * MOST and time.monotonic() < ending and connection.send(piece):
        sent += len(piece)
    return sent


@pytest.mark.parametrize(("start", "piece"), [
    (b"GET /", b"a" * 65_536),
    (b"GET /?", b"a=%00&" * 10_000),
    (b"GET / HTTP/1.1\r\nHost: fruta.example\r\n", b"X: y\r\n" * 10_000),
    (b"GET / HTTP/1.1\r\nHost: fruta.example\r\nX: ", b"a" * 65_536),
    (b"GET / HTTP/1.1\r\nHost: fruta.example\r\n", b"a" * 65_536),
    (b"", b"\r\n" * 32_768),
    (b"", b"\x00" * 65_536),
    (b"POST / HTTP/1.1\r\nHost: fruta.example\r\nTransfer-Encoding: chunked\r\n\r\n5;", b"x" * 65_536),
    (b"POST / HTTP/1.1\r\nHost: fruta.example\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X: y\r\n" * 10_000),
    (b"GET / HTTP/1.1\r\nHost: fruta.example\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 10_000),
    (b"GET / HTTP/1.1\r\nHost: fruta.example\r\nTransfer-Encoding: chunked\r\n\r\n",
     b"10000\r\n" + b"x" * 65_536 + b"\r\n"),
    (b"POST / HTTP/1.1\r\nHost: fruta.example\r\nContent-Length: 314572800\r\n\r\n", b"x" * 65_536),
    (b"GET / HTTP/1.1\r\nHost: fruta.example\r\nContent-Length: 314572800\r\n\r\n", b"x" * 65_536),
], ids=["endless path", "endless query", "endless headers", "endless value", "endless name", "empty lines",
        "zeros", "endless chunk extension", "endless trailers", "small chunks", "300 MiB in chunks",
        "300 MiB in a POST", "300 MiB in a GET"])
def test_endless(service, figure, start, piece):
    service.forget_peak()
    before = service.memory()
    with Connection(service.port) as connection:
        connection.send(start)
        sent = sent_until_refused(connection, piece)
        response = connection.response(within=PROMPT / 2)
        is_ended = connection.is_ended(within=PROMPT / 2)
    figure(f"{sent / 2**20:.1f} MiB taken, then {response.status if response else connection.end or 'nothing'}, "
           f"memory {service.memory(peak=True) - before:+.1f} MiB")
    assert is_ended, "the connection stays"
    assert response is None or response.status in (200, 400, 405, 413, 414, 431)
    assert sent < MOST, "what is refused is read on"
    assert service.memory(peak=True) - before < 16
    assert service.is_well()


@pytest.mark.parametrize(("lines", "statuses"), [
    ([f"X-{index}: y" for index in range(20)], [200]),
    (["Cookie: " + "a" * 4096], [200]),
    ([f"X-{index}: y" for index in range(2000)], [400, 431]),
    (["Cookie: " + "a" * 100_000], [400, 431]),
    ([f"X-{index}: {'a' * 1000}" for index in range(200)], [400, 431]),
], ids=["20 headers", "a cookie of 4 KiB", "2,000 headers", "a header of 100 kB", "200 kB of headers"])
def test_headers(service, lines, statuses):
    response = answered(service.port, "/", "fruta.example", *lines)
    assert response is not None and response.status in statuses


def test_pipelined_requests(service, figure):
    """Who asks for more than it reads waits: responses do not pile up."""
    service.forget_peak()
    before = service.memory()
    sent = 0
    with Connection(service.port, "127.0.4.1", buffer=4096) as connection:
        connection.socket.settimeout(1)
        requests = get() * 500
        with Visitor(service) as visitor:
            ending = time.monotonic() + 5
            while time.monotonic() < ending and connection.send(requests):
                sent += 500
        peak = service.memory(peak=True)
    figure(f"{sent} requests taken, memory {peak - before:+.1f} MiB, {visitor.summary()}")
    assert peak - before < 32
    assert visitor.is_served()
    assert service.is_well()


def test_pipelined_requests_are_answered_in_order(service):
    hosts = {"fruta.example": b"Order a smoothie", "cinema.example": b"See the film tonight"}
    asked = ["fruta.example", "cinema.example", "cinema.example", "fruta.example"] * 10
    with Connection(service.port, "127.0.4.2") as connection:
        connection.send(b"".join(get(host=host) for host in asked))
        for host in asked:
            response = connection.response()
            assert response is not None and response.status == 200
            assert b"<title>" + hosts[host] + b"</title>" in response.body


def test_thousands_of_connections_from_one_client(service, figure):
    before, open_before = service.memory(), service.descriptors()
    service.forget_peak()
    crowd = Crowd(service.port, ["127.0.5.1"] * 4000)
    with Visitor(service) as visitor:
        time.sleep(3)
    held = service.descriptors() - open_before
    peak = service.memory(peak=True)
    figure(f"{crowd.opened} opened, {held} kept, memory {peak - before:+.0f} MiB, {visitor.summary()}")
    crowd.close()
    assert len(visitor.times) > 10 and visitor.is_served()
    assert peak - before < 64
    assert held <= 512 + 8
    assert service.releases(open_before + 8)
    # It is a client like any other again.
    assert service.is_well("127.0.5.1")


def test_requests_of_one_client(service, figure):
    """Many people can have one address: hundreds of requests a second are no attack."""
    statuses = {}
    began = time.monotonic()
    with Visitor(service) as visitor:
        clients = [Connection(service.port, "127.0.6.1") for _ in range(20)]
        for _ in range(25):
            for connection in clients:
                connection.send(get("/", "fruta.example", "X-Forwarded-For: 192.0.2.1"))
            for connection in clients:
                response = connection.response()
                status = response.status if response else 0
                statuses[status] = statuses.get(status, 0) + 1
    figure(f"500 requests in {time.monotonic() - began:.1f} s: {statuses}, {visitor.summary()}")
    for connection in clients:
        connection.socket.close()
    assert statuses == {200: 500}


def test_flood_of_requests_of_one_client(service, figure):
    """However many it sends, others are answered; another X-Forwarded-For makes no other client."""
    statuses = {}
    ending = time.monotonic() + 5
    count = 0
    with Visitor(service) as visitor:
        connections = []
        while time.monotonic() < ending:
            if not connections:
                connections = [Connection(service.port, "127.0.7.1") for _ in range(16)]
            for connection in connections:
                count += 1
                lines = [f"X-Forwarded-For: 192.0.2.{count % 200}", f"Forwarded: for=192.0.2.{count % 200}"]
                connection.send(get("/", "fruta.example", *lines) * 10)
            for connection in list(connections):
                for _ in range(10):
                    response = connection.response(within=2)
                    status = response.status if response else 0
                    statuses[status] = statuses.get(status, 0) + 1
                    if response is None:
                        connections.remove(connection)
                        connection.socket.close()
                        break
    figure(f"{sum(statuses.values()) / 5:.0f} a second: {statuses}, {visitor.summary()}")
    assert set(statuses) <= {200, 429, 503, 0}
    assert statuses.get(200, 0) >= 100
    assert visitor.is_served()
    assert service.is_well()


def test_connections_that_are_reset(service, figure):
    open_before = service.descriptors()
    before = service.memory()
    for index in range(500):
        connection = Connection(service.port, f"127.0.8.{index % 100 + 1}")
        connection.send([b"", b"GET / HT", get(), get() * 10, get("/.morsel/web/page/page.js")][index % 5])
        if index % 5 > 1 and index % 2:
            connection.fill(time.monotonic() + 1)
        connection.reset()
    assert service.releases(open_before + 4)
    figure(f"500 connections, memory {service.memory() - before:+.1f} MiB")
    assert service.is_well()


def test_half_closed_connection(service):
    """Who says that no more requests come still gets the response, and the connection then ends."""
    with Connection(service.port) as connection:
        connection.send(get())
        connection.socket.shutdown(socket.SHUT_WR)
        response = connection.response()
        assert response is not None and response.status == 200
        assert connection.is_ended()


def test_half_a_request_then_half_closed(service):
    open_before = service.descriptors()
    connections = [Connection(service.port) for _ in range(50)]
    for connection in connections:
        connection.send(b"GET / HTTP/1.1\r\nHost: fruta")
        connection.socket.shutdown(socket.SHUT_WR)
    for connection in connections:
        assert connection.is_ended()
        connection.socket.close()
    assert service.releases(open_before + 4)
