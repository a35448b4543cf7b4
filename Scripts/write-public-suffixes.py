#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the digests of public suffixes: domains below which everybody can have a name.

    Scripts/write-public-suffixes.py [LIST]

LIST is the public suffix list, by default that of Debian's package `publicsuffix`. A digest is the 32-bit
FNV-1a of a rule with two labels or more, `co.uk` or `*.ck`; the file has them in ascending order, four bytes
each, lowest byte first. A single label is always a public suffix and is not in the file. Exceptions of the list
are left out: the hosts that they are about count as somebody else's, which costs an advice and nothing more.
"""
import pathlib
import struct
import sys

LIST = "/usr/share/publicsuffix/public_suffix_list.dat"
OUTPUT = pathlib.Path(__file__).parent.parent / "Sources/Codes/AppClipCodeTables/public-suffixes.bin"

# Services that give everybody a name, and are not in the list.
SERVICES = """
    base44.app bigcartel.com bubbleapps.io canva.site framer.ai gitbook.io glideapp.io godaddysites.com
    lovable.app mystrikingly.com notion.site replit.app square.site squarespace.com tumblr.com
    up.railway.app webador.com webflow.io weebly.com weeblysite.com wixstudio.com wordpress.com
""".split()


def digest(rule):
    value = 0x811C9DC5
    for byte in rule.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def rules(path):
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        rule = line.strip()
        if not rule or rule.startswith(("//", "!")):
            continue
        # Codes have no internationalized hosts.
        if "." in rule and rule.isascii():
            yield rule


def main():
    digests = {digest(rule) for rule in [*rules(sys.argv[1] if sys.argv[1:] else LIST), *SERVICES]}
    OUTPUT.write_bytes(b"".join(struct.pack("<I", each) for each in sorted(digests)))
    print(f"{OUTPUT}: {len(digests)} digests, {OUTPUT.stat().st_size} bytes")


main()
