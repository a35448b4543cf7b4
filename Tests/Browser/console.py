# SPDX-License-Identifier: Apache-2.0

"""A server with a console for the tests, those who sign in there, and the photo that they choose."""
import contextlib
import http.client
import struct
import subprocess
import urllib.parse
import zlib

from morsel import PROGRAM, Registered, Server

PASSWORD = "correct horse battery"
FORM = "application/x-www-form-urlencoded"


def photo(width=2400, height=1800):
    """A PNG as a camera would not make it: larger than a card takes, and of another shape."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    row = b"\0" + bytes(value for x in range(width) for value in (x * 255 // width, 120, 60))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(row * height)) + chunk(b"IEND", b""))


@contextlib.contextmanager
def console_with_people(folder, **people):
    """A server with clips and experiences, on which people with these roles can sign in."""
    database = Registered(folder, "example.com")
    for name, role in people.items():
        subprocess.run([PROGRAM, "person", "add", name, "--role", role, "--database", database.path],
                       input=PASSWORD + "\n", text=True, check=True, capture_output=True, timeout=60)
    server = Server(database.path).wait()
    yield server
    assert server.end() == 0


def sign_in(page, server, name):
    page.goto(f"http://localhost:{server.port}/console/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Overview").wait_for()


class Client:
    """What somebody sends who has no browser: any method, any path, any field."""

    def __init__(self, server):
        self.server, self.authority, self.cookie = server, f"localhost:{server.port}", ""

    def send(self, method, path, body=None, **fields):
        """The status, the fields and the text of the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        fields = {"host": self.authority, "connection": "close", **fields}
        if self.cookie:
            fields["cookie"] = self.cookie
        if body is not None:
            fields.setdefault("content_length", str(len(body)))
        for name, value in fields.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders(body)
        answer = connection.getresponse()
        with contextlib.closing(connection):
            text = answer.read().decode(errors="replace")
        for field in answer.headers.get_all("set-cookie") or []:
            self.cookie = field.partition(";")[0]
        return answer.status, answer.headers, text

    def get(self, path):
        return self.send("GET", path)

    def post(self, path, form, **fields):
        fields = {"origin": f"http://{self.authority}", "content_type": FORM, **fields}
        return self.send("POST", path, urllib.parse.urlencode(form).encode(), **fields)

    def sign_in(self, name, password=PASSWORD):
        return self.post("/console/sign-in", {"name": name, "password": password})

    def token(self):
        """The token in the forms of the session."""
        text = self.get("/console/account")[2]
        return text.partition('name="token" value="')[2].partition('"')[0]
