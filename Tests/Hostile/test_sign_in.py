# SPDX-License-Identifier: Apache-2.0

"""Strangers at the sign-in: they neither fill the memory nor keep anybody out (C7)."""
import time

import pytest

import people
from service import Service
from wire import Connection

FORM = "Content-Type: application/x-www-form-urlencoded"


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    path = tmp_path_factory.mktemp("people") / "morsel.sqlite"
    people.add(path, ada="admin", bob="editor")
    return path


@pytest.fixture
def own(database):
    """A server that nobody has tried to sign in at."""
    service = Service(database, "--client-requests", "100000", "--client-connections", "2000")
    yield service
    assert service.process.poll() is None, "the server has ended"
    service.end()


def test_names_of_a_megabyte(own, figure):
    """1,200 names of 1 MB: none is read, and none is kept (58 MiB became 1,278)."""
    own.forget_peak()
    before = own.memory()
    statuses = {}
    for number in range(1200):
        with Connection(own.port, f"127.6.{number // 200}.{number % 200 + 1}") as connection:
            body = f"password=x&name={number}".encode() + b"n" * 1_000_000
            connection.send(f"POST /console/sign-in HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n{FORM}\r\n"
                            f"Content-Length: {len(body)}\r\n\r\n".encode())
            connection.send(body)
            response = connection.response()
            status = response.status if response else connection.end
            statuses[status] = statuses.get(status, 0) + 1
    figure(f"{statuses}, memory {before:.0f} → {own.memory():.0f} MiB, {own.memory(peak=True):.0f} at most")
    assert own.memory(peak=True) - before < 48
    assert statuses.get(413, 0) >= 1190


def test_names_as_long_as_a_stranger_may_send(own, figure):
    """400 names of 60 kB that differ: only their number counts, by client."""
    own.forget_peak()
    before = own.memory()
    began = time.monotonic()
    for number in range(400):
        source = f"127.7.{number // 200}.{number % 200 + 1}"
        response = people.sign_in(own.port, f"{number}" + "n" * 60_000, source=source)
        assert response.status == 403
        assert len(response.body) < 8_000
    figure(f"{time.monotonic() - began:.1f} s, memory {before:.0f} → {own.memory():.0f} MiB, "
           f"{own.memory(peak=True):.0f} at most")
    assert own.memory(peak=True) - before < 32


def test_refusals_say_when_to_try_again(own):
    # One is forgiven every twenty seconds, which a slow machine needs for some tries.
    for _ in range(10):
        assert people.sign_in(own.port, "bob", "wrong", source="127.10.0.1").status in (403, 429)
    for _ in range(20):
        refused = people.sign_in(own.port, "bob", "wrong", source="127.10.0.1")
        if refused.status == 429:
            break
    assert refused.status == 429 and 1 <= int(refused.header("retry-after")) <= 20
    # A colleague behind the same address, and the same person from elsewhere, are let in.
    assert people.sign_in(own.port, "ada", source="127.10.0.1").status == 303
    assert people.sign_in(own.port, "bob", source="127.10.0.2").status == 303


def test_right_passwords_do_not_count(own):
    assert {people.sign_in(own.port, "ada", source="127.11.0.1").status for _ in range(12)} == {303}


@pytest.mark.parametrize("lines, status", [
    ([], 200), (["X-Forwarded-For: 127.0.0.1"], 410), (["Forwarded: for=127.0.0.1"], 410), (["Via: 1.1 proxy"], 410),
    (["X-Real-IP: 192.0.2.1"], 410),
])
def test_a_proxy_on_this_machine_is_not_this_machine(tmp_path, lines, status):
    """The link for the first administrator works for whoever sits at the server."""
    import re
    import subprocess

    from service import free_port
    from tenants import PROGRAM
    from wire import answered
    database, port = tmp_path / "morsel.sqlite", free_port()
    people.add(database, eve="viewer")
    subprocess.run([PROGRAM, "person", "remove", "eve", "--database", str(database)], check=True, capture_output=True)
    server = subprocess.Popen([PROGRAM, "serve", "--database", str(database), "--port", str(port), "--quiet"],
                              stdout=subprocess.PIPE, text=True)
    try:
        link = None
        while not link:
            line = server.stdout.readline()
            assert line, "the server prints a link"
            link = re.search(r"http://localhost:\d+(/console/first\S*)", line)
        assert answered(port, link[1], "localhost", *lines).status == status
        assert answered(port, link[1], "console.example", *lines).status in (404, 410)
    finally:
        server.terminate()
        server.wait(timeout=60)
