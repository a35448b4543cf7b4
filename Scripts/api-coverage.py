#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lists the public functions, initializers and computed properties that no test runs.

Joins the package's symbol graphs with the coverage of the last test run:

    swift test --disable-xctest --enable-code-coverage
    swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
    Scripts/api-coverage.py MODULE...

Run it in the folder of the package. Its result is 1 if something is listed.
"""
import json
import pathlib
import sys

# The graph names a property "vp", a subscript "ip" and an initializer "fc"; the code is in the
# getter, "vg" or "ig", and in the allocating "fC". A "Z" marks a static member.
CODE_SUFFIXES = {"vp": "vg", "vpZ": "vgZ", "ip": "ig", "ipZ": "igZ", "fc": "fC"}


def run_counts():
    """How often each function ran, by its mangled name."""
    files = sorted(pathlib.Path(".build/debug/codecov").glob("*.json"))
    if not files:
        sys.exit("no coverage: run swift test --enable-code-coverage first")
    counts = {}
    for function in json.loads(files[0].read_text())["data"][0]["functions"]:
        # The name of a private function has its file in front, up to a colon.
        name = function["name"].rsplit(":", 1)[-1]
        counts[name] = counts.get(name, 0) + function["count"]
    return counts


def code_name(symbol):
    """The mangled name under which a symbol's code is counted."""
    name = symbol["identifier"]["precise"].replace("s:", "$s", 1)
    for suffix, code in CODE_SUFFIXES.items():
        if name.endswith(suffix):
            return name[: -len(suffix)] + code
    return name


def symbols(module):
    """The public symbols of a module, its extensions of other modules included."""
    files = sorted(pathlib.Path(".build").glob(f"*/symbolgraph/{module}.symbols.json"))
    files += sorted(pathlib.Path(".build").glob(f"*/symbolgraph/{module}@*.symbols.json"))
    if not files:
        sys.exit(f"no symbol graph of {module}: run swift package dump-symbol-graph first")
    for file in files:
        yield from json.loads(file.read_text())["symbols"]


def main(modules):
    counts = run_counts()
    missed = total = 0
    for module in modules:
        for symbol in symbols(module):
            name = code_name(symbol)
            if name not in counts:
                continue  # A type, a stored property or a requirement has no code of its own.
            total += 1
            if counts[name] == 0:
                missed += 1
                print(f"{module}: {'.'.join(symbol['pathComponents'])}")
    print(f"{total - missed} of {total} public entry points run in tests")
    return 1 if missed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
