# SPDX-License-Identifier: Apache-2.0

"""A server as a process of its own, and what it costs the machine."""
import contextlib
import os
import pathlib
import resource
import signal
import socket
import subprocess
import threading
import time

from tenants import PROGRAM
from wire import answered


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Service:
    """A server on a free port of this machine."""

    # The most memory that any of them ever had, in MiB.
    highest = 0

    def __init__(self, database, *options, descriptors=None):
        """With `descriptors`, it can open no more files and connections than that.

        The limits of a client hold for tests too, each of which is another client.
        """
        self.port = free_port()

        def limit():
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--database", str(database), "--port", str(self.port), "--quiet",
             "--no-watch-sites", "--limit-this-machine", *options],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=limit if descriptors else None)
        self.folder = pathlib.Path("/proc") / str(self.process.pid)
        for _ in range(1200):
            assert self.process.poll() is None, "the server has ended"
            if self.is_well():
                break
            time.sleep(0.05)
        else:
            raise AssertionError("the server does not answer")
        # What it needs to serve at all is read once, before anything is measured.
        answered(self.port)

    def is_well(self, source="127.0.0.1", within=5):
        response = answered(self.port, "/health", "localhost", source=source, within=within)
        return response is not None and response.status == 200

    def memory(self, peak=False):
        """Its resident memory, in MiB."""
        key = "VmHWM:" if peak else "VmRSS:"
        for line in (self.folder / "status").read_text().splitlines():
            if line.startswith(key):
                return int(line.split()[1]) / 1024
        raise AssertionError("the server has ended")

    def forget_peak(self):
        """From now on the peak of memory counts anew."""
        self.remember_peak()
        (self.folder / "clear_refs").write_text("5")

    def remember_peak(self):
        Service.highest = max(Service.highest, self.memory(peak=True))

    def processor_time(self):
        """The time that it has computed, on all cores together, in seconds."""
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def descriptors(self):
        """How many files and connections it has open."""
        return len(os.listdir(self.folder / "fd"))

    def connections(self):
        """How many sockets it has open, the one that listens among them."""
        links = []
        for link in (self.folder / "fd").iterdir():
            with contextlib.suppress(FileNotFoundError):
                links.append(os.readlink(link))
        return sum(link.startswith("socket:") for link in links)

    def releases(self, descriptors, within=60):
        """Whether it has no more descriptors open than that, before a time."""
        deadline = time.monotonic() + within
        while self.descriptors() > descriptors:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.1)
        return True

    def end(self):
        if self.process.poll() is None:
            self.remember_peak()
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


class Visitor:
    """Someone else, who asks for `/health` all the while and notes how long the answers take."""

    def __init__(self, service, source="127.0.0.77", pause=0.02):
        self.service, self.source, self.pause = service, source, pause
        self.times, self.refused = [], 0
        # How long an answer takes on this machine while nobody attacks: what all other times are compared with.
        for _ in range(9):
            self.ask()
        self.quiet, self.times, self.refused = self.milliseconds(0.5), [], 0
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self.visit)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.ending.set()
        self.thread.join()

    def visit(self):
        while not self.ending.is_set():
            self.ask()
            self.ending.wait(self.pause)

    def ask(self):
        began = time.monotonic()
        if self.service.is_well(self.source, within=60):
            self.times.append(time.monotonic() - began)
        else:
            self.refused += 1

    def is_served(self, times=100):
        """Whether half of the answers came within so many times what one takes while nobody attacks."""
        return self.milliseconds(0.5) < times * max(self.quiet, 1)

    def milliseconds(self, share):
        """A quantile of the times; without an answer, none is long enough."""
        times = sorted(self.times) or [float("inf")]
        return 1000 * times[min(int(share * len(times)), len(times) - 1)]

    def summary(self):
        if not self.times:
            return "/health was never answered"
        refused = f", {self.refused} refused" if self.refused else ""
        return (f"/health {self.milliseconds(0.5):.0f} ms (median), {self.milliseconds(1):.0f} ms (longest){refused}, "
                f"{self.quiet:.1f} ms before")
