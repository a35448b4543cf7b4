# SPDX-License-Identifier: Apache-2.0

"""Clients that take their time.

All of them begin together, so that waiting for them takes no longer than the most patient server may be.
"""
import selectors
import threading
import time

from tenants import Tenants
from wire import Connection, get

# The longest that a server may wait for a client, in seconds.
PATIENCE = 45

# What clients send at once, and what they then send of it every so many seconds, byte by byte.
KINDS = {
    "headers byte by byte": (b"", get("/", "fruta.example", "X: " + "y" * 500), 0.2),
    "endless headers line by line": (b"GET / HTTP/1.1\r\nHost: fruta.example\r\n", b"X: y\r\n" * 500, 1.0),
    "nothing at all": (b"", b"", 1.0),
    "nothing more after a response": (get(), b"", 1.0),
    "half a request": (b"GET / HT", b"", 1.0),
    "empty lines": (b"", b"\r\n" * 500, 0.5),
    "a body byte by byte": (b"GET / HTTP/1.1\r\nHost: fruta.example\r\nContent-Length: 1000\r\n\r\n", b"a" * 1000, 0.2),
}


class Slow:
    """Slow clients of every kind, on a thread of their own."""

    def __init__(self, service):
        self.service = service
        self.began = time.monotonic()
        self.connections = service.connections()
        # Those who ask for a large file and read nothing of it.
        self.silent = [Connection(service.port, f"127.2.0.{index + 1}", buffer=4096) for index in range(10)]
        for connection in self.silent:
            connection.send(get(Tenants.large))
        self.ended = {kind: [] for kind in KINDS}
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        selector = selectors.DefaultSelector()
        sending = []
        for number, (kind, (first, rest, pause)) in enumerate(KINDS.items()):
            for index in range(10):
                connection = Connection(self.service.port, f"127.2.{number + 1}.{index + 1}")
                connection.send(first)
                connection.socket.setblocking(False)
                selector.register(connection.socket, selectors.EVENT_READ, (kind, connection))
                sending.append([time.monotonic() + pause, pause, connection, rest, 0])
        piece = {b"X: y\r\n": 6}
        while selector.get_map() and time.monotonic() < self.began + PATIENCE:
            for key, _ in selector.select(0.05):
                kind, connection = key.data
                try:
                    data = connection.socket.recv(65_536)
                except OSError:
                    data = b""
                if not data:
                    selector.unregister(connection.socket)
                    connection.end = "closed"
                    connection.socket.close()
                    self.ended[kind].append(time.monotonic() - self.began)
            now = time.monotonic()
            for entry in sending:
                due, pause, connection, rest, place = entry
                if due <= now and place < len(rest) and not connection.end:
                    size = piece.get(rest[:6], 1)
                    try:
                        connection.socket.send(rest[place:place + size])
                    except OSError:
                        pass
                    entry[0], entry[4] = now + pause, place + size
        time.sleep(max(0, self.began + PATIENCE - time.monotonic()))
        for key in list(selector.get_map().values()):
            key.fileobj.close()

    def ends(self, kind):
        """When the server ended the connections of a kind, in seconds."""
        self.thread.join()
        return self.ended[kind]
