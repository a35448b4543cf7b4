#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the manual pages of a program from what it says about its own commands.

    Scripts/write-manual.py PROGRAM FOLDER

A page for the program and one for each of its commands, `morsel-code-check.1`, in the macros of
man(7).
"""
import json
import pathlib
import re
import subprocess
import sys

STATUSES = [
    ("0", "The command did what it says, and found nothing wrong."),
    ("1", "It found something wrong in what it was asked to check, or it failed."),
    ("2", "It was asked to look for something, read everything, and did not find it."),
    ("64", "The command line is wrong. Nothing was done."),
]


def escaped(text):
    """Text of one or several lines that roff prints as it stands."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = "".join(c if c.isascii() else f"\\[u{ord(c):04X}]" for c in text)
    return "\n".join("\\&" + line if line[:1] in {".", "'"} else line for line in text.split("\n"))


def option_name(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def is_shown(argument):
    return argument["shouldDisplay"] and "help" not in [
        name["name"] for name in argument.get("names", [])
    ]


def synopsis(argument):
    value = f"<{argument['valueName']}>" if argument["kind"] != "flag" else ""
    if argument["kind"] == "positional":
        text = value
    else:
        text = (option_name(argument["preferredName"]) + " " + value).strip()
    if argument["isRepeating"]:
        text += " ..."
    return f"[{text}]" if argument["isOptional"] else text


def described(argument):
    """The name of an argument with its value, and what it means."""
    value = f" <{argument['valueName']}>" if argument["kind"] != "flag" else ""
    if argument["kind"] == "positional":
        head = value.strip()
    else:
        head = ", ".join(option_name(name) for name in argument["names"]) + value
    text = argument.get("abstract", "")
    values = argument.get("allValues")
    if values and not any(value in text for value in values):
        text += f" Values: {', '.join(values)}."
    default = argument.get("defaultValue")
    if default and "(default:" not in text and argument["kind"] != "flag":
        text += f" (default: {default})"
    return [".TP", f"\\fB{escaped(head)}\\fR", escaped(text.strip() or "-")]


def discussion(text):
    """The paragraphs of a help text; lines that are examples stay as they are."""
    lines = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        if re.match(r"\s*(morsel|AppClipCodeGenerator|generate) ", paragraph):
            lines += [".PP", ".RS 4", ".nf", escaped(paragraph), ".fi", ".RE"]
        else:
            lines += [".PP", escaped(paragraph)]
    return lines


def page(path, command, version):
    title = "-".join(path)
    arguments = [each for each in command.get("arguments", []) if is_shown(each)]
    subcommands = [each for each in command.get("subcommands", []) if each["shouldDisplay"]
                   and each["commandName"] != "help"]
    lines = [
        '.\\" SPDX-License-Identifier: Apache-2.0',
        f'.TH "{escaped(title.upper())}" "1" "" "{escaped(path[0] + " " + version)}" "Morsel"',
        # Examples and usages break badly where lines are stretched and words divided.
        ".ad l", ".nh",
        ".SH NAME",
        f"{escaped(title)} \\- {escaped(command.get('abstract', '').rstrip('.'))}",
        ".SH SYNOPSIS",
    ]
    usage = [synopsis(each) for each in arguments] + (["<command>"] if subcommands else [])
    lines += [f"\\fB{escaped(' '.join(path))}\\fR {escaped(' '.join(usage))}".rstrip()]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION"] + discussion(command["discussion"])
    if arguments:
        lines += [".SH OPTIONS"]
        for argument in arguments:
            lines += described(argument)
    if subcommands:
        lines += [".SH COMMANDS"]
        for each in subcommands:
            name = f"{title}-{each['commandName']}"
            lines += [".TP", f"\\fB{escaped(name)}\\fR(1)", escaped(each.get("abstract", "-"))]
    lines += [".SH EXIT STATUS"]
    for status, meaning in STATUSES:
        lines += [".TP", status, escaped(meaning)]
    if len(path) > 1:
        lines += [".SH SEE ALSO", f"\\fB{escaped('-'.join(path[:-1]))}\\fR(1)"]
    return "\n".join(lines) + "\n"


def write(path, command, version, folder):
    (folder / f"{'-'.join(path)}.1").write_text(page(path, command, version))
    for each in command.get("subcommands", []):
        if each["shouldDisplay"] and each["commandName"] != "help":
            write([*path, each["commandName"]], each, version, folder)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)

    def output(*arguments):
        return subprocess.run([program, *arguments], check=True, capture_output=True,
                              text=True).stdout

    command = json.loads(output("--experimental-dump-help"))["command"]
    write([command["commandName"]], command, output("--version").strip(), folder)


main()
