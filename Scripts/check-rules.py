#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the rules in Documentation/rules/rules.tsv against the repository, and writes pages about them.

    Scripts/check-rules.py                  checks; the exit status is 1 if there is any finding
    Scripts/check-rules.py --write FOLDER   checks, and writes the pages as Markdown into a folder

What is checked:
- the table itself: columns, order, statuses;
- each id that a file names, such as `D-10` or `(feature D5)`, is defined in the table;
- each rule that the product decides is named by a test: in its comment, name or body;
- each feature that exists is named by a test, or has a rule that is.
"""
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = Path("Documentation/rules")
TABLE = PAGES / "rules.tsv"
COLUMNS = ["id", "features", "source", "status", "sentence", "note"]

GROUPS = {
    "A": ("App Clip Codes", "Which URLs fit into a code, how codes are made, printed, read and tracked."),
    "B": ("Association with a website", "How a clip and a website confirm that they belong together."),
    "C": ("Experiences and store", "What is registered, and which invocation starts which experience."),
    "D": ("Invocation, card, launch", "What the device does from the invocation to the running clip."),
    "E": ("Life, privacy, permissions", "How long a clip lives, and what it may do meanwhile."),
    "F": ("From clip to full app", "What remains when the full app takes over."),
    "G": ("Making, shipping, checking", "What a project and an archive with a clip have to contain."),
}
OTHERS = {
    "O": ("Open questions", "What the documents leave open, and the reading that Morsel takes."),
    "X": ("Contradictions", "Where the documents contradict each other, and the reading that Morsel takes."),
}
FEATURES = {"features": ("Features", "")}

# What a rule waits for that nothing here decides yet.
LATER = {
    "samples": "with the complete sample clips",
    "operations": "with running it in production",
}
STATUSES = {"decided", "not decided", "reading", "feature"} | {f"later: {part}" for part in LATER}

DOCUMENTATION = "https://developer.apple.com/documentation/appclip/"
SOURCES = {
    "appclip": ("App Clips", DOCUMENTATION),
    "WWDC20-10146": ("WWDC20, Configure and link your App Clips",
                     "https://developer.apple.com/videos/play/wwdc2020/10146/"),
    "WWDC20-10174": ("WWDC20, Explore App Clips",
                     "https://developer.apple.com/videos/play/wwdc2020/10174/"),
    "WWDC20-10120": ("WWDC20, Streamline your App Clip",
                     "https://developer.apple.com/videos/play/wwdc2020/10120/"),
    "App-Store-Connect-API": ("App Store Connect API",
                              "https://developer.apple.com/documentation/appstoreconnectapi"),
    "store-help": ("App Store Connect Help", "https://developer.apple.com/help/app-store-connect/"),
    "developer-forums": ("a post in the developer forums", None),
    "generator": ("Apple's App Clip Code Generator", None),
    "SDK": ("the iOS SDK", None),
    "swcutil": ("Apple's `swcutil`, as observed", None),
}

RULE = re.compile(r"(?<![\w-])([A-GOX]-\d\d)(?![\w-])")
RANGE = re.compile(r"(?<![\w-])([A-GOX])-(\d\d) to (?:[A-GOX]-)?(\d\d)(?![\w-])")
# Features look like sizes of paper and hexadecimal numbers, so only their forms in comments count.
FEATURE = re.compile(r"(?:\bfeatures?|\() ?((?:[A-G]\d{1,2}(?:, | and )?)+)(?=[,). ;:]|$)")
LEADING_FEATURE = re.compile(r'^\s*(?://+ |# |""")((?:[A-G]\d{1,2}(?:, )?)+)(?=[,:"]|$)')
COMMENT = re.compile(r'//|#(?!\w)|"""|^@Suite')
LITERAL = re.compile(r'"([A-Z]-\d+)"')
# What a line has to contain before the slower expressions above look at it.
ANY = re.compile(r"[A-Z]-\d|\b[A-G]\d")

# Tests about ids as such, which say nothing about the rules that they name.
TESTS_OF_IDS = {"RuleIDTests.swift", "RuleTests.swift"}


class Row:
    def __init__(self, number, fields):
        self.number = number
        self.id, self.features, self.source, self.status, self.sentence, self.note = fields
        self.group = self.id[0] if "-" in self.id else "features"


def read_table(findings):
    """The rows by their ids."""
    lines = (ROOT / TABLE).read_text(encoding="utf-8").splitlines()
    rows, last = {}, {}
    if lines[0].split("\t") != COLUMNS:
        findings.append(f"{TABLE}:1: the columns must be {', '.join(COLUMNS)}")
    for number, line in enumerate(lines[1:], 2):
        fields = line.split("\t")
        if len(fields) != len(COLUMNS):
            findings.append(f"{TABLE}:{number}: {len(fields)} columns; there must be {len(COLUMNS)}")
            continue
        row = Row(number, fields)
        at = f"{TABLE}:{number}: {row.id}"
        if not re.fullmatch(r"[A-GOX]-\d\d|[A-G]\d{1,2}", row.id):
            findings.append(f"{at} is not an id")
        elif row.id in rows:
            findings.append(f"{at} is defined twice")
        if row.status not in STATUSES:
            findings.append(f"{at} has the unknown status '{row.status}'")
        if not row.sentence:
            findings.append(f"{at} has no sentence")
        if row.status in ("not decided", "reading") and not row.note:
            findings.append(f"{at} has no note that says why")
        series = (row.group, row.id[0])
        order = int(re.sub(r"\D", "", row.id))
        if order <= last.get(series, 0):
            findings.append(f"{at} is out of order")
        last[series] = order
        rows[row.id] = row
    for row in rows.values():
        for id in rules_in(row.note) | set(row.features.split()):
            if id not in rows:
                findings.append(f"{TABLE}:{row.number}: {id} is not defined")
    return rows


def rules_in(text):
    """The rules that a text names, those inside of a range such as `A-55 to A-58` included."""
    if not ANY.search(text):
        return set()
    found = set(RULE.findall(text))
    for group, first, last in RANGE.findall(text):
        found |= {f"{group}-{number:02}" for number in range(int(first), int(last) + 1)}
    return found


def features_in(line):
    """The features that a comment names."""
    if not COMMENT.search(line):
        return set()
    named = FEATURE.findall(line) + LEADING_FEATURE.findall(line)
    return {id for text in named for id in re.findall(r"[A-G]\d{1,2}", text)}


def ids_in(text):
    """The rules and the features that a part of a test names."""
    return rules_in(text).union(*(features_in(line) for line in text.split("\n") if ANY.search(line)))


def sources():
    """The text files of the repository that may name ids, with their lines."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout
    suffixes = {".swift", ".md", ".yaml", ".yml", ".js", ".mjs", ".py", ".sh", ".html", ".c", ".h"}
    for name in sorted(set(filter(None, listed.split("\0")))):
        path = Path(name)
        if path.suffix not in suffixes and path.name != "Makefile":
            continue
        if path.name in TESTS_OF_IDS or not (ROOT / path).is_file():
            continue
        yield path, (ROOT / path).read_text(encoding="utf-8", errors="replace").split("\n")


# MARK: Tests

def is_test(path):
    return "Tests" in path.parts or path.parts[0] == "Scenarios"


def tests_of(path, lines):
    """Pairs of a rule or feature and the name of a test in the file that names it."""
    if path.suffix == ".swift":
        return swift_tests(lines)
    if path.suffix == ".py":
        return python_tests(lines)
    if path.name.endswith(".scenario.yaml"):
        return scenarios(lines)
    return []


def swift_tests(lines):
    """Ids in the comment, attribute or body of a test belong to it; all others to its suite."""
    found, suite, owner, pending = [], "", None, ""
    for line in lines:
        text = line.strip()
        indent = len(line) - len(line.lstrip())
        if not text:
            continue
        if indent > (4 if suite else 0):
            # The body of a function, or more of an attribute.
            if owner is None and pending:
                pending += "\n" + text
            else:
                found += [(id, owner or suite) for id in ids_in(text)]
            continue
        owner = None
        if line == "}":
            suite = ""
            continue
        pending += "\n" + text
        function = re.search(r"\bfunc (\w+|`[^`]+`)", text)
        declared = re.match(r"(?:\w+ |@\w+(?:\(.*\))? )*(?:struct|class|enum|extension|actor) (\w+)", text)
        if function:
            name = function[1].strip("`")
            is_test = "@Test" in pending
            owner = f"{suite}.{name}" if suite and is_test else name if is_test else suite or name
        elif declared and indent == 0:
            suite = owner = declared[1]
        elif text.startswith(("//", "@", ")", "]")) or "@Test" in pending:
            continue
        else:
            owner = suite
        found += [(id, owner) for id in ids_in(pending) if owner]
        pending = ""
        if not function:
            owner = None
    return found


def python_tests(lines):
    found, test, pending = [], None, ""
    for line in lines:
        function = re.match(r"def (\w+)", line)
        if function:
            test = function[1] if function[1].startswith("test_") else None
            if test:
                found += [(id, test) for id in ids_in(pending + line)]
            pending = ""
        elif line.startswith(("#", "@")):
            test = None
            pending += line + "\n"
        elif test:
            found += [(id, test) for id in ids_in(line)]
        elif pending:
            pending += line + "\n"
    return found


def scenarios(lines):
    found, ids, name = [], set(), ""
    for line in [*lines, "---"]:
        if line.startswith("---"):
            found += [(id, name) for id in ids]
            ids, name = set(), ""
            continue
        title = re.match(r"scenario: *(.*)", line)
        if title:
            name = title[1].strip("\"'")
        ids |= ids_in(line)
    return found


# MARK: Pages

def linked(text, rows):
    """A text with a link at each id."""
    def link(match):
        id = match[1]
        return f"[{id}]({id[0]}.md#{id.lower()})" if id in rows else id
    return RULE.sub(link, text)


def source(name):
    """The title and the address of a source."""
    title = name.replace("-", " ").replace("app clip", "App Clip").replace(" s ", "'s ")
    return SOURCES.get(name, (title[0].upper() + title[1:], DOCUMENTATION + name))


def source_links(row):
    titles = ((name, *source(name)) for name in row.source.split())
    return "<br>".join(f"[{title}][{name}]" if address else title for name, title, address in titles)


def source_addresses(rows):
    """The definitions of the links, for the end of a page."""
    names = sorted({name for row in rows for name in row.source.split() if source(name)[1]})
    return "".join(f"\n[{name}]: <{source(name)[1]}>" for name in names) + "\n" * bool(names)


def handled(row, tests):
    """How a rule is handled, as a cell of its page."""
    if row.status.startswith("later: "):
        return f"later, {LATER[row.status[7:]]}"
    if row.status == "not decided":
        return "not decided here"
    return f"[tests](tests.md#{row.id.lower()})" if row.id in tests else ""


def anchor(id):
    return f'<a id="{id.lower()}"></a>{id}'


def group_page(group, rows, tests):
    title, words = (GROUPS | OTHERS)[group]
    text = f"# {group} · {title}\n\n{words}\n\n"
    members = [row for row in rows.values() if row.group == group]
    if group == "O":
        text += "| id | question | reading | |\n|---|---|---|---|\n"
    elif group == "X":
        text += "| id | contradiction | reading | source | |\n|---|---|---|---|---|\n"
    else:
        text += "| rule | what it says | source | |\n|---|---|---|---|\n"
    for row in members:
        sentence, note = linked(row.sentence, rows), linked(row.note, rows)
        cells = [anchor(row.id)]
        if group in OTHERS:
            cells += [sentence, note]
        else:
            cells += [f"{sentence}<br>*{note}*" if note else sentence]
        if group != "O":
            cells += [source_links(row)]
        text += "| " + " | ".join([*cells, handled(row, tests)]) + " |\n"
    return text + source_addresses(members)


def features_page(rows, tests):
    text = (
        "# Features\n\nWhat Morsel does, in rows that the code names as `A7` or \"feature A7\", with the "
        "rules that belong to each.\n\n"
    )
    members = defaultdict(list)
    for row in rows.values():
        for feature in row.features.split():
            members[feature].append(row.id)
    for group, (title, _) in GROUPS.items():
        text += f"## {group} · {title}\n\n| feature | what it is | rules | source | |\n|---|---|---|---|---|\n"
        for row in rows.values():
            if row.group != "features" or row.id[0] != group:
                continue
            later = f" Later, {LATER[row.status[7:]]}." if row.status.startswith("later") else ""
            rules = linked(", ".join(members[row.id]), rows)
            text += f"| {anchor(row.id)} | {row.sentence}{later} | {rules} | {source_links(row)} "
            text += f"| [tests](tests.md#{row.id.lower()}) |\n" if row.id in tests else "| |\n"
        text += "\n"
    return text.rstrip() + "\n" + source_addresses(rows.values())


def tests_page(rows, tests):
    text = (
        "# Tests of the rules\n\nFor each rule and feature the tests that name it: in their comment, their name or "
        "their body. A suite stands for all of its tests; a scenario is named by its title.\n\n"
    )
    for group, (title, _) in (GROUPS | OTHERS | FEATURES).items():
        text += f"## {title if group in FEATURES else f'{group} · {title}'}\n\n| id | tests |\n|---|---|\n"
        for row in rows.values():
            if row.group != group or row.id not in tests:
                continue
            files = []
            for path, names in sorted(tests[row.id].items()):
                listed = ", ".join(f"`{name}`" for name in sorted(names))
                files.append(f"{path}: {listed}")
            text += f"| {anchor(row.id)} | {'<br>'.join(files)} |\n"
        text += "\n"
    return text.rstrip() + "\n"


def index_page(rows):
    text = (
        "# All rules\n\n| page | what it has | rules | decided here | later |\n|---|---|---|---|---|\n"
    )
    for group, (title, words) in (GROUPS | OTHERS).items():
        members = [row for row in rows.values() if row.group == group]
        decided = sum(row.status == "decided" for row in members) if group in GROUPS else ""
        later = sum(row.status.startswith("later") for row in members) if group in GROUPS else ""
        text += f"| [{group} · {title}]({group}.md) | {words} | {len(members)} | {decided} | {later} |\n"
    count = sum(row.group == "features" for row in rows.values())
    text += f"| [Features](features.md) | What Morsel does, with the rules of each feature. | {count} | | |\n"
    text += "| [Tests](tests.md) | Which test shows which rule. | | | |\n"
    return text + (
        "\n*Decided here*: the product decides the rule, and at least one test names its id. *Later*: the "
        "page says with which part the rule comes. A few rules are not decided by any code; they say why. "
        "[How the table is kept](README.md).\n"
    )


def pages(rows, tests):
    """The pages about the rules, by their names."""
    files = {"all.md": index_page(rows), "features.md": features_page(rows, tests), "tests.md": tests_page(rows, tests)}
    for group in GROUPS | OTHERS:
        files[f"{group}.md"] = group_page(group, rows, tests)
    return files


def main():
    findings = []
    rows = read_table(findings)
    tests = defaultdict(lambda: defaultdict(set))
    names = 0
    for path, lines in sources():
        for number, line in enumerate(lines, 1):
            if not ANY.search(line):
                continue
            ids = rules_in(line) | features_in(line)
            if path.suffix == ".swift" and not is_test(path):
                ids |= set(LITERAL.findall(line))
            names += len(ids)
            findings += [f"{path}:{number}: {id} is not defined" for id in sorted(ids) if id not in rows]
        if is_test(path):
            for id, test in tests_of(path, lines):
                tests[id][path].add(test)
    decided = [row for row in rows.values() if row.status == "decided"]
    for row in decided:
        if row.id not in tests:
            findings.append(f"{TABLE}:{row.number}: {row.id} is decided, and no test names it")
    features = [row for row in rows.values() if row.status == "feature"]
    shown = tests.keys() | {id for row in decided for id in row.features.split()}
    for row in features:
        if row.id not in shown:
            findings.append(f"{TABLE}:{row.number}: feature {row.id} has no test that names it or one of its rules")
    if sys.argv[1:2] == ["--write"]:
        folder = Path(sys.argv[2])
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in pages(rows, tests).items():
            (folder / name).write_text(text, encoding="utf-8")
    print(*findings, sep="\n", end="\n" if findings else "")
    print(f"{len(rows)} ids defined, {names} places that name one, {len(decided)} rules decided and tested, "
          f"{len(features)} features, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
