# SPDX-License-Identifier: Apache-2.0

"""wrk, with one thread and a hundred connections."""
import dataclasses
import pathlib
import re
import statistics
import subprocess

CONNECTIONS = 100
SCRIPT = pathlib.Path(__file__).with_name("requests.lua")


@dataclasses.dataclass
class Figures:
    """What was measured; times are in milliseconds."""
    rate: float
    median: float
    p99: float
    errors: int

    @staticmethod
    def medians(runs):
        return Figures(
            statistics.median(run.rate for run in runs), statistics.median(run.median for run in runs),
            statistics.median(run.p99 for run in runs), sum(run.errors for run in runs))


def run(url, seconds, host=None, what="page", count=0, pause=0, seed=1):
    """Asks for a URL, or for what a script makes of it."""
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-s", SCRIPT]
    if host:
        command += ["-H", f"Host: {host}"]
    command += [url, "--", what, count, pause, seed]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    figures = re.search(r"^figures (\d+) (\d+) (\d+) (\d+) (\d+)$", done.stdout, re.MULTILINE)
    if not figures:
        raise SystemExit(f"wrk failed: {done.stdout}{done.stderr}")
    requests, duration, median, p99, errors = map(int, figures.groups())
    return Figures(requests / (duration / 1e6), median / 1000, p99 / 1000, errors)


def pause_for(rate, url, **request):
    """The pause that makes all connections together ask at a rate.

    wrk sends the next request of a connection when the response is there, as soon as it can. A random
    pause in between, of no time to twice its mean, makes requests come at their own times: a response
    that is late holds up a hundredth of them, and not all.
    """
    pause = max(1000 * CONNECTIONS / rate - 1, 1)
    for _ in range(3):
        measured = run(url, 2, pause=round(pause), **request).rate
        # Of the time between two requests, the pause is what can be changed.
        pause = max(pause + 1000 * CONNECTIONS / rate - 1000 * CONNECTIONS / measured, 1)
    return round(pause)
