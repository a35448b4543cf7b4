# SPDX-License-Identifier: Apache-2.0

"""Small WebAssembly modules with the exports of a clip, made byte by byte, and the patches that they send.

A module is made of instructions for each of its functions; a patch is described in PatchWriter.swift.
"""

PAGE = 65_536
# Where the data of a module begins, after what the page passes to it.
DATA = PAGE


def number(value):
    """An unsigned LEB128 number."""
    bytes_ = bytearray()
    while value >= 0x80:
        bytes_.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*bytes_, value])


def signed(value):
    """A signed LEB128 number."""
    bytes_ = bytearray()
    while not -64 <= value < 64:
        bytes_.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*bytes_, value & 0x7F])


def vector(items):
    return number(len(items)) + b"".join(items)


def name(text):
    return number(len(text)) + text.encode()


# Instructions.
UNREACHABLE = b"\x00"
DROP = b"\x1A"


def constant(value):
    return b"\x41" + signed(value)


def loop(body):
    """Repeats instructions without an end."""
    return b"\x03\x40" + body + b"\x0C\x00\x0B"


def repeat_until_zero(body):
    """Repeats instructions that leave a number until that is zero."""
    return b"\x03\x40" + body + b"\x0D\x00\x0B"


def caught(body):
    """Instructions whose exceptions, also those of the page, are caught and forgotten."""
    return b"\x06\x40" + body + b"\x19\x0B"


def grow(pages):
    """Grows the memory; leaves its size before, or -1."""
    return constant(pages) + b"\x40\x00"


IMPORTS = {"render": 2, "store": 6, "overlay": 1, "random": 2}


def call(function, *arguments):
    return b"".join(map(constant, arguments)) + b"\x10" + number(list(IMPORTS).index(function))


class Module:
    """A clip's module. By default it does nothing, which is valid.

    main, launch and event are instructions; begin are those of the function that runs when the module is
    instantiated. data is in memory from DATA on. memory is the number of pages at first, and at most if there are two.
    """

    def __init__(self, main=b"", launch=b"", event=b"", begin=None, data=b"", memory=None, imports=(), tables=()):
        self.main, self.launch, self.event, self.begin = main, launch, event, begin
        self.data = data
        self.memory = memory or [2 + len(data) // PAGE]
        self.imports = imports
        self.tables = tables

    @property
    def bytes(self):
        counts = [*IMPORTS.values()]
        # The types of imports, then those of functions: main, allocate, launch, event, begin.
        types = [self._type(count) for count in counts]
        types += [self._type(2, 1), self._type(1, 1), self._type(2), self._type(4), self._type(0)]
        imports = [name("env") + name(key) + b"\x00" + number(index) for index, key in enumerate(IMPORTS)]
        imports += [name(module) + name(key) + b"\x00" + number(len(types) - 1) for module, key in self.imports]
        first, before = len(IMPORTS), len(imports)
        bodies = [self.main + constant(0), constant(0), self.launch, self.event, self.begin or b""]
        functions = [number(first + index) for index in range(len(bodies))]
        exports = [name(key) + b"\x00" + number(before + index)
                   for index, key in enumerate(["main", "allocate", "launch", "event"])]
        exports.append(name("memory") + b"\x02\x00")
        limits = bytes([len(self.memory) - 1]) + b"".join(map(number, self.memory))
        sections = [(1, vector(types)), (2, vector(imports)), (3, vector(functions))]
        if self.tables:
            sections.append((4, vector([b"\x70\x00" + number(count) for count in self.tables])))
        sections += [(5, vector([limits])), (7, vector(exports))]
        if self.begin is not None:
            sections.append((8, number(before + 4)))
        sections.append((10, vector([self._sized(b"\x00" + body + b"\x0B") for body in bodies])))
        if self.data:
            sections.append((11, vector([b"\x00" + constant(DATA) + b"\x0B" + number(len(self.data)) + self.data])))
        return b"\0asm\1\0\0\0" + b"".join(bytes([id_]) + self._sized(content) for id_, content in sections)

    @staticmethod
    def _type(parameters, results=0):
        return b"\x60" + number(parameters) + b"\x7F" * parameters + number(results) + b"\x7F" * results

    @staticmethod
    def _sized(content):
        return number(len(content)) + content


def showing(patches, **options):
    """A module that shows patches when it is launched."""
    return Module(launch=call("render", DATA, len(patches)), data=patches, **options)


def showing_elements(count):
    """A module that makes the patches of up to 2^21 elements itself, 11 bytes for each, and shows them at once."""
    n = b"\x41\x00\x28\x02\x00"
    address = n + constant(11) + b"\x6C" + constant(DATA) + b"\x6A"
    identifier = (n + constant(0x7F) + b"\x71" + constant(0x80) + b"\x72"
                  + n + constant(1) + b"\x74" + constant(0x7F00) + b"\x71" + constant(0x8000) + b"\x72" + b"\x72"
                  + n + constant(2) + b"\x74" + constant(0x7F_0000) + b"\x71" + b"\x72")
    body = (b"\x41\x00" + n + constant(1) + b"\x6A\x36\x02\x00"
            + address + constant(1) + b"\x3A\x00\x00"
            + address + identifier + constant(TEXT << 24) + b"\x72\x36\x00\x01"
            + address + constant(3) + b"\x3A\x00\x05"
            + address + identifier + b"\x36\x00\x07"
            + n + constant(count) + b"\x49")
    return Module(launch=b"\x41\x00\x41\x00\x36\x02\x00" + repeat_until_zero(body) + call("render", DATA + 11, 11 * count),
                  memory=[3 + 11 * count // PAGE])


# Patches, with the numbers of ElementKind and ElementKey.
TEXT, IMAGE, FIELD, ROW, COLUMN, GRID, BUTTON = 1, 2, 6, 20, 21, 25, 37
WORDS, ASSET, SPACING, TRACKS, LABEL, HEADING = 1, 40, 51, 54, 200, 203


def create(element, kind):
    return b"\x01" + number(element) + bytes([kind])


def insert(parent, element, before=0):
    return b"\x03" + number(parent) + number(element) + number(before)


def value(content):
    """A text, a whole number or a list of values."""
    if isinstance(content, str):
        return b"\x05" + number(len(content.encode())) + content.encode()
    if isinstance(content, list):
        return b"\x06" + vector([value(one) for one in content])
    return b"\x03" + number((content << 1 ^ content >> 31) & 0xFFFF_FFFF)


def property_(element, key, content):
    return b"\x02" + number(element) + bytes([key]) + value(content)


def title(content):
    return b"\x07" + number(len(content.encode())) + content.encode()


def part(element, kind, content=None, parent=0):
    """An element, which may have words, at the end of its parent."""
    return create(element, kind) + (property_(element, WORDS, content) if content else b"") + insert(parent, element)


def heading(element, content):
    return part(element, TEXT, content) + property_(element, HEADING, 1)


def button(element, label, content):
    """A button with a text, which is an element too."""
    return part(element, BUTTON) + part(label, TEXT, content, element)
