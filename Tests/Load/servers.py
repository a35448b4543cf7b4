# SPDX-License-Identifier: Apache-2.0

"""The servers that are compared, as processes of their own, on free ports of this machine."""
import getpass
import http.client
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time

from registry import BUNDLE, PROGRAM


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Process:
    """A server that runs until it is told to end."""

    def __init__(self, command, port, path="/", within=120):
        self.port = port
        began = time.monotonic()
        self.process = subprocess.Popen(
            [str(word) for word in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while True:
            if self.process.poll() is not None:
                raise SystemExit(f"{command[0]} has ended with status {self.process.returncode}")
            try:
                self.get(path)
                break
            except OSError:
                if time.monotonic() - began > within:
                    self.end()
                    raise SystemExit(f"{command[0]} does not answer") from None
                time.sleep(0.02)
        self.start = time.monotonic() - began

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def get(self, path, host="localhost"):
        """Status and body of a response."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", path, headers={"Host": host, "Connection": "close"})
        response = connection.getresponse()
        return response.status, response.read()

    def url(self, path):
        return f"http://127.0.0.1:{self.port}{path}"

    def memory(self, key="VmRSS"):
        """Its resident memory, in MiB; of the process alone, without its children."""
        text = (pathlib.Path("/proc") / str(self.process.pid) / "status").read_text()
        return next(int(line.split()[1]) / 1024 for line in text.splitlines() if line.startswith(key + ":"))

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def morsel(database, demo=False):
    port = free_port()
    command = [PROGRAM, "serve", "--database", database, "--port", port, "--quiet", "--no-watch-sites"]
    if demo:
        command += ["--demo", "--demo-bundle", BUNDLE]
    return Process(command, port, "/health")


def nginx(folder, workers):
    """nginx with a configuration of its own.

    `/page.html` and `/file.js` are the files of these names in the folder, and every other path is the
    page. Connections are kept open for as many requests as are sent, as the other server does it.
    """
    port = free_port()
    folder = pathlib.Path(folder)
    user = f"user {getpass.getuser()};" if os.geteuid() == 0 else ""
    temporary = "".join(
        f"    {kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    configuration = folder / f"nginx-{workers}.conf"
    configuration.write_text(f"""{user}
daemon off;
worker_processes {workers};
pid {folder}/nginx-{workers}.pid;
error_log {folder}/nginx-{workers}.log;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000000;
    types {{ text/html html; text/javascript js; }}
{temporary}    server {{
        listen 127.0.0.1:{port};
        root {folder};
        location = /page.html {{ }}
        location = /file.js {{ }}
        location / {{ rewrite ^ /page.html break; }}
    }}
}}
""")
    # Where Debian has it, which is not on everyone's path.
    program = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
    if not program:
        raise SystemExit("nginx is missing: run Scripts/install-packages.sh --load")
    return Process([program, "-p", folder, "-c", configuration], port, "/page.html")
