#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""Measures the server beside nginx, which serves the same bytes from files.

    make load [ARGUMENTS="--rounds 5 --seconds 10 --check"]
    make load ARGUMENTS="--soak 600"

Runs alternate between the servers, and medians are shown. nginx runs with one worker and with one for
each core; ratios are to the faster of both. With --check the exit status is 1 below the goals:
a page at 0.6 times the rate of nginx, and a p99 of 5 ms at half of that.
"""
import argparse
import os
import pathlib
import random
import statistics
import sys
import tempfile
import time

import registry
import servers
import soak
import wrk

GOAL_RATIO = 0.6
GOAL_P99 = 5.0
FILE = "/.morsel/web/page/page.js"


class Table:
    """The results: printed as they come in, and checked at the end."""

    def __init__(self):
        self.findings = []
        print(f"{'':34}{'requests/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'ratio':>8}{'errors':>8}{'MiB':>7}")

    def row(self, name, figures, ratio=None, memory=None):
        shown = f"{ratio:8.2f}" if ratio is not None else " " * 8
        print(f"{name:34}{figures.rate:11,.0f}{figures.median:9.2f}{figures.p99:9.2f}{shown}{figures.errors:8}"
              + (f"{memory:7.0f}" if memory is not None else ""), flush=True)

    def expect(self, holds, sentence):
        if not holds:
            self.findings.append(sentence)


def progress(text):
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def compare(table, name, morsel, others, options, path, other_path, is_goal=True, **request):
    """Runs against all servers in turn, then against ours at half of its rate."""
    paths = {"morsel": (morsel, path), **{other: (server, other_path) for other, server in others.items()}}
    runs = {server: [] for server in paths}
    for number in range(options.rounds):
        for server, (process, asked) in paths.items():
            progress(f"{name}: {server}, {number + 1} of {options.rounds}")
            runs[server].append(wrk.run(process.url(asked), options.seconds, seed=number + 1, **request))
    progress("")
    medians = {server: wrk.Figures.medians(figures) for server, figures in runs.items()}
    fastest = max(medians[other].rate for other in others)
    ratio = medians["morsel"].rate / fastest
    table.row(name, medians["morsel"], ratio, morsel.memory())
    for other in others:
        table.row(f"    {other}", medians[other])
    url = morsel.url(path)
    pause = wrk.pause_for(medians["morsel"].rate / 2, url, **request)
    halves = [wrk.run(url, options.seconds, pause=pause, seed=number + 1, **request)
              for number in range(options.rounds)]
    half = wrk.Figures.medians(halves)
    table.row("    at half of its rate", half, memory=morsel.memory())
    table.expect(medians["morsel"].errors == half.errors == 0,
                 f"{name}: there were errors, timeouts or responses other than 200.")
    if is_goal:
        table.expect(ratio >= GOAL_RATIO, f"{name}: {ratio:.2f} of the rate of nginx; the goal is {GOAL_RATIO}.")
        table.expect(half.p99 <= GOAL_P99,
                     f"{name}: a p99 of {half.p99:.1f} ms at half of the rate; the goal is {GOAL_P99}.")


def measure_demo(table, folder, options):
    with servers.morsel(folder / "demo.sqlite", demo=True) as morsel:
        _, page = morsel.get("/", "fruta.example")
        (folder / "page.html").write_bytes(page)
        (folder / "file.js").write_bytes(morsel.get(FILE)[1])
        with servers.nginx(folder, 1) as one, servers.nginx(folder, os.cpu_count()) as all_cores:
            others = {"nginx, 1 worker": one, f"nginx, {os.cpu_count()} workers": all_cores}
            compare(table, f"page, {len(page):,} bytes", morsel, others, options, "/", "/page.html",
                    host="fruta.example")
            compare(table, "page in ten languages in turn", morsel, others, options, "/", "/page.html",
                    host="fruta.example", what="languages")
            size = (folder / "file.js").stat().st_size
            compare(table, f"file, {size:,} bytes", morsel, others, options, FILE, "/file.js", is_goal=False,
                    host="fruta.example")
        print(f"demo: at most {morsel.memory('VmHWM'):.0f} MiB resident\n")


def delays_of_changes(morsel, path, options):
    """How long after it was written a change is on its page, in milliseconds."""
    delays = []
    for number in random.Random(2).sample(range(options.experiences), min(options.experiences, 20)):
        host, _, rest = registry.url(number).removeprefix("https://").partition("/")
        morsel.get("/" + rest, host)
        title = f"Changed {len(delays)}"
        written = registry.retitle(path, number, title)
        while f"<title>{title}</title>".encode() not in morsel.get("/" + rest, host)[1]:
            if time.monotonic() > written + 10:
                raise SystemExit(f"{registry.url(number)}: a change is not on the page after 10 s")
        delays.append(1000 * (time.monotonic() - written))
        registry.retitle(path, number, f"Item {number}")
    return delays


def measure_experiences(table, folder, options):
    path = pathlib.Path(options.database or folder / "experiences.sqlite")
    if not path.exists():
        progress("making the database")
        registry.fill(path, options.experiences)
    with servers.morsel(path) as morsel:
        before = morsel.memory()
        for number in random.Random(1).sample(range(options.experiences), min(options.experiences, 100)):
            host, _, rest = registry.url(number).removeprefix("https://").partition("/")
            status, page = morsel.get("/" + rest, host)
            if status != 200 or f"<title>Item {number}</title>".encode() not in page:
                raise SystemExit(f"{registry.url(number)}: status {status}, and not its page")
        (folder / "page.html").write_bytes(page)
        progress("")
        print(f"{options.experiences:,} experiences: answers {morsel.start:.1f} s after its start; "
              f"{before:.0f} MiB resident then")
        with servers.nginx(folder, 1) as one, servers.nginx(folder, os.cpu_count()) as all_cores:
            others = {"nginx, 1 worker": one, f"nginx, {os.cpu_count()} workers": all_cores}
            compare(table, "random pages of them", morsel, others, options, "/", "/",
                    what="experiences", count=options.experiences)
        delays = delays_of_changes(morsel, path, options)
        print(f"a change is on its page after {statistics.median(delays):.0f} ms (median), "
              f"{max(delays):.0f} ms (longest)")
        print(f"{options.experiences:,} experiences: at most {morsel.memory('VmHWM'):.0f} MiB resident\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="runs of each kind (3)")
    parser.add_argument("--seconds", type=int, default=8, help="the length of a run (8)")
    parser.add_argument("--experiences", type=int, default=1_000_000, help="0 for the demo alone (1000000)")
    parser.add_argument("--database", help="keeps the database of the experiences here, and takes it where it is")
    parser.add_argument("--soak", type=int, metavar="SECONDS", help="only watch the memory at half of capacity")
    parser.add_argument("--check", action="store_true", help="exit status 1 below the goals")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if options.soak:
            with servers.morsel(folder / "demo.sqlite", demo=True) as morsel:
                finding = soak.run(morsel, options.soak)
            raise SystemExit(1 if options.check and finding else 0)
        table = Table()
        measure_demo(table, folder, options)
        if options.experiences:
            measure_experiences(table, folder, options)
    for finding in table.findings:
        print(finding)
    raise SystemExit(1 if options.check and table.findings else 0)


if __name__ == "__main__":
    main()
