# SPDX-License-Identifier: Apache-2.0

"""People who can sign in, and forms as anybody can send them."""
import subprocess
import urllib.parse

from tenants import PROGRAM
from wire import Connection

PASSWORD = "correct horse battery"


def add(database, **roles):
    """Adds people with their roles; all have the same password."""
    for name, role in roles.items():
        subprocess.run([PROGRAM, "person", "add", name, "--role", role, "--database", str(database)],
                       input=PASSWORD + "\n", text=True, check=True, capture_output=True, timeout=180)


def request(port, method, path, *lines, body=b"", source="127.0.0.1", within=60, host="localhost"):
    """The response to a request with a body, or None."""
    try:
        with Connection(port, source, timeout=within) as connection:
            length = [f"Content-Length: {len(body)}"] if method != "GET" else []
            first = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close"]
            head = "\r\n".join([*first, *length, *lines, "", ""])
            connection.send(head.encode() + body)
            return connection.response(within)
    except OSError:
        return None


def sign_in(port, name, password=PASSWORD, *lines, source="127.0.0.1", within=60, origin=None, host="localhost"):
    """The response to a form for signing in, or None."""
    body = urllib.parse.urlencode({"name": name, "password": password}).encode()
    return request(port, "POST", "/console/sign-in", f"Origin: {origin or f'http://{host}'}",
                   "Content-Type: application/x-www-form-urlencoded", *lines, body=body, source=source, within=within,
                   host=host)


def session(port, name, **options):
    """The field with the cookie of somebody who signs in."""
    response = sign_in(port, name, **options)
    assert response.status == 303
    return "Cookie: " + response.header("set-cookie").partition(";")[0]
