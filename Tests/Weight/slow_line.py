# SPDX-License-Identifier: Apache-2.0

"""A slow line on this machine: all connections share one rate, and each byte arrives late."""
import asyncio
import contextlib
import re
import threading
import time


class SlowLine:
    """A proxy in front of a server, for every engine alike.

    rate: bytes in a second, of all connections together; delay: seconds from a request to its answer, without the
    server's.
    """

    def __init__(self, port, rate, delay):
        self.behind, self.rate, self.delay = port, rate, delay
        self.requests = []
        self.free_at = 0.0
        self.loop = asyncio.new_event_loop()
        started = threading.Event()
        self.thread = threading.Thread(target=self.run, args=[started], daemon=True)
        self.thread.start()
        started.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def run(self, started):
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.connected, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        started.set()
        self.loop.run_forever()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        server.close()

    async def connected(self, reader, writer):
        # The handshake of TCP takes as long as a request.
        await asyncio.sleep(self.delay)
        with contextlib.suppress(OSError, asyncio.CancelledError):
            there, back = await asyncio.open_connection("127.0.0.1", self.behind)
            connection = {}
            await asyncio.gather(self.sent(reader, back, connection), self.received(there, writer, connection))
        writer.close()

    async def sent(self, reader, back, connection):
        while data := await reader.read(65536):
            for path in re.findall(rb"^(?:GET|HEAD|POST) (\S+) HTTP/1", data, re.MULTILINE):
                connection["request"] = {"path": path.decode(), "bytes": 0, "at": time.monotonic()}
                self.requests.append(connection["request"])
            await asyncio.sleep(self.delay / 2)
            back.write(data)
        back.close()

    async def received(self, there, writer, connection):
        # What is read is on its way for a while, and the next part is read meanwhile.
        late = asyncio.Queue(64)

        async def deliver():
            while part := await late.get():
                arrives, data = part
                await asyncio.sleep(max(0, arrives - time.monotonic()))
                writer.write(data)
                await writer.drain()

        delivery = asyncio.create_task(deliver())
        while data := await there.read(1460 * 4):
            if request := connection.get("request"):
                request["bytes"] += len(data)
            now = time.monotonic()
            self.free_at = max(self.free_at, now) + len(data) / self.rate
            await late.put((self.free_at + self.delay / 2, data))
            await asyncio.sleep(max(0, self.free_at - now - 0.05))
        await late.put(None)
        await delivery
        writer.close()
