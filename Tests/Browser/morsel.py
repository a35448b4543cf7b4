# SPDX-License-Identifier: Apache-2.0

"""The program as it was built, a database for the tests, and a server on it."""
import contextlib
import http.client
import itertools
import json
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = pathlib.Path(os.environ.get("MORSEL", ROOT / "Application" / ".build" / "debug" / "morsel"))
BUNDLE = ROOT / "Output" / "clips" / "Fruta.clip"
IMAGE = BUNDLE / "assets" / "header.png"
FRUTA = "ABCDE12345.com.example.fruta.Clip"
CINEMA = "ABCDE12345.com.example.cinema.Clip"


def run(*arguments, status=0):
    """What a command prints."""
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=180)
    assert done.returncode == status, f"{arguments}: {done.stdout}{done.stderr}"
    for server in Server.running:
        server.wait_for_changes()
    return done.stdout


def bundle(folder, hosts, version="1.0", name="fruta"):
    """A copy of Fruta's bundle that names other hosts."""
    copy = folder / f"{name}-{version}.clip"
    shutil.copytree(BUNDLE, copy)
    manifest = json.loads((copy / "clip.json").read_text())
    manifest["app"]["identifier"] = f"ABCDE12345.com.example.{name}"
    manifest["clip"] = f"ABCDE12345.com.example.{name}.Clip"
    manifest["version"] = version
    manifest["associatedDomains"] = [f"appclips:{host}" for host in hosts]
    (copy / "clip.json").write_text(json.dumps(manifest))
    return copy


class Registered:
    """A database with clips and experiences in every state."""

    def __init__(self, folder, host):
        self.path = folder / "morsel.sqlite"
        self.publish(bundle(folder, ["fruta.example", host]))
        self.add(f"https://{host}/")
        self.add("https://fruta.example/smoothie")
        self.closed = self.add("https://fruta.example/closed")
        self.change("deactivate", self.closed)
        # Its second version has another host: what was registered before is no longer associated.
        self.publish(bundle(folder, ["cinema.example"], "1.0", "cinema"))
        self.add("https://cinema.example/tonight", clip=CINEMA)
        self.publish(bundle(folder, ["theatre.example"], "1.1", "cinema"))

    def publish(self, folder):
        run("publish", str(folder), "--database", str(self.path))

    def add(self, url, clip=FRUTA):
        printed = run("experience", "add", url, "--clip", clip, "--title", "Order a smoothie",
                      "--subtitle", "Skip the line at Fruta", "--image", str(IMAGE),
                      "--database", str(self.path), "--json")
        return json.loads(printed)["id"]

    def change(self, verb, number):
        run("experience", verb, str(number), "--database", str(self.path))


# Ports of this process of pytest, below those that the system gives away: nobody else gets one before a server of ours has it.
FIRST_PORT = 10_000 + 500 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
PORTS = itertools.cycle(random.sample(range(FIRST_PORT, FIRST_PORT + 500), 500))


def free_port():
    for port in PORTS:
        with contextlib.suppress(OSError), socket.socket() as free:
            free.bind(("127.0.0.1", port))
            return port


class Server:
    """A server on a free port of this machine."""

    # Those that have answered, and have not been told to end.
    running = []

    def __init__(self, database, log=None, output=None):
        """With a log it writes an access log there; what it prints goes to an output."""
        self.database, self.port, self.metrics_port = database, free_port(), free_port()
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--database", str(database), "--port", str(self.port),
             "--metrics-port", str(self.metrics_port), *([] if log else ["--quiet"])],
            stdout=output or subprocess.DEVNULL, stderr=log or subprocess.DEVNULL, text=True)

    def wait(self):
        """Until it answers."""
        for _ in range(1200):
            assert self.process.poll() is None, "the server has ended"
            with contextlib.suppress(OSError):
                if self.get("localhost", "/health").status == 200:
                    Server.running.append(self)
                    return self
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def wait_for_changes(self):
        """Until it serves the latest change of its database, which it does within 50 ms by itself."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            latest = database.execute("SELECT max(revision) FROM changes").fetchone()[0] or 0
        deadline = time.monotonic() + 60
        while self.revision() < latest:
            assert time.monotonic() < deadline, f"change {latest} is not served"
            time.sleep(0.01)

    def revision(self):
        """The number of the change that it serves, by its metrics."""
        connection = http.client.HTTPConnection("127.0.0.1", self.metrics_port, timeout=60)
        connection.request("GET", "/metrics", headers={"Connection": "close"})
        text = connection.getresponse().read().decode()
        return float(re.search(r"^morsel_registry_revision (\S+)$", text, re.MULTILINE)[1])

    def get(self, host, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", path, headers={"Host": host, "Connection": "close"})
        return connection.getresponse()

    def page(self, url):
        """The address under which this machine has an https URL."""
        host, slash, rest = url.removeprefix("https://").partition("/")
        return f"http://{host}.localhost:{self.port}{slash}{rest}"

    def end(self):
        """Its status, after it was told to end."""
        if self in Server.running:
            Server.running.remove(self)
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)
