# SPDX-License-Identifier: Apache-2.0

"""The built server over the wire: methods, log, and its end.

Build first:  swift build --package-path Application --product morsel; Scripts/build-clips.sh
Then:         pytest Tests/Browser/test_server.py
"""
import http.client
import json
import socket
import time

import pytest

from morsel import Registered, Server


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    return Registered(tmp_path_factory.mktemp("registry"), "example.com")


@pytest.fixture
def server(database):
    server = Server(database.path)
    yield server.wait()
    if server.process.poll() is None:
        assert server.end() == 0


def asked(server, method, path, host="fruta.example"):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request(method, path, headers={"Host": host, "Connection": "close"})
    answer = connection.getresponse()
    return answer, answer.read()


def test_head_is_get_without_its_body(server):
    for path in ["/smoothie", "/closed", "/.well-known/apple-app-site-association", "/.morsel/web/page/page.js"]:
        got, body = asked(server, "GET", path)
        head, nothing = asked(server, "HEAD", path)
        assert (head.status, nothing) == (got.status, b"")
        assert head.headers["Content-Length"] == str(len(body))
        assert head.headers["Content-Type"] == got.headers["Content-Type"]


def test_script_is_sent_once(server):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    headers = {"Host": "fruta.example"}
    for status in [200, 304, 304]:
        connection.request("GET", "/.morsel/web/page/page.js", headers=headers)
        answer = connection.getresponse()
        assert answer.status == status
        assert bool(answer.read()) == (status == 200)
        headers["If-None-Match"] = answer.headers["ETag"]
    connection.close()


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_other_methods_are_refused(server, method):
    answer, _ = asked(server, method, "/smoothie")
    assert answer.status == 405
    assert answer.headers["Allow"] == "GET, HEAD"


# B-09: no redirect, JSON, and nothing but the clips of the host.
def test_association_file(server):
    answer, body = asked(server, "GET", "/.well-known/apple-app-site-association")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "application/json")
    assert json.loads(body) == {"applinks": {"details": []}, "appclips": {"apps": ["ABCDE12345.com.example.fruta.Clip"]}}


@pytest.mark.parametrize("request_line", [
    b"GET /%00 HTTP/1.1", b"GET //fruta.example//x HTTP/1.1", b"GET http://fruta.example/ HTTP/1.1",
    b"GET * HTTP/1.1", b"GET /" + b"a" * 20_000 + b" HTTP/1.1", b"GET /?" + b"%" * 500 + b" HTTP/1.1",
    b"\x16\x03\x01\x02\x00\x01\x00", b"GET /x HTTP/9.9",
], ids=["zero", "slashes", "absolute", "asterisk", "long", "percents", "tls", "version"])
def test_hostile_requests_leave_it_serving(server, request_line):
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.sendall(request_line + b"\r\nHost: fruta.example\r\nConnection: close\r\n\r\n")
        try:
            answer = connection.recv(4096)
        except ConnectionResetError:
            answer = b""
    assert not answer or int(answer.split()[1]) in (200, 400, 404, 414, 431, 501, 505), answer
    assert asked(server, "GET", "/health", "localhost")[0].status == 200


def test_signal_ends_it_while_clients_stay_connected(server):
    idle = [http.client.HTTPConnection("127.0.0.1", server.port, timeout=60) for _ in range(3)]
    for connection in idle:
        connection.request("GET", "/smoothie", headers={"Host": "fruta.example"})
        assert connection.getresponse().read()
    silent = socket.create_connection(("127.0.0.1", server.port))
    began = time.monotonic()
    assert server.end() == 0
    assert time.monotonic() - began < 30, "before it would have closed them for being idle"
    silent.close()


def test_log_keeps_queries_to_itself(database, tmp_path):
    with (tmp_path / "log").open("w") as file:
        server = Server(database.path, log=file).wait()
        asked(server, "GET", "/smoothie?name=secret")
        assert server.end() == 0
    log = (tmp_path / "log").read_text()
    lines = [line for line in log.splitlines() if "/smoothie" in line]
    assert len(lines) == 1
    assert " 200 GET fruta.example /smoothie " in lines[0]
    assert "secret" not in log
