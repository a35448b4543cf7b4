#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks how documentation comments and names read.

    Scripts/check-words.py [PATH…]    prints each finding as FILE:LINE: what to write; all sources without a path

A documentation comment opens with a noun phrase or with a verb in the third person, says more than the name does,
and uses the words of the field. What is thrown is called an error.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
QUESTION = re.compile(r"(What|How|Why|Where|Who|Whom|Whose|Which|When)\b")
BOOLEAN = re.compile(r"\bBool\b")
DECLARATION = re.compile(
    r"\b(?:struct|class|enum|actor|protocol|extension|typealias|func|var|let|case|macro|associatedtype)\s+`?(\w+)"
)
ATTRIBUTE = re.compile(r"@|#|\)|//|(?:$)")
THROWN = re.compile(r"\b(?:struct|enum|class)\s+(\w+):[^{]*?\b(?:Swift\.|Localized)?Error\b")
ARTICLES = {"a", "an", "the", "of", "for", "to", "in", "its", "this", "that", "is", "are", "and", "with", "by", "as"}
# In comments; the second word is what the field says.
WORDS = {r"\bmend(s|ed|ing)?\b": "fix",
         r"(?<![Tt]here )\b(is|are|was) no (?!longer|more|less|other|one|such)\w": "is not a …",
         r"\bcannot be had\b": "is not available", r"\b(is|are) told of\b": "is reported"}
NAMES = set("""Appetite Coming Conduit EntryPages Fading FarMemory Guardian Happening HostProof LintReportOfPath
LintSideOptions Mailbox Meeting Metronome Outbox SentImage ShownCards SplitPage StoreSide TryLimit Truth
WaysOnward""".split())


def words(name):
    return {word.lower().rstrip("s") for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+|\d+", name)}


def findings(path):
    lines = path.read_text().split("\n")
    for number, line in enumerate(lines):
        text = line.strip()
        comment = text.partition("//")[2].strip("/ ") if text.startswith("//") else ""
        for pattern, instead in WORDS.items():
            if comment and re.search(pattern, comment):
                yield number, f"write '{instead}': {comment}"
        if not text.startswith("//"):
            declared = DECLARATION.search(text)
            if declared and declared[1] in NAMES and re.search(r"\b(struct|class|enum|actor|protocol)\b", text):
                yield number, f"'{declared[1]}' is a private word; take the field's"
            # Findings and reasons are reported as well as thrown.
            if (thrown := THROWN.search(text)) and not thrown[1].endswith(("Error", "Errors", "Finding", "Reason")):
                yield number, f"'{thrown[1]}' is thrown; its name ends with Error"
        if not text.startswith("///") or (number and lines[number - 1].strip().startswith("///")):
            continue
        end = number
        while end < len(lines) and lines[end].strip().startswith("///"):
            end += 1
        while end < len(lines) and ATTRIBUTE.match(lines[end].strip()) and not DECLARATION.search(lines[end]):
            end += 1
        declaration, first = " ".join(lines[end:end + 3]), text[3:].strip()
        if QUESTION.match(first) or (first.startswith("Whether") and not BOOLEAN.search(declaration)):
            yield number, f"a noun phrase or a verb: {first}"
        name = DECLARATION.search(declaration)
        if name and end == number + 1 and words(first) - ARTICLES <= words(name[1]):
            yield number, f"says no more than '{name[1]}': {first}"


def main():
    paths = [pathlib.Path(path).resolve() for path in sys.argv[1:]] or [ROOT]
    listed = subprocess.check_output(["git", "ls-files", "*.swift"], cwd=ROOT, text=True).split()
    count = 0
    for file in (ROOT / name for name in listed):
        if any(file.is_relative_to(path) for path in paths) and file.is_file():
            for number, finding in findings(file):
                count += 1
                print(f"{file.relative_to(ROOT)}:{number + 1}: {finding}")
    print(f"words: {count} findings")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
