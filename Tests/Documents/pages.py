# SPDX-License-Identifier: Apache-2.0

"""What a page of the documentation tells its reader to write and to type."""
import dataclasses
import re


@dataclasses.dataclass(frozen=True)
class File:
    """A file whose content the page shows below a line that names it: "Save this as `menu.scenario.yaml`"."""
    name: str
    text: str


@dataclasses.dataclass
class Command:
    line: int
    text: str
    output: list[str]

    @property
    def status(self):
        """That which the page states: in a comment, in the last line of the output, or by an error that it shows."""
        if stated := re.search(r"# .*\bstatus (\d+)", self.text):
            return int(stated[1])
        if self.output and (ended := re.fullmatch(r"\[(\d+)\]", self.output[-1])):
            return int(ended[1])
        return 1 if re.search(r"\berror: |^Error: |^FAILED ", "\n".join(self.output), re.MULTILINE) else 0

    @property
    def runs_until_it_is_stopped(self):
        return re.match(r"morsel (?:serve|simulate(?!.* --(?:check|clean|screenshot)))\b", self.text) is not None

    def prints(self, text):
        """Whether a text is what the page shows. A line `…` is any lines, `…` any text, and a number any number."""
        shown = [line for line in self.output if not re.fullmatch(r"\[\d+\]", line)]
        pattern = "".join("(?:.*\n)*" if line == "…" else f"{expression(line)}\n" for line in shown)
        lines = [line.rstrip() for line in text.splitlines()]
        return not shown or re.fullmatch(pattern, "".join(f"{line}\n" for line in lines)) is not None


def expression(line):
    """Numbers in names (`C-16`, `ABCDE12345`) are as they are."""
    def part(text):
        if text == "…":
            return ".*"
        return r"\d+(?:[.,]\d+)*" if text[:1].isdigit() else re.escape(text)
    return "".join(map(part, re.split(r"(…|(?<![\w-])\d+(?:[.,]\d+)*(?![\w-]))", line)))


def blocks(text):
    """The language of each block, its lines with the number of the first, and the last line above it."""
    lines = text.split("\n")
    number, above = 0, ""
    while number < len(lines):
        line = lines[number]
        first = number + 1
        if line.startswith("```"):
            end = lines.index("```", first)
            yield line[3:], lines[first:end], first + 1, above
            number = end + 1
        elif line.startswith("    ") and not above_is_text(lines, number):
            end = number
            while end < len(lines) and (lines[end].startswith("    ") or not lines[end]):
                end += 1
            yield "", [inside[4:] for inside in lines[number:end]], first, above
            number = end
        else:
            above = line or above
            number += 1


def above_is_text(lines, number):
    return number > 0 and bool(lines[number - 1])


def commands(lines, first):
    """Where lines begin with `$ `, those are commands; else those that begin with `morsel`. What follows is printed."""
    prompt = "$ " if any(line.startswith("$ ") for line in lines) else ""
    found = []
    number = 0
    while number < len(lines):
        line, begin = lines[number], number
        number += 1
        if not line.startswith(prompt or "morsel "):
            if found:
                found[-1].output.append(line.rstrip())
            continue
        while line.endswith("\\"):
            line = f"{line[:-1].rstrip()} {lines[number].strip()}"
            number += 1
        found.append(Command(first + begin, line.removeprefix(prompt), []))
    for command in found:
        while command.output and not command.output[-1]:
            command.output.pop()
    return [command for command in found if command.text.startswith("morsel ")]


def steps(text):
    """Files to write and commands to run, in the order of the page."""
    for language, lines, first, above in blocks(text):
        if language in ("", "console", "sh", "shell", "bash"):
            yield from commands(lines, first)
            continue
        if named := re.search(r"\bas `([\w.-]+)`[:.]", above):
            yield File(named[1], "\n".join(lines) + "\n")
        if language == "yaml":
            for number, line in enumerate(lines, first):
                if run := re.fullmatch(r" +(?:- )?run: (morsel .*)", line):
                    yield Command(number, run[1], [])
