# SPDX-License-Identifier: Apache-2.0

"""Slow clients are given up after a while, and nobody waits for them."""
import time

import pytest

from service import Service
from slow import KINDS, PATIENCE
from tenants import Tenants
from wire import Connection, get


@pytest.mark.parametrize("kind", KINDS)
def test_slow_client_is_given_up(patient, figure, kind):
    ends = patient.ends(kind)
    figure(f"{len(ends)} of 10 ended" + (f" after {min(ends):.0f} to {max(ends):.0f} s" if ends else ""))
    assert len(ends) == 10


def test_client_that_does_not_read_is_given_up(patient, figure):
    """The server has closed the connections, although the clients have not."""
    patient.thread.join()
    held = patient.service.connections() - patient.connections
    figure(f"{held} of {len(patient.silent)} connections are held")
    assert held <= 0


def test_slow_clients_cost_nothing(patient, figure):
    figure(f"{patient.service.processor_time():.1f} s of processor time in all, "
           f"memory at most {patient.service.memory(peak=True):.0f} MiB")
    assert patient.service.is_well()


def test_client_that_stays_after_its_refusal_is_closed(tenants, figure):
    """It has its 408 and the end of the server's side, and keeps its own side open."""
    service = Service(tenants.path)
    try:
        before = service.connections()
        clients = [Connection(service.port, f"127.5.0.{index + 1}") for index in range(5)]
        for connection in clients:
            connection.send(b"GET / HTTP/1.1\r\nHost: fruta.example\r\n")
        began = time.monotonic()
        for connection in clients:
            while connection.fill(began + PATIENCE):
                pass
            assert connection.received.startswith(b"HTTP/1.1 408") and connection.end
        while service.connections() > before and time.monotonic() < began + 2 * PATIENCE:
            time.sleep(0.2)
        # One that the test itself had before may have ended meanwhile.
        held = max(0, service.connections() - before)
        figure(f"{held} of 5 connections are held, {time.monotonic() - began:.0f} s after they began")
        assert held == 0
    finally:
        service.end()


def test_slow_reader_of_a_large_file(tenants, figure):
    """Who reads a little all the time may: a phone on a train does."""
    service = Service(tenants.path)
    try:
        before = service.memory()
        readers = [Connection(service.port, f"127.3.0.{index + 1}", buffer=4096) for index in range(20)]
        for connection in readers:
            connection.send(get(Tenants.large))
        ending = time.monotonic() + 4
        while time.monotonic() < ending:
            for connection in readers:
                connection.exactly(2048, time.monotonic() + 0.2)
                assert not connection.end
            time.sleep(0.05)
        figure(f"20 clients at 20 kB/s, memory {service.memory() - before:+.0f} MiB")
        assert service.memory() - before < 32
        for connection in readers:
            connection.socket.close()
    finally:
        service.end()
