# SPDX-License-Identifier: Apache-2.0

"""Large files: sent in ranges, and never held in memory once for each client (RFC 9110, 13 and 14)."""
import re
import time

import pytest

from service import Visitor
from tenants import LARGE, Tenants
from wire import Connection, answered, get

SIZE = len(LARGE)


def asked(service, *lines, method="GET"):
    with Connection(service.port, timeout=60) as connection:
        connection.send(get(Tenants.large, "fruta.example", *lines).replace(b"GET", method.encode(), 1))
        return connection.response(method=method)


def test_whole(service):
    whole = asked(service)
    assert whole.status == 200
    assert whole.body == LARGE
    assert whole.header("accept-ranges") == "bytes"
    assert re.fullmatch(r'"[^"]+"', whole.header("etag"))


@pytest.mark.parametrize(("asked_range", "first", "last"), [
    ("bytes=0-0", 0, 0),
    ("bytes=0-999", 0, 999),
    ("bytes=1000000-1000999", 1_000_000, 1_000_999),
    ("bytes=-1", SIZE - 1, SIZE - 1),
    ("bytes=-1000", SIZE - 1000, SIZE - 1),
    (f"bytes=-{SIZE}", 0, SIZE - 1),
    (f"bytes=-{SIZE + 1}", 0, SIZE - 1),
    (f"bytes={SIZE - 5}-", SIZE - 5, SIZE - 1),
    ("bytes=0-", 0, SIZE - 1),
    (f"bytes={SIZE - 1}-{SIZE - 1}", SIZE - 1, SIZE - 1),
    (f"bytes={SIZE - 2}-{SIZE + 100}", SIZE - 2, SIZE - 1),
    ("bytes=0-9223372036854775807", 0, SIZE - 1),
    ("Bytes=7-9", 7, 9),
    ("bytes=7-9 ", 7, 9),
])
def test_range(service, asked_range, first, last):
    part = asked(service, f"Range: {asked_range}")
    assert part.status == 206
    assert part.header("content-range") == f"bytes {first}-{last}/{SIZE}"
    assert part.header("content-length") == str(last - first + 1)
    assert part.body == LARGE[first:last + 1]


@pytest.mark.parametrize("asked_range", [f"bytes={SIZE}-", f"bytes={SIZE}-{SIZE + 5}", "bytes=-0",
                                         "bytes=9223372036854775807-"])
def test_range_beyond_the_end(service, asked_range):
    refused = asked(service, f"Range: {asked_range}")
    assert refused.status == 416
    assert refused.header("content-range") == f"bytes */{SIZE}"


@pytest.mark.parametrize("asked_range", [
    "bytes=5-2", "bytes=", "bytes=-", "bytes=a-b", "bytes=1", "bytes=1-2-3", "bytes", "bytes=+1-2", "items=0-1",
    "bytes=0x1-0x2", "bytes=1 - 2", "=0-1", "bytes=--1", "", "bytes=99999999999999999999999999-",
    "bytes=0-99999999999999999999999999",
])
def test_invalid_range(service, asked_range):
    response = asked(service, f"Range: {asked_range}")
    assert response.status in (200, 206, 416)
    assert response.status == 416 or response.body == LARGE


@pytest.mark.parametrize("asked_range", [
    "bytes=0-0,5-9", "bytes=0-,0-,0-,0-", "bytes=0-9,-9",
    "bytes=" + ",".join(f"{index}-" for index in range(1000)),
    "bytes=" + ",".join("0-0" for _ in range(1500)),
], ids=["two", "overlapping", "both ends", "1,000 overlapping", "1,500 times the same"])
def test_several_ranges(service, asked_range):
    response = asked(service, f"Range: {asked_range}")
    assert response.status in (200, 206, 400, 416, 431)
    # Never more than the file, whatever was asked.
    assert len(response.body) <= SIZE + 4096
    if response.status == 206 and not response.header("content-range"):
        assert response.header("content-type").startswith("multipart/byteranges")


def test_range_of_a_known_version(service):
    tag = asked(service, "Range: bytes=0-0").header("etag")
    assert asked(service, "Range: bytes=0-9", f"If-Range: {tag}").status == 206
    for other in ['"other"', f"W/{tag}", "*", "Thu, 01 Jan 1970 00:00:00 GMT", "nonsense"]:
        whole = asked(service, "Range: bytes=0-9", f"If-Range: {other}")
        assert (whole.status, len(whole.body)) == (200, SIZE), other
    assert asked(service, "Range: bytes=0-9", f"If-None-Match: {tag}").status == 304


def test_range_of_a_known_date(service):
    date = asked(service, "Range: bytes=0-0").header("last-modified")
    if date:
        assert asked(service, "Range: bytes=0-9", f"If-Range: {date}").status == 206


def test_head_has_no_ranges(service):
    head = asked(service, "Range: bytes=0-9", method="HEAD")
    assert head.status == 200
    assert head.header("content-length") == str(SIZE)


def test_two_range_headers(service):
    response = asked(service, "Range: bytes=0-9", "Range: bytes=5-6")
    assert response.status in (200, 206, 400, 416)
    assert response.status != 206 or response.body == LARGE[:10]


def test_a_hundred_clients_do_not_read(service, figure):
    """Nothing but what the system's buffers hold is in memory for a client who does not read."""
    before = service.memory()
    service.forget_peak()
    idle = [Connection(service.port, f"127.0.1.{index % 50 + 1}", buffer=4096) for index in range(100)]
    with Visitor(service) as visitor:
        for connection in idle:
            connection.send(get(Tenants.large))
        time.sleep(3)
        peak = service.memory(peak=True)
    figure(f"memory {peak - before:+.0f} MiB, {visitor.summary()}")
    for connection in idle:
        connection.socket.close()
    assert service.releases(64)
    assert peak - before < 64
    assert visitor.is_served()


def test_a_hundred_clients_read_a_little(service, figure):
    """Each takes 64 KiB, then stops: what was read is not kept either."""
    before = service.memory()
    service.forget_peak()
    clients = [Connection(service.port, f"127.0.2.{index % 50 + 1}", buffer=4096) for index in range(100)]
    for connection in clients:
        connection.send(get(Tenants.large))
    for connection in clients:
        assert len(connection.exactly(65_536, time.monotonic() + 60)) >= 65_536
    peak = service.memory(peak=True)
    figure(f"memory {peak - before:+.0f} MiB")
    for connection in clients:
        connection.reset()
    assert service.releases(64)
    assert peak - before < 64


def test_ten_clients_read_it_whole(service, figure):
    began = time.monotonic()
    service.forget_peak()
    before = service.memory()
    clients = [Connection(service.port, f"127.0.3.{index + 1}") for index in range(10)]
    for connection in clients:
        connection.send(get(Tenants.large, "fruta.example", "Connection: close"))
    for connection in clients:
        assert connection.response(within=60).body == LARGE
        connection.socket.close()
    figure(f"{10 * SIZE / 2**20 / (time.monotonic() - began):.0f} MiB/s, "
           f"memory {service.memory(peak=True) - before:+.0f} MiB")
    assert service.memory(peak=True) - before < 64


def test_files_of_other_tenants(service):
    """A clip's files are not on the hosts of others."""
    assert answered(service.port, Tenants.image, "fruta.example").status == 200
    assert answered(service.port, Tenants.image, "cinema.example").status == 404
