# SPDX-License-Identifier: Apache-2.0

"""HTTP/1.1 byte by byte: what a well-behaved library would never send, and would hide on receipt."""
import dataclasses
import socket
import struct
import time


@dataclasses.dataclass
class Response:
    status: int
    headers: list = dataclasses.field(repr=False)
    body: bytes = dataclasses.field(repr=False)

    def header(self, name):
        """The first value of a header, or None."""
        return next((value for key, value in self.headers if key == name.lower()), None)


# How long a test waits for an answer or an end, in seconds: less than the ten after which the server gives up a client.
PROMPT = 8


class Connection:
    """A connection from an address of this machine, on which any bytes can be sent.

    All of 127.0.0.0/8 is this machine, so that tests can be as many clients as they need.
    """

    def __init__(self, port, source="127.0.0.1", timeout=60, buffer=None):
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.bind((source, 0))
        self.socket.settimeout(timeout)
        self.socket.connect(("127.0.0.1", port))
        self.received = b""
        # How the server ended the connection: "closed", "reset", or None while it is open.
        self.end = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        """Sends bytes; what a server refuses in the middle is no error here."""
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError, TimeoutError):
            return False
        return True

    def fill(self, deadline):
        """Receives what comes before a time; whether there was anything."""
        if self.end:
            return False
        self.socket.settimeout(max(deadline - time.monotonic(), 0.001))
        try:
            data = self.socket.recv(1 << 18)
        except TimeoutError:
            return False
        except OSError:
            self.end = "reset"
            return False
        if not data:
            self.end = "closed"
        self.received += data
        return bool(data)

    def response(self, within=PROMPT, method="GET"):
        """The next response, or None where the connection ends or nothing comes."""
        deadline = time.monotonic() + within
        while b"\r\n\r\n" not in self.received:
            if not self.fill(deadline):
                return None
        head, _, self.received = self.received.partition(b"\r\n\r\n")
        status_line, *lines = head.decode("latin-1").split("\r\n")
        status = int(status_line.split(" ")[1])
        headers = [(name.lower(), value.strip()) for name, _, value in
                   (line.partition(":") for line in lines)]
        response = Response(status, headers, b"")
        if status >= 200 and status not in (204, 304) and method != "HEAD":
            response.body = self.body(response, deadline)
        return response

    def body(self, response, deadline):
        if response.header("transfer-encoding") == "chunked":
            body = b""
            while True:
                size = int(self.line(deadline).split(b";")[0], 16)
                chunk = self.exactly(size, deadline)
                if size == 0:
                    while self.line(deadline):
                        pass
                    return body
                body += chunk
                self.line(deadline)
        length = response.header("content-length")
        if length is not None:
            return self.exactly(int(length), deadline)
        while self.fill(deadline):
            pass
        body, self.received = self.received, b""
        return body

    def exactly(self, count, deadline):
        chunks, size = [self.received], len(self.received)
        self.received = b""
        while size < count and self.fill(deadline):
            chunks.append(self.received)
            size += len(self.received)
            self.received = b""
        data = b"".join(chunks)
        self.received = data[count:]
        return data[:count]

    def line(self, deadline):
        while b"\r\n" not in self.received:
            if not self.fill(deadline):
                return b""
        line, _, self.received = self.received.partition(b"\r\n")
        return line

    def is_ended(self, within=PROMPT):
        """Whether the server ends the connection before a time."""
        deadline = time.monotonic() + within
        while not self.end and time.monotonic() < deadline:
            self.fill(deadline)
        return self.end is not None

    def reset(self):
        """Ends the connection with RST."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


def get(path="/", host="fruta.example", *lines):
    """A request as every browser could send it."""
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", *lines, "", ""]).encode("latin-1")


def answered(port, path="/", host="fruta.example", *lines, source="127.0.0.1", within=30):
    """The response to a request on a connection of its own, or None."""
    try:
        with Connection(port, source, timeout=within) as connection:
            connection.send(get(path, host, *lines, "Connection: close"))
            return connection.response(within)
    except OSError:
        return None
