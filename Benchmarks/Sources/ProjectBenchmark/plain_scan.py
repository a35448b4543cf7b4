#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A plain scan of sources, to compare with: plain_scan.py FOLDER ROUNDS

Blanks comments and strings byte by byte, as a reader of sources in Python does it, and finds imports
and names. Prints how many it found, and the milliseconds of each round.
"""
import pathlib
import re
import sys
import time

IMPORT = re.compile(r"^[ \t]*(?:@\w+ )*import[ \t]+(?:struct |class |func )?(\w+)", re.MULTILINE)
NAMES = re.compile(r"\b(?:onContinueUserActivity|webpageURL|SKOverlay|requestReview)\b")


def blank(text):
    out = list(text)
    place, depth = 0, 0
    while place < len(text):
        two = text[place:place + 2]
        if depth:
            if two in ("/*", "*/"):
                depth += 1 if two == "/*" else -1
                out[place] = out[place + 1] = " "
                place += 2
                continue
            if text[place] != "\n":
                out[place] = " "
        elif two == "/*":
            depth = 1
            out[place] = out[place + 1] = " "
            place += 2
            continue
        elif two == "//":
            while place < len(text) and text[place] != "\n":
                out[place] = " "
                place += 1
            continue
        elif text[place] == '"':
            place += 1
            while place < len(text) and text[place] not in '"\n':
                step = 2 if text[place] == "\\" else 1
                for index in range(place, min(place + step, len(text))):
                    out[index] = " "
                place += step
        place += 1
    return "".join(out)


folder, rounds = pathlib.Path(sys.argv[1]), int(sys.argv[2])
times, found = [], 0
for _ in range(rounds):
    start = time.perf_counter()
    found = 0
    for path in sorted(folder.rglob("*.swift")):
        text = blank(path.read_text())
        found += len(IMPORT.findall(text)) + len(NAMES.findall(text))
    times.append((time.perf_counter() - start) * 1000)
print(found, *times)
