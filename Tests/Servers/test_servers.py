# SPDX-License-Identifier: Apache-2.0

"""Four servers over one PostgreSQL, of which one is killed each second under load (feature C12).

`SECONDS=60 pytest Tests/Servers` takes a minute; without it, the test is over after some seconds. No answer
is wrong, and no connection fails but those of the server that was killed.
"""
import contextlib
import http.client
import os
import pathlib
import random
import sys
import threading
import time

import postgresql

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Browser"))
from morsel import FRUTA, IMAGE, Server, bundle, run  # noqa: E402

SECONDS = int(os.environ.get("SECONDS", "5"))


class Load:
    """Threads that ask the servers for pages, and compare what they get."""

    def __init__(self, servers, titles):
        self.servers, self.titles = servers, titles
        self.answers, self.wrong, self.done = 0, [], False
        self.threads = [threading.Thread(target=self.ask) for _ in range(4)]
        for thread in self.threads:
            thread.start()

    def ask(self):
        while not self.done:
            server = random.choice(self.servers)
            path, title = random.choice(list(self.titles.items()))
            try:
                answer = server.get("fruta.example", path)
                text = answer.read().decode()
            except (OSError, http.client.HTTPException) as error:
                if not server.was_killed:
                    self.wrong.append(f"{path}: {error!r}")
                continue
            self.answers += 1
            if answer.status != 200 or title not in text:
                self.wrong.append(f"{path}: {answer.status}, {text[:200]}")

    def end(self):
        self.done = True
        for thread in self.threads:
            thread.join()


def started(address):
    server = Server(address)
    server.was_killed = False
    server.wait()
    # A database of a server is not a file whose changes can be waited for.
    Server.running.remove(server)
    return server


def add(address, path, title):
    run("experience", "add", f"https://fruta.example{path}", "--clip", FRUTA, "--title", title, "--subtitle", "Now",
        "--image", str(IMAGE), "--database", address)


def wait_for(server, path, title):
    deadline = time.monotonic() + 10
    while title not in server.get("fruta.example", path).read().decode():
        assert time.monotonic() < deadline, f"'{title}' is not shown"
        time.sleep(0.02)


def test_one_of_four_is_killed_each_second(tmp_path):
    with postgresql.database() as address:
        run("publish", str(bundle(tmp_path, ["fruta.example"])), "--database", address)
        titles = {f"/item-{number}": f"Item number {number}" for number in range(4)}
        for path, title in titles.items():
            add(address, path, title)
        servers = [started(address) for _ in range(4)]
        for server in servers:
            wait_for(server, "/item-3", "Item number 3")
        load = Load(servers, titles)
        with contextlib.ExitStack() as stack:
            stack.callback(lambda: [server.process.kill() for server in servers])
            stack.callback(load.end)
            for second in range(SECONDS):
                time.sleep(1)
                victim = servers[second % 4]
                victim.was_killed = True
                victim.process.kill()
                victim.process.wait()
                servers[second % 4] = started(address)
                # A change by another process is seen by all of them.
                path, title = f"/new-{second}", f"New number {second}"
                add(address, path, title)
                for server in servers:
                    wait_for(server, path, title)
        assert load.wrong == []
        assert load.answers > SECONDS
        print(f"{load.answers} answers, {SECONDS} servers killed")
