# SPDX-License-Identifier: Apache-2.0

"""Thousands of connections that are opened at once and say nothing."""
import contextlib
import select
import socket
import time


class Crowd:
    """Connections to a port, as many as the server's system accepts before a time."""

    def __init__(self, port, sources, within=4):
        """One connection from each of the addresses."""
        self.sockets = []
        for source in sources:
            opening = socket.socket()
            opening.setblocking(False)
            # The system chooses a port only when the destination is known: there are enough then.
            opening.setsockopt(socket.IPPROTO_IP, 24, 1)  # IP_BIND_ADDRESS_NO_PORT
            opening.bind((source, 0))
            with contextlib.suppress(BlockingIOError):
                opening.connect(("127.0.0.1", port))
            self.sockets.append(opening)
        waiting = select.poll()
        for opening in self.sockets:
            waiting.register(opening, select.POLLOUT)
        self.opened = 0
        ending = time.monotonic() + within
        while self.opened < len(self.sockets) and time.monotonic() < ending:
            for descriptor, _ in waiting.poll(100):
                waiting.unregister(descriptor)
                self.opened += 1

    def close(self):
        for opening in self.sockets:
            opening.close()
