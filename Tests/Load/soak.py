# SPDX-License-Identifier: Apache-2.0

"""The memory of a server that works at half of its capacity for minutes."""
import statistics

import wrk

STEP = 30
# What allocators and caches may still add once a server is warm, in MiB.
TOLERANCE = 4


def growth(memory):
    """How much the second half of measurements lies above the first, in MiB.

    The first quarter is left out: caches fill.
    """
    warm = memory[len(memory) // 4:]
    middle = len(warm) // 2
    return statistics.median(warm[middle:]) - statistics.median(warm[:middle] or warm)


def run(server, seconds):
    """Prints the memory every half minute; the finding, if there is one."""
    request = {"host": "fruta.example", "what": "languages"}
    url = server.url("/")
    capacity = wrk.run(url, 5, **request).rate
    pause = wrk.pause_for(capacity / 2, url, **request)
    print(f"capacity {capacity:,.0f} requests/s\n{'s':>6}{'requests/s':>12}{'p99 ms':>9}{'errors':>8}{'MiB':>8}")
    print(f"{0:6}{'':29}{server.memory():8.1f}", flush=True)
    memory = []
    for begin in range(0, seconds, STEP):
        length = min(STEP, seconds - begin)
        figures = wrk.run(url, length, pause=pause, seed=begin + 1, **request)
        memory.append(server.memory())
        print(f"{begin + length:6}{figures.rate:12,.0f}{figures.p99:9.2f}{figures.errors:8}{memory[-1]:8.1f}",
              flush=True)
    grown = growth(memory)
    grows = grown > TOLERANCE
    print(f"The memory {'grows' if grows else 'does not grow'}: {grown:+.1f} MiB from the first half to the "
          f"second, after a quarter to warm up; at most {server.memory('VmHWM'):.0f} MiB.")
    return grows
