# SPDX-License-Identifier: Apache-2.0

"""Requests that are not HTTP, or not quite: refused, or answered in sync, never for the wrong host.

The cases are in malformed.toml.
"""
import pathlib
import re
import tomllib

import pytest

from tenants import host_of
from wire import Connection, answered, get

CASES = tomllib.loads(pathlib.Path(__file__).with_name("malformed.toml").read_text())["case"]


def bytes_of(text):
    return re.sub(r"\{body (\d+)\}", lambda match: "a" * int(match[1]), text).encode("latin-1")


def check(response):
    """What no response may be, whatever was asked."""
    assert host_of(response.body) != "theatre.example"
    assert response.header("injected") is None
    assert b"root:" not in response.body
    assert b"Cookie: secret" not in response.body


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_malformed(service, case):
    closes = case.get("closes")
    with Connection(service.port) as connection:
        connection.send(bytes_of(case["send"]) + get(host="cinema.example"))
        first = connection.response(method=case.get("method", "GET"))
        while first is not None and first.status == 100:
            first = connection.response()
        if first is None:
            assert connection.end, "it neither answers nor ends the connection"
            assert 0 in case["statuses"], f"it ends the connection ({connection.end}) without a response"
        else:
            assert first.status in case["statuses"]
            check(first)
            if first.status == 200 and case.get("method") != "HEAD":
                assert host_of(first.body) == (case.get("host", "fruta.example") or None)
            second = None if connection.end else connection.response()
            if second is None:
                assert connection.end, "it neither answers the next request nor ends the connection"
                assert closes is not False, "it ends the connection"
            else:
                check(second)
                assert closes is not True, f"it answers more requests on the connection: {second.status}"
                assert second.status == 200
                assert host_of(second.body) == "cinema.example"
                # Nothing more was asked.
                assert connection.response(within=0.05) is None
    page = answered(service.port, host="cinema.example")
    assert page is not None and host_of(page.body) == "cinema.example"


def test_malformed_requests_take_no_memory(service, figure):
    for _ in range(2):
        before = service.memory()
        for case in CASES * 5:
            with Connection(service.port) as connection:
                connection.send(bytes_of(case["send"]))
    assert service.releases(64)
    figure(f"{5 * len(CASES)} requests, the second time: {service.memory() - before:+.1f} MiB")
    assert service.memory() - before < 8
