# SPDX-License-Identifier: Apache-2.0

"""Strangers at the sign-in: they neither fill the memory nor keep anybody out (C7)."""
import threading
import time

import people
import pytest
from service import Service, Visitor
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
        response = people.sign_in(own.port, f"{number}" + "n" * 60_000, source=f"127.7.{number // 200}.{number % 200 + 1}")
        assert response.status == 403
        assert len(response.body) < 8_000
    figure(f"{time.monotonic() - began:.1f} s, memory {before:.0f} → {own.memory():.0f} MiB, "
           f"{own.memory(peak=True):.0f} at most")
    assert own.memory(peak=True) - before < 32


def crowd(own, clients, attempt, until):
    """Runs an attempt by many clients all the while; what they were answered."""
    statuses, threads = {}, []

    def run(client):
        while not until.is_set():
            response = attempt(client)
            status = response.status if response else 0
            statuses[status] = statuses.get(status, 0) + 1
            # Who is refused comes again at once, but not in a tight loop.
            until.wait(0.05)

    for client in clients:
        threads.append(threading.Thread(target=run, args=(client,)))
        threads[-1].start()
    return statuses, threads


def once(own):
    """How long a sign-in takes on this machine while nobody attacks, in seconds."""
    began = time.monotonic()
    assert people.sign_in(own.port, "ada", source="127.8.2.1").status == 303
    return time.monotonic() - began


def test_strangers_lock_nobody_out(own, figure):
    """Forty strangers guess a colleague's password all the while, each from an address of its own."""
    alone = once(own)
    until = threading.Event()
    statuses, threads = crowd(
        own, range(40), lambda client: people.sign_in(own.port, "ada", "wrong", source=f"127.8.0.{client + 1}"), until)
    times = []
    try:
        with Visitor(own) as visitor:
            time.sleep(2 + 5 * alone)
            for number in range(3):
                began = time.monotonic()
                response = people.sign_in(own.port, "ada", source=f"127.8.1.{number + 1}")
                times.append(time.monotonic() - began)
                assert response is not None and response.status == 303
    finally:
        until.set()
        for thread in threads:
            thread.join()
    figure(f"signed in after {max(times):.1f} s at most, {alone:.1f} s alone; strangers {statuses}; {visitor.summary()}, "
           f"memory {own.memory(peak=True):.0f} MiB at most")
    assert max(times) < 10 + 10 * alone
    assert set(statuses) <= {403, 429, 503} and statuses.get(403, 0) > 3
    assert visitor.is_served()


def test_one_stranger_with_many_names(own, figure):
    """Whoever sends hundreds at once waits; others do not, and the queue is bounded."""
    alone = once(own)
    until = threading.Event()
    statuses, threads = crowd(
        own, range(60), lambda client: people.sign_in(own.port, f"somebody{client}", "wrong", source="127.9.0.1"), until)
    own.forget_peak()
    try:
        time.sleep(3)
        began = time.monotonic()
        response = people.sign_in(own.port, "bob", source="127.9.0.2")
        passed = time.monotonic() - began
    finally:
        until.set()
        for thread in threads:
            thread.join()
    figure(f"another is signed in after {passed:.1f} s, {alone:.1f} s alone; the stranger: {statuses}, memory "
           f"{own.memory(peak=True):.0f} MiB at most")
    assert response is not None and response.status == 303
    assert statuses.get(429, 0) > 0
    assert passed < 10 + 10 * alone


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


@pytest.mark.parametrize("options, trusted", [
    (["--public-address", "https://console.example"], True),
    (["--public-address", "https://console.example", "--trusted-proxy", "192.0.2.1"], False),
    (["--public-address", "https://console.example", "--trusted-proxy", "127.0.0.0/8"], True),
])
def test_behind_a_proxy_the_client_is_the_forwarded_one(database, options, trusted):
    service = Service(database, *options)
    try:
        def attempt(client, password):
            return people.sign_in(service.port, "ada", password, f"X-Forwarded-For: 203.0.113.9, {client}",
                                  origin="https://console.example", host="console.example").status
        statuses = [attempt("198.51.100.1", "wrong")]
        while statuses[-1] != 429 and len(statuses) < 40:
            statuses.append(attempt("198.51.100.1", "wrong"))
        assert set(statuses) == {403, 429}
        assert attempt("198.51.100.2", people.PASSWORD) == (303 if trusted else 429)
    finally:
        service.end()


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
