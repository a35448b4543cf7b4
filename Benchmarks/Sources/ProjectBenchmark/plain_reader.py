#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A plain reader of project files, to compare with: plain_reader.py FILE ROUNDS

Prints the number of values, and the milliseconds of each round.
"""
import re
import sys
import time

TOKEN = re.compile(
    r'(?:\s+|//[^\n]*|/\*.*?\*/)*'
    r'(?:"((?:[^"\\]|\\.)*)"|([A-Za-z0-9_./$:+@~-]+)|([{}()=;,])|\Z)', re.DOTALL)
ESCAPE = re.compile(r'\\(.)', re.DOTALL)
LETTERS = {"n": "\n", "t": "\t", "r": "\r"}


def read(text):
    place = 0

    def token():
        nonlocal place
        match = TOKEN.match(text, place)
        place = match.end()
        quoted, bare, mark = match.groups()
        if quoted is not None:
            if "\\" in quoted:
                quoted = ESCAPE.sub(lambda escape: LETTERS.get(escape[1], escape[1]), quoted)
            return None, quoted
        return (mark, None) if mark else (None, bare)

    def value(mark, string):
        if mark == "{":
            members = {}
            while True:
                mark, name = token()
                if mark == "}":
                    return members
                if token()[0] != "=":
                    raise ValueError("= expected")
                members[name] = value(*token())
                if token()[0] != ";":
                    raise ValueError("; expected")
        if mark == "(":
            elements = []
            while True:
                mark, string = token()
                if mark == ")":
                    return elements
                if mark != ",":
                    elements.append(value(mark, string))
        return string

    return value(*token())


def count(value):
    if isinstance(value, dict):
        return 1 + sum(count(each) for each in value.values())
    if isinstance(value, list):
        return 1 + sum(count(each) for each in value)
    return 1


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    times = []
    for _ in range(int(sys.argv[2])):
        start = time.perf_counter()
        root = read(text)
        times.append((time.perf_counter() - start) * 1e3)
    print(count(root), *times)


if __name__ == "__main__":
    main()
