#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks what no compiler does. Exit status 1 if something is found.

- links of Markdown pages lead to files, and to headings where they name one
- paths of this repository that a text names exist
- no file of the repository points outside of it
- every source file names its licence
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = {".swift", ".c", ".h", ".js", ".mjs", ".py", ".sh", ".css"}
LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(
    r"(?<![\w./*-])(?:Sources|Tests|Scripts|Kit|Application|Web|Clips|Documentation|Fuzz|Benchmarks|"
    r"Packages)/(?:[\w+-]|[./](?=\w))+(?![\w*/{<$-])"
)
# Folders that stand beside a checkout on somebody's machine, and names of such.
OUTSIDE = re.compile(
    r"(?:\.\./)+shared\b|parent / \"shared\"|MORSEL_(?:SEEDS|VECTORS)\b"
    r"|(?<![\w./-])/(?:home|Users|work)/\w+"
)


def files():
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout
    paths = (ROOT / name for name in sorted(set(listed.split("\0"))) if name)
    return [path for path in paths if path.is_file() and not path.is_symlink()]


def anchors(page):
    """The names of a page's headings, as GitHub makes them, and its explicit anchors."""
    text = page.read_text()
    for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower())
        yield plain.strip().replace(" ", "-")
    yield from re.findall(r'<a (?:id|name)="([^"]+)"', text)


def links(page):
    text = re.sub(r"```(?:.|\n)*?```|`[^`\n]*`", "", page.read_text())
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or not target.is_relative_to(ROOT):
            yield f"{link} leads nowhere"
        elif anchor and target.suffix == ".md" and anchor not in anchors(target):
            yield f"{link} names no heading"


def findings():
    for path in files():
        name = path.relative_to(ROOT)
        if path.suffix == ".md" and ".docc" not in str(name):
            yield from (f"{name}: {finding}" for finding in links(path))
        if path == pathlib.Path(__file__).resolve():
            continue
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        if path.suffix in {".md", ".js", ".py", ".sh", ".mjs", ".css"} or path.name == "NOTICE":
            base = path.parent if ".docc" not in str(name) else ROOT
            for match in PATH.finditer(text):
                if "NAME" in match[0] or "/.build" in match[0]:
                    continue  # stands for any name, or is made by a build
                if not (ROOT / match[0]).exists() and not (base / match[0]).exists():
                    yield f"{name}: '{match[0]}' does not exist"
        for match in OUTSIDE.finditer(text):
            yield f"{name}: '{match[0]}' is outside of the repository"
        if path.suffix in SOURCES and "SPDX-License-Identifier: Apache-2.0" not in text[:400]:
            yield f"{name}: no line 'SPDX-License-Identifier: Apache-2.0' at the start"


def main():
    found = list(findings())
    for finding in found:
        print(finding)
    print(f"links, references outside and licence lines: {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
