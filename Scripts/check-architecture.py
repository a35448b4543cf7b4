#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts what the architecture forbids, and prints each case. Exit status 1 unless all counts are 0.

- imports upward: a target imports or depends on one that stands below it in its manifest, or in a
  folder of a higher layer
- circles: targets that reach themselves through their imports
- undeclared imports: a module that the manifest does not give to the target
- imports that say they are internal, which all are that do not say otherwise
- duplicated primitives: code for splitting URLs, hashing, hexadecimal digits and the like outside
  of the one place that has it, and exceptions that nothing needs
- targets without a line: those of the three packages that ARCHITECTURE.md does not name, but tests that are
  named after their target
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGES = [".", "Kit", "Application", "Benchmarks", "Fuzz", "Clips/Fruta", "Linkage"]

# Those that users get; the others measure and try them.
PRODUCTS = PACKAGES[:3]

# The folders of `Sources/` of each package, each with those that its targets may import.
LAYERS = {
    ".": {
        "Base": {"Base"},
        "Formats": {"Base", "Formats"},
        "Rules": {"Base", "Formats", "Rules"},
        "Codes": {"Base", "Codes"},
        "Projects": {"Base", "Formats", "Rules", "Projects"},
        "Browser": {"Base", "Codes", "Browser"},
    },
    "Kit": {
        "Clip": {"Clip"},
        "Views": {"Clip", "Views"},
        "Frameworks": {"Clip", "Views", "Frameworks"},
        "Projects": {"Projects"},
        "Simulation": {"Clip", "Views", "Simulation"},
        "Testing": {"Clip", "Views", "Simulation", "Testing"},
        "Browser": {"Clip", "Views", "Testing", "Browser"},
    },
}

# Modules of the toolchain and the C library.
TOOLCHAIN = {
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationXML", "Glibc", "Musl", "Darwin",
    "FoundationNetworking", "Observation", "PackageDescription", "Synchronization", "Testing",
    "Swift", "SwiftUI",
}

# What must stand in one place only: a pattern of code, and the files that may hold it.
PRIMITIVES = {
    "random numbers of tests (SplitMix64)": (r"0xBF58_?476D_?1CE4_?E5B9", {"SplitMix64.swift"}),
    "SHA-256": (r"0x6[aA]09_?[eE]667|0x428[aA]_?2[fF]98", set()),
    "calendar": (r"146_?097|719_?468|153 \*|% 400\b", {"CivilDate.swift"}),
    "classes of ASCII bytes": (
        r"0x30\.\.\.0x39|0x41\.\.\.0x5A|0x61\.\.\.0x7A|UInt8\(ascii: \"[0aA]\"\) ?\.\.\.",
        {"ASCII.swift", "Hexadecimal.swift"},
    ),
    # `ClipUI` does without the rules.
    "hexadecimal digits": (
        r"func hexadecimal|byte < 16 \? \"0\"|0x37\b.*0x57\b|radix: 16\)\.dropFirst|\d - digits\.count",
        {"Hexadecimal.swift", "Color+Bundles.swift"},
    ),
    # `ValueShape` says which members an object has.
    "JSON values": (
        r"(?:struct|enum|class) JSON(?:Value|Tree|Node)\b|case (?:object|members)\(\[",
        {"JSONValue.swift", "ValueShape.swift"},
    ),
    "strings of JSON": (r"\"\\\\u00", {"JSONString.swift"}),
    # `AppClipCodes` is also compiled for browsers, where size decides.
    "scanners of XML": (r"\"<!(?:--|\[CDATA\[)\"", {"XMLTokenizer.swift", "XMLScanner.swift"}),
    # Association files are decoded by characters, which is a rule of matching.
    "percent-encoding": (
        r"(?:removing|adding)PercentEncoding|func percent(?:De|En)cod|enum Percent(?:De|En)cod"
        r"|var percentEncoded: String",
        {"PercentEncoding.swift", "PercentDecoding.swift"},
    ),
    # Three readers of URLs keep empty items, or slices.
    "query items": (
        r"split\(\s*separator: (?:\"&\"(?!.*&amp;)|\.ampersand)",
        {"InvocationURL.swift", "LinkURL+Parser.swift", "RewritableURL.swift"},
    ),
    "cookies": (
        r"hasPrefix\(\w+ \+ \"=\"\)|func cookies?\(.*\bin |split\(separator: \.semicolon\)",
        {"Cookies.swift"},
    ),
    "Base64": (
        r"[zZ]0123456789(?:\+/|-_)|\"\+\", with: \"-\"|(?:func|enum|struct) [bB]ase64", {"Base64.swift"},
    ),
    # Every clip downloads `ClipUI`, which does without the rules.
    "FNV": (
        r"(?i)0x811C_?9DC5|0xCBF2_?9CE4|0x0?100_?0193|0x100_?0000_?01B3|16_?777_?619\b",
        {"FNV.swift", "ByteComparedText.swift", "Color.swift"},
    ),
    # `UIKit` is part of the kit, which does without the application and zlib.
    "CRC-32": (r"(?i)0xEDB8_?8320|0x04C1_?1DB7", {"GreyPNG.swift"}),
    "search for a working copy": (r"[:+] \"/?\.git\"", {"FolderFiles+WorkingCopy.swift"}),
    "ProgramRun": (r"(?:struct|enum|class|actor) ProgramRun\b", {"ProgramRun.swift"}),
    "URL splitter": (
        r"(?:struct|enum) URLParts\b|func (?:cutScheme|cutTail|parseScheme)", {"URLParts.swift"},
    ),
    "image headers": (
        r"\"IHDR\"|0x89, 0x50|0x0D0A_?1A0A|0xC0\.\.\.0xCF",
        {"PNGHeader.swift", "JPEGSegments.swift", "GreyPNG.swift"},
    ),
    # Everything that is printed is escaped in one place.
    "standard streams": (
        r"FileHandle\.standard|StreamLogHandler\.standard|\b(?:fputs|debugPrint)\(",
        {"Console.swift"},
    ),
    "parser of path data": (r"(?:struct|enum|class) Path(?:Scanner|Reader|Interpreter)\b", {"PathBounds.swift"}),
    # Texts and formats.
    "escaped bytes of XML and HTML": (
        r"&(?:lt|gt|quot);\"(?!, \.)|escapedFor(?:HTML|XML)", {"MarkupPlace.swift"},
    ),
    # What people write is trimmed of all white space of Unicode: reports, forms and names.
    "white space at both ends": (
        r"var trimmed: |func trimmed\(|trimmingCharacters|0x09\.\.\.0x0D",
        {
            "ASCII.swift", "Collection+Trimmed.swift", "SizeReportReader.swift",
            "FormFields.swift", "ProjectNames.swift",
        },
    ),
    "seconds from 1970 to 2001": (r"978_?307_?200|\b11_?323\b", {"Timestamp+PropertyList.swift"}),
    "times in ISO 8601": (r"ISO8601|\.formatted\(\s*\.iso8601", set()),
    "XML of property lists": (
        r"\"<(?:key|integer)>\\\(|\"<(?:array|dict)>\\n|func propertyList\(", {"PropertyList+XML.swift"},
    ),
    "token buckets": (
        r"(?:struct|class) (?:Token|Leaky)?Bucket\b|[+-] (?:passed|elapsed|seconds) [*/] (?:Double\(|\w+\.)",
        {"TokenBucket.swift"},
    ),
    # Modules that clips import do without the rules.
    "plural of a counted noun": (
        r"== 1 \? \"\" : \"s\"|\"1 (\w+)\" : \"[^\"]* \1s\"",
        {"CountedNoun.swift", "WrittenUnit.swift", "Text+Dates.swift"},
    ),
}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)


def blank_comments(source):
    """The source without comments and texts of several lines, which can hold examples."""
    source = re.sub(r'"""(?:.|\n)*?"""', "", source)
    return re.sub(r"//[^\n]*|/\*(?:.|\n)*?\*/", "", source)


class Target:
    def __init__(self, package, order, value):
        self.package, self.order, self.name = package, order, value["name"]
        kind = "Tests" if value["type"] == "test" else "Sources"
        self.path = value.get("path") or f"{kind}/{self.name}"
        self.isTest = value["type"] == "test"
        self.declared = {
            (dependency.get("byName") or dependency.get("target") or dependency["product"])[0]
            .removeprefix("_")
            for dependency in value["dependencies"]
        }
        self.sources = {
            file: blank_comments(file.read_text())
            for file in sorted((ROOT / package / self.path).rglob("*.swift"))
        }

    @property
    def isSupport(self):
        """Whether the target is a test, or serves tests only."""
        return self.isTest or self.path.startswith("Tests/") or self.package not in PRODUCTS

    @property
    def layer(self):
        """The folder of `Sources/` that the target stands in; `None` for others."""
        parts = pathlib.Path(self.path).parts
        return parts[1] if parts[1:] and parts[1] in LAYERS.get(self.package, {}) else None

    def imports(self):
        return {
            (module, file)
            for file, source in self.sources.items()
            for module in IMPORT.findall(source)
        }


def targets():
    found = []
    for package in PACKAGES:
        dump = subprocess.run(
            ["swift", "package", "--package-path", ROOT / package, "dump-package"],
            check=True, capture_output=True, text=True,
        )
        values = json.loads(dump.stdout)["targets"]
        found += [Target(package, order, value) for order, value in enumerate(values)]
    return found


def upward(every):
    by_name = {(target.package, target.name): target for target in every}
    for target in every:
        named = target.declared | {module for module, _ in target.imports()}
        for name in sorted(named):
            other = by_name.get((target.package, name))
            if other is None or other is target:
                continue
            # Programs with tests of their own stand with the tests.
            if other.order > target.order:
                yield f"{target.package}: {target.name} stands above {name}, which it needs"
            if target.layer and other.layer and other.layer not in LAYERS[target.package][target.layer]:
                yield f"{target.name} ({target.layer}) needs {name} ({other.layer})"
            if other.isTest:
                yield f"{target.name} needs the tests {name}"


def circles(every):
    names = {target.name for target in every}
    edges = {}
    for target in every:
        modules = {module for module, _ in target.imports()} | target.declared
        edges.setdefault(target.name, set()).update(modules & names - {target.name})
    done, path = set(), []

    def visit(name):
        if name in path:
            yield " → ".join(path[path.index(name):] + [name])
            return
        if name in done:
            return
        path.append(name)
        for other in sorted(edges.get(name, ())):
            yield from visit(other)
        path.pop()
        done.add(name)

    for name in sorted(edges):
        yield from visit(name)


def undeclared(every):
    for target in every:
        allowed = target.declared | TOOLCHAIN | {target.name}
        for module, file in sorted(target.imports()):
            if module not in allowed:
                yield f"{file.relative_to(ROOT)}: {target.name} imports {module}"


def marked(every):
    """Imports are internal by default: the word would say nothing, and hide those that are not."""
    for target in every:
        for file, source in target.sources.items():
            if re.search(r"^internal import ", source, re.MULTILINE):
                yield str(file.relative_to(ROOT))


def duplicated(every):
    unused = {name: set(places) for name, (_, places) in PRIMITIVES.items()}
    for target in every:
        # Tests write what they test with by hand, but their random numbers and digests are shared.
        named = PRIMITIVES if not target.isSupport else {
            name: PRIMITIVES[name]
            for name in ("random numbers of tests (SplitMix64)", "SHA-256", "calendar", "ProgramRun")
        }
        for file, source in target.sources.items():
            for primitive, (pattern, places) in named.items():
                if re.search(pattern, source):
                    unused[primitive].discard(file.name)
                    if file.name not in places:
                        yield f"{file.relative_to(ROOT)}: {primitive}"
    # An exception that nothing needs would hide the next copy.
    for primitive, places in unused.items():
        for place in places:
            yield f"{place} is named for, but has no: {primitive}"


def unnamed(every):
    page = set(re.findall(r"`(\w+)`", (ROOT / "ARCHITECTURE.md").read_text()))
    names = {target.name for target in every}
    for target in every:
        if target.package in PRODUCTS and target.name not in page:
            if not target.isTest or target.name.removesuffix("Tests") not in names:
                yield f"{target.package}: {target.name}"


def main():
    every = targets()
    failed = False
    for title, find in {
        "imports upward": upward,
        "circles": circles,
        "undeclared imports": undeclared,
        "imports that say they are internal": marked,
        "duplicated primitives": duplicated,
        "targets without a line in ARCHITECTURE.md": unnamed,
    }.items():
        cases = sorted(set(find(every)))
        print(f"{title}: {len(cases)}")
        for case in cases:
            print(f"  {case}")
        failed = failed or bool(cases)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
