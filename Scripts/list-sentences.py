#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lists every sentence that a user or visitor can meet.

    Scripts/list-sentences.py [FILE]   writes the list, as a Markdown page; FILE is Output/sentences.md by default
    Scripts/list-sentences.py --check  prints each sentence that has an expression we do not use

The sentences are the string literals of the sources below: an interpolation is shown as …, and literals
joined by + are one. Of HTML, in files and in literals, the texts and the attributes that people read count.

What counts as a sentence: at least three words, or two with a capital letter at the start, a sign at the
end or an interpolation; and no fewer words than other tokens. Identifiers, formats and lists of classes are
left out by that. Texts in HTML count with one word. Left out are also long lists of words without any sign,
SQL, tests, translations, and the messages of preconditions, which are for programmers.
"""

import pathlib
import re
import sys
from html.parser import HTMLParser

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Output" / "sentences.md"
# The folders whose sentences people can meet. Of the kit's tests, the modules for those who write clips.
FOLDERS = [
    "Application/Sources",
    "Clips",
    "Kit/Sources/Browser",
    "Kit/Sources/Clip",
    "Kit/Sources/Frameworks",
    "Kit/Sources/Testing/AppClipRehearsal",
    "Kit/Sources/Testing/AppClipTesting",
    "Kit/Sources/Testing/ClipUITesting",
    "Kit/Sources/Views",
    "Kit/Web",
    "Scripts",
    "Sources/Base",
    "Sources/Browser",
    "Sources/Codes",
    "Sources/Rules",
    "Web",
]

# Expressions that no reader should have to guess at, and what to write.
EXPRESSIONS = {
    r"can(?:not)? be had": "is (not) available",
    r"(?:is|are) told of": "is reported",
    r"hears? of": "receives",
    r"nothing to find": "No problems found.",
    r"mend(?:s|ed|ing)?": "fix",
    r"not good": "what is wrong",
    r"cannot be[.;]": "what is accepted",
    r"leads? on and on": "The redirects form a loop.",
    r"has spoken": "the rule's own sentence",
    r"(?:small|big) letters?": "lowercase or uppercase letters",
}

WORD = re.compile(r"[“‘'\"(]*[A-Za-z][a-z]*(?:[-'’][A-Za-z]+)*[.,;:!?)”’'\"…]*")
SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|WITH|BEGIN)\b[^.]*$")
HTML = re.compile(r"<(?:!doctype|/?(?:p|h[1-6]|div|main|section|article|body|button|label|li)\b)")
# Checks of a programmer's mistake; the text before a literal ends with the call.
PROGRAMMER = re.compile(r"(?:precondition(?:Failure)?|assert(?:ionFailure)?|fatalError)\s*\([^;{}]*$")
COMMENTS = {
    "swift": r"//[^\n]*|/\*.*?\*/",
    "js": r"//[^\n]*|/\*.*?\*/",
    "py": r"\#[^\n]*",
    "sh": r"(?<!\S)\#[^\n]*|<<-?'?(?P<here>\w+).*?\n(?P=here)\n",
}
QUOTES = {"swift": r'\#*"""(?=\n)|\#*"', "js": r"[\"'`]", "py": r'"""|\'\'\'|"|\'', "sh": r"[\"']"}
# What opens an interpolation, and the bracket that it has to close.
HOLES = {"swift": ("\\(", ")"), "js": ("${", "}"), "py": ("{", "}"), "sh": ("$(", ")")}
# A regular expression in JavaScript, which can hold quotation marks.
REGEX = r"(?<=[(,=:\[!&|?{};])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/"


class Literals:
    """The string literals of a text, in their order, with the text of each and where it stands."""

    def __init__(self, text, language):
        self.text, self.language, self.found = text, language, []
        skip = COMMENTS[language] + ("|" + REGEX if language == "js" else "")
        self.next = re.compile(f"(?P<skip>{skip})|(?P<quote>{QUOTES[language]})|[()\\[\\]{{}}]", re.S)

    def scan(self, place=0, closing=None):
        """Reads code from a place to the bracket that closes it, or to the end."""
        depth = 0
        while match := self.next.search(self.text, place):
            place = match.end()
            if match["quote"]:
                place = self.literal(match.start(), match["quote"])
            elif not match["skip"]:
                depth += 1 if match[0] in "([{" else -1
                if depth < 0 and closing:
                    return place
        return len(self.text)

    def literal(self, start, quote):
        """Reads a literal, and the code in its interpolations; gives the place after it."""
        place, parts, index = start + len(quote), [], len(self.found)
        self.found.append(None)
        opening, closing = HOLES[self.language]
        hashes = quote.count("#")
        end = quote[hashes:] + "#" * hashes
        if hashes:
            opening = "\\" + "#" * hashes + "("
        holes = quote[-1] != "'" if self.language == "sh" else quote == "`" or self.language != "js"
        if self.language == "py":
            holes = self.text[start - 1 : start] == "f"
        token = re.compile("|".join(re.escape(t) for t in (end, opening)) + r"|\\.|\n", re.S)
        while match := token.search(self.text, place):
            parts.append(self.text[place : match.start()])
            place = match.end()
            if match[0] == end:
                break
            if match[0] == opening and holes:
                parts.append("…")
                place = self.scan(place, closing)
            elif match[0] == "\n" and len(quote) - hashes == 1 and self.language in ("swift", "py"):
                break
            elif match[0][0] == "\\" and not hashes:
                parts.append({"n": "\n", "r": "\n", "t": " ", "\n": " "}.get(match[0][1], match[0][1]))
            else:
                parts.append(match[0])
        text = "".join(parts)
        if self.language == "sh":
            text = re.sub(r"\$\{[^}]*\}|\$\w+", "…", text)
        self.found[index] = (start, place, text)
        return place


class Texts(HTMLParser):
    """What people read in HTML."""

    def __init__(self):
        super().__init__()
        self.texts, self.hidden = [""], 0

    def handle_starttag(self, tag, attributes):
        self.hidden += tag in ("style", "script")
        # Words within a line of text belong to it.
        if tag not in ("a", "b", "code", "em", "i", "kbd", "span", "strong"):
            self.texts.append("")
        for name, value in attributes:
            if name in ("alt", "aria-label", "placeholder", "title") and value:
                self.texts[-1:] = [value, self.texts[-1]]

    def handle_endtag(self, tag):
        self.hidden -= tag in ("style", "script")
        if tag not in ("a", "b", "code", "em", "i", "kbd", "span", "strong"):
            self.texts.append("")

    def handle_data(self, data):
        if not self.hidden:
            self.texts[-1] += data


def html(text):
    text = re.sub(r"\{\{[#/^][^}]*\}\}", "", text)
    parser = Texts()
    parser.feed(re.sub(r"\{\{[^}]*\}\}", "…", text))
    parser.close()
    return [plain for plain in map(one_line, parser.texts) if re.search(r"[A-Za-z]{2}", plain)]


def one_line(text):
    return " ".join(text.split())


def is_sentence(text):
    tokens = text.split()
    words = [token for token in tokens if WORD.fullmatch(token)]
    others = len(tokens) - len(words) - sum(token.startswith("…") for token in tokens)
    has_form = text[:1].isupper() or text[-1:] in ".!?:" or "…" in text
    is_list = len(tokens) > 20 and not re.search(r"[.,;:!?]", text)
    return len(words) >= (2 if has_form else 3) and len(words) >= others and not is_list and not SQL.match(text)


def joined(literals, source):
    """Literals with nothing but a plus between them, as one."""
    result, last = [], None
    for start, end, text in literals:
        if last is not None and re.fullmatch(r"\s*\+\s*", source[result[last][1] : start]):
            result[last] = (result[last][0], end, result[last][2] + text)
            continue
        result.append((start, end, text))
        # Those within an interpolation of another do not end it.
        if last is None or start >= result[last][1]:
            last = len(result) - 1
    return result


def sentences(path):
    source = path.read_text(encoding="utf-8")
    language = path.suffix[1:]
    if language == "html":
        return html(source)
    found = Literals(source, language)
    found.scan()
    result = []
    for start, _, text in joined(found.found, source):
        before = source[max(0, start - 300) : start]
        if PROGRAMMER.search(before) or language == "py" and re.search(r'(^|\n)\s*$', before):
            continue
        if HTML.search(text):
            result += html(text)
        else:
            result += filter(is_sentence, map(one_line, re.split(r"\n\s*\n", text)))
    return result


def is_translation(path):
    """Whether a file has sentences of others in another language."""
    return path.parent.name == "Translations" and not path.stem.endswith("+English")


def listed():
    """Pairs of a file and its sentences, by folders."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if any(part.startswith(".build") for part in path.parts):
                continue
            if path.suffix not in (".swift", ".js", ".html", ".py", ".sh") or "Tests" in path.parts:
                continue
            # The expressions above are not sentences of this program.
            if is_translation(path) or path == pathlib.Path(__file__).resolve():
                continue
            if found := list(dict.fromkeys(sentences(path))):
                yield folder, path, found


def page():
    lines = [
        "# Sentences",
        "",
        "Every sentence that a user or visitor can meet, by the file that it stands in; … stands for a value.",
        "`Scripts/list-sentences.py` writes this page from the sources.",
    ]
    heading = None
    for folder, path, found in listed():
        if heading != folder:
            heading = folder
            lines += ["", f"## {folder}"]
        lines += ["", f"### {path.relative_to(ROOT / folder)}", "", "```text", *found, "```"]
    return "\n".join(lines) + "\n"


def check():
    count = 0
    for _, path, found in listed():
        for sentence in found:
            for expression, instead in EXPRESSIONS.items():
                if re.search(rf"\b{expression}", sentence, re.I):
                    print(f"{path.relative_to(ROOT)}: write '{instead}': {sentence}")
                    count += 1
    print(f"sentences: {count} findings")
    return 1 if count else 0


def main():
    arguments = sys.argv[1:]
    if arguments == ["--check"]:
        sys.exit(check())
    file = pathlib.Path(arguments[0]) if arguments else PAGE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page(), encoding="utf-8")
    print(file)


main()
