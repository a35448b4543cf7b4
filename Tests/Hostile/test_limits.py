# SPDX-License-Identifier: Apache-2.0

"""The limits of clients, as options set them, and what the metrics tell of them."""
import http.client
import re
import socket
import time

import pytest

from service import Service, free_port
from wire import Connection, answered, get

CONNECTIONS = 5
REQUESTS = 20


@pytest.fixture(scope="module")
def metrics_port():
    return free_port()


@pytest.fixture(scope="module")
def service(tenants, metrics_port):
    service = Service(tenants.path, "--client-connections", str(CONNECTIONS), "--client-requests", str(REQUESTS),
                      "--metrics-port", str(metrics_port))
    yield service
    service.end()


def test_connections_of_a_client(service):
    open_ones, refused = [], 0
    for _ in range(3 * CONNECTIONS):
        connection = Connection(service.port, "127.4.0.1")
        connection.send(get())
        if connection.response() is None:
            refused += 1
            assert connection.end
        open_ones.append(connection)
    assert refused == 2 * CONNECTIONS
    assert answered(service.port, source="127.4.0.2").status == 200
    for connection in open_ones:
        connection.socket.close()
    # A moment later there is room again.
    ending = time.monotonic() + 60
    while answered(service.port, source="127.4.0.1") is None:
        assert time.monotonic() < ending


def test_requests_of_a_client(service, figure):
    """Four seconds' worth may come at once; who forwards them is nobody's business."""
    statuses = []
    began = time.monotonic()
    for number in range(10 * REQUESTS):
        response = answered(service.port, "/", "fruta.example", f"X-Forwarded-For: 192.0.2.{number}",
                            f"Forwarded: for=192.0.2.{number}", source="127.4.0.3")
        statuses.append(response.status)
    passed = time.monotonic() - began
    figure(f"{statuses.count(200)} of {len(statuses)} answered, within {passed:.1f} s")
    assert set(statuses) == {200, 429}
    assert 4 * REQUESTS <= statuses.count(200) <= (4 + passed + 1) * REQUESTS
    refused = answered(service.port, source="127.4.0.3")
    if refused.status == 429:
        assert int(refused.header("retry-after")) >= 1
    assert answered(service.port, "/", "fruta.example", "X-Forwarded-For: 127.4.0.3", source="127.4.0.4").status == 200
    time.sleep(1)
    assert answered(service.port, source="127.4.0.3").status == 200


def test_metrics(service, metrics_port):
    """On a port of their own, of this machine alone."""
    connection = http.client.HTTPConnection("127.0.0.1", metrics_port, timeout=60)
    connection.request("GET", "/metrics")
    response = connection.getresponse()
    text = response.read().decode()
    assert response.status == 200
    assert response.headers["Content-Type"].startswith("text/plain")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert any(line.startswith("morsel_responses_total") for line in lines)
    for line in lines:
        assert re.fullmatch(r'[a-zA-Z_:][\w:]*(\{[^}]*\})? [-+.\w]+', line), line
        float(line.rpartition(" ")[2])
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.2", metrics_port), timeout=2)
    assert answered(service.port, "/metrics", source="127.4.0.5").status in (200, 404)
    assert b"morsel_" not in answered(service.port, "/metrics", "localhost", source="127.4.0.5").body
