#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the seeds of a fuzzer into a folder: seeds.py TARGET FOLDER

They are made of the vectors in this repository, so nothing is stored twice, and of the files in
Seeds, which are written by hand as Xcode and its tools would write them.
"""
import io
import itertools
import math
import pathlib
import plistlib
import re
import struct
import sys
import zipfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent


def by_hand(folder):
    """The files of a folder of Seeds."""
    return [file.read_bytes() for file in sorted((ROOT / "Fuzz/Seeds" / folder).iterdir())]


def rows(name):
    """The rows of a table of the tests; its last column may hold commas."""
    lines = (ROOT / f"Tests/AppClipCodesTests/Vectors/{name}.csv").read_text().splitlines()
    names = lines[0].split(",")
    return [dict(zip(names, line.split(",", len(names) - 1), strict=True)) for line in lines[1:]]


CODES = rows("payloads") + rows("differential")
URLS = sorted({code["url"] for code in CODES + rows("images")})
PAYLOADS = [bytes.fromhex(code["payload"]) for code in CODES if code["payload"]]


def payload():
    yield from PAYLOADS


def url():
    for text in URLS:
        yield b"\0" + text.encode()
    yield b"\1HTTPS://APPCLIP.Example.COM/Shop/a1/007?p=1&p1=a_B-%20&q=0#x"
    yield b"\0https://www.long-name.example.co.uk/a//b/?k=12345678901234567890&k=&=v"


def rings():
    for bits in PAYLOADS:
        yield bits
        yield bits + bytes([20, 4])
        yield bits + bytes([3, 0, 50, 2, 100, 4])
    yield bytes(range(128))


def svg():
    """Arcs only: small enough to be changed in every place."""
    arc = '<path d="M %s A 177.2 177.2 0 0 0 %s" data-color="%d" style="stroke:#ffffff"/>'
    points = ["577.2 400", "400 577.2", "222.8 400", "400 222.8"]
    arcs = "".join(arc % (a, b, i & 1) for i, (a, b) in enumerate(itertools.pairwise(points)))
    yield f'<svg data-payload="a&amp;b"><g id="Lockup">{arcs}</g></svg>'.encode()
    yield b'<?xml version="1.0"?><!-- c --><!DOCTYPE svg><svg><![CDATA[<]]></svg>'
    yield b"<circle id='Background' fill='#12aBcd'/><g data-logo-type=\"phone\"></g>"
    yield from by_hand("SVG")


def tables():
    file = (ROOT / "Sources/Codes/AppClipCodeTables/coding-tables.bin").read_bytes()
    # The beginnings of the three models, so small that they can be changed everywhere.
    offset, parts = 4, []
    for _ in range(3):
        size = int.from_bytes(file[offset:offset + 4], "little")
        parts.append(file[offset + 4:offset + 4 + size])
        offset += 4 + size
    for length in (16, 256, 2048):
        yield b"".join(part[:length] for part in parts)
    yield file[:4096]
    yield b"ACCT" + bytes(12)


def ndef():
    for text in URLS:
        rest = text.removeprefix("https://").encode()
        yield bytes([0xD1, 1, len(rest) + 1, 0x55, 4]) + rest
    yield bytes.fromhex("C1 01 00000004 55 03 616263")
    yield bytes.fromhex("D9 01 03 02 55 6964 03 6162")


def clip_messages():
    """An event, a launch, patches and a call, as they stand in a stream."""
    def text(value):
        return struct.pack("<I", len(value)) + value.encode()
    launch = b"\x01\x01" + text("https://fruta.example/") + b"\x01" + struct.pack("<q", 2) \
        + struct.pack("<I", 1) + text("group.example.fruta") \
        + struct.pack("<I", 1) + text("order") + text("7") + struct.pack("<I", 0)
    messages = [
        b"\x02\x02" + struct.pack("<I", 5) + text("Ana"), launch, b"\x02" + text("patches"),
        b"\x03" + struct.pack("<I", 1) + b"\x01" + text("key") + b"\x00",
    ]
    yield from messages
    yield b"".join(struct.pack("<I", len(message)) + message for message in messages)


def csv():
    yield b'SVG File Name,URL\r\na.svg,"https://example.com/a?b=""c"""\r\n'
    yield (b"URL,Type,Logo,SVG File Name,Foreground Color,Background Color\n"
           b"https://a.com,nfc,none,a.svg,FFFFFF,000000\n")
    yield b"https://a.com\nhttps://b.com,https://c.com\n"
    yield b'a;b\n\xef\xbb\xbf"x\ny",\n'


def archives():
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", method) as archive:
            archive.writestr("mapping.csv", "SVG File Name,URL\r\n")
            archive.writestr("a.svg", "<svg/>" * 20)
        yield file.getvalue()


    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        link = zipfile.ZipInfo("Payload/A.app/link")
        link.create_system, link.external_attr = 3, 0o120755 << 16
        archive.writestr(link, "../B.app")
        archive.writestr("Payload/A.app/", "")
        with archive.open(zipfile.ZipInfo("Payload/B.app/B"), "w", force_zip64=True) as large:
            large.write(b"abc")
    yield b"#!/bin/sh\n" + file.getvalue()
    yield from by_hand("Zip")


CLAIMS = {"application-identifier": "ABCDE12345.com.example.fruta.Clip",
          "com.apple.developer.associated-domains": ["appclips:fruta.example"],
          "com.apple.developer.on-demand-install-capable": True}


def element(tag, content):
    """DER with lengths of up to two bytes."""
    size = len(content)
    length = bytes([size]) if size < 128 else struct.pack(">BH", 0x82, size)
    return bytes([tag]) + length + content


def der(value):
    if isinstance(value, bool):
        return element(1, b"\xff" if value else b"\0")
    if isinstance(value, str):
        return element(12, value.encode())
    if isinstance(value, list):
        return element(0x30, b"".join(map(der, value)))
    return element(0xB0, b"".join(
        element(0x30, der(name) + der(member)) for name, member in sorted(value.items())))


def entitlements_der():
    return element(0x70, element(2, b"\x01") + der(CLAIMS))


def mach_o(order, wide):
    """A program without code: a framework, a version, a signature."""
    def part(magic, content):
        return struct.pack(">II", magic, len(content) + 8) + content

    directory = part(0xFADE0C02, struct.pack(">11I", 0x20200, 0, 0, 52, 0, 0, 0, 0, 0, 0, 56)
                     + b"a.b\0ABCDE12345\0")
    parts = [(0, directory), (5, part(0xFADE7171, plistlib.dumps(CLAIMS))),
             (7, part(0xFADE7172, entitlements_der()))]
    index, body, offset = b"", b"", 12 + 8 * len(parts)
    for slot, content in parts:
        index += struct.pack(">II", slot, offset + len(body))
        body += content
    signature = struct.pack(">III", 0xFADE0CC0, offset + len(body), len(parts)) + index + body
    name = b"/System/Library/Frameworks/HealthKit.framework/HealthKit".ljust(64, b"\0")
    commands = struct.pack(order + "6I", 12, 24 + len(name), 24, 0, 0, 0) + name
    commands += struct.pack(order + "6I", 0x32, 24, 2, 16 << 16, 17 << 16, 0)
    commands += struct.pack(order + "6I", 0x2C, 24, 0, 0, 1, 0)
    start = (32 if wide else 28) + len(commands) + 16
    commands += struct.pack(order + "4I", 0x1D, 16, start, len(signature))
    header = struct.pack(order + "7I", 0xFEEDFACF if wide else 0xFEEDFACE, 0x0100000C, 0, 2, 4,
                         len(commands), 0) + (bytes(4) if wide else b"")
    return header + commands + signature


def binaries():
    for order in "<>":
        for wide in (False, True):
            yield mach_o(order, wide)
    one = mach_o("<", True)
    for order, magic in ((">", 0xCAFEBABE), ("<", 0xCAFEBABE)):
        yield struct.pack(order + "7I", magic, 1, 0x0100000C, 0, 28, len(one), 0) + one
    yield struct.pack(">4I2Q2I", 0xCAFEBABF, 1, 0x0100000C, 0, 40, len(one), 0, 0) + one
    yield from by_hand("Binary")


def web_assembly():
    """Imports of each kind, two functions, and their names after or before them."""
    def section(number, content):
        return bytes([number, len(content)]) + content

    def name(text):
        return bytes([len(text)]) + text

    header = b"\0asm\x01\0\0\0"
    kinds = (b"\0\0", b"\x01\x70\x01\x01\x02", b"\x02\0\x01", b"\x03\x7f\0", b"\x04\0\0", b"\x01\x63\0\0\x01")
    imports = section(2, bytes([len(kinds)]) + b"".join(name(b"env") + name(b"f") + kind for kind in kinds))
    code = section(10, bytes.fromhex("02 03 00 01 0b 02 00 0b"))
    names = section(0, name(b"name") + section(0, name(b"m"))
                    + section(1, b"\x02\x01" + name(b"$s4Clip4mainyyF") + b"\x02" + name("é".encode())))
    yield header
    yield header + imports + code + names
    yield header + names + code + section(0, name(b"producers") + b"\0") + section(11, b"\x01\0\x41\0\x0b\x01a")


def profile():
    value = {"Name": "Fruta", "TeamIdentifier": ["ABCDE12345"], "Entitlements": CLAIMS}
    octets = element(4, plistlib.dumps(value))
    inner = element(0x30, bytes.fromhex("06092a864886f70d010701") + element(0xA0, octets))
    data = element(0x30, bytes.fromhex("0201013100") + inner)
    return element(0x30, bytes.fromhex("06092a864886f70d010702") + element(0xA0, data))


def signatures():
    yield profile()
    yield entitlements_der()
    # With lengths that are not given.
    yield (bytes.fromhex("308006092a864886f70d010702a0803080020101310030800609"
                         "2a864886f70d010701a0802480040361626300000000000000000000000000"))
    yield from by_hand("Signature")


REPORT = """App Thinning Size Report for All Variants of Clip

Variant: Clip-1.ipa
Supported variant descriptors: [device: iPhone12,1, os-version: 15.0] and [device: iPad8,1]
App + On Demand Resources size: 5.4 MB compressed, 10,4\u00a0Mo uncompressed
App size: Zero KB compressed, 1\u202f023 \u041a\u0411 uncompressed
On Demand Resources size: \u30bc\u30edKB, 512 \u5b57\u8282


Variant: Clip.ipa
Supported devices: iPad 2 and iPad mini
App size: 1'000.5 KB compressed, 101 MB uncompressed
"""


def size_reports():
    yield REPORT.encode()
    yield b"\xff\xfe" + REPORT.encode("utf-16-le")
    sizes = {"sizeCompressedApp": 5, "sizeUncompressedApp": 16_000_000,
             "variantDescriptors": [{"device": "iPhone12,1", "os-version": "15.0"}]}
    for form in (plistlib.FMT_XML, plistlib.FMT_BINARY):
        yield plistlib.dumps({"variants": {"Apps/Clip-1.ipa": sizes}}, fmt=form)
    yield from by_hand("SizeReport")


def bundles():
    """Each file of the app in turn, by its number: programs, profiles, property lists."""
    info = {"CFBundleIdentifier": "com.example.fruta.Clip", "CFBundleExecutable": "Clip",
            "MinimumOSVersion": "16.4", "UIDeviceFamily": [1], "NSAppClip": {"a": True},
            "BAManifestURL": "x", "UIBackgroundModes": ["fetch"], "CFBundleURLTypes": [{}]}
    for number in range(8):
        for content in (mach_o("<", True), profile(), plistlib.dumps(info)):
            yield bytes([number]) + content


def chunk(kind, content):
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))


def png():
    """Every colour type, with few and with many bits, in one pass and in seven."""
    header = b"\x89PNG\r\n\x1a\n"
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
    for color, depth in [(0, 1), (0, 16), (2, 8), (3, 2), (3, 8), (4, 8), (6, 16)]:
        for interlaced in [0, 1]:
            size = struct.pack(">IIBBBBB", 8, 8, depth, color, 0, 0, interlaced)
            # Enough bytes for the rows of either; libpng does not mind more.
            rows = bytes(2 * (8 * channels[color] * depth // 8 + 1) * 8)
            palette = chunk(b"PLTE", bytes(range(12))) if color == 3 else b""
            clear = chunk(b"tRNS", bytes(2)) if color in (0, 3) else b""
            yield (header + chunk(b"IHDR", size) + palette + clear
                   + chunk(b"gAMA", bytes(4)) + chunk(b"IDAT", zlib.compress(rows))
                   + chunk(b"IEND", b""))


def jpeg():
    """A gray block of 8 pixels by the standard's tables for brightness, with EXIF and in passes."""
    def segment(marker, content):
        return bytes([0xFF, marker]) + struct.pack(">H", len(content) + 2) + content

    exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    quantization = segment(0xDB, bytes([0]) + bytes([16] * 64))
    # One code word of one bit in each table: no difference, end of the block.
    tables = b"".join(segment(0xC4, bytes([kind, 1] + [0] * 15 + [0])) for kind in (0x00, 0x10))
    for marker in (0xC0, 0xC2):
        for components in (1, 3, 4):
            frame = struct.pack(">BHHB", 8, 16, 16, components)
            frame += b"".join(bytes([i + 1, 0x11, 0]) for i in range(components))
            scan = bytes([components]) + b"".join(bytes([i + 1, 0]) for i in range(components))
            last = 63 if marker == 0xC0 else 0
            yield (b"\xff\xd8" + segment(0xE1, exif) + quantization + segment(marker, frame)
                   + tables + segment(0xDA, scan + bytes([0, last, 0])) + bytes(8) + b"\xff\xd9")


def pixels():
    """The arcs of the SVG seeds as gray pixels, 160 in each direction."""
    side = 160
    place = re.compile(r'd="M ([-\d.]+) ([-\d.]+) A ([-\d.]+) \S+ 0 (\d) 0 ([-\d.]+) ([-\d.]+)"'
                       r' data-color="(\d)"')
    for file in sorted((ROOT / "Fuzz/Seeds/SVG").glob("*.svg")):
        rows = [[255] * side for _ in range(side)]
        arcs = [[float(value) for value in arc] for arc in place.findall(file.read_text())]
        for y in range(side):
            for x in range(side):
                u, v = (x + 0.5) * 860 / side - 430, (y + 0.5) * 860 / side - 430
                radius, angle = math.hypot(u, v), math.atan2(v, u)
                if radius < 106.72:
                    rows[y][x] = 0
                for x0, y0, r, _, x1, y1, color in arcs:
                    if abs(radius - r) > 23.5:
                        continue
                    begin = math.atan2(y1 - 400, x1 - 400)
                    length = (math.atan2(y0 - 400, x0 - 400) - begin) % math.tau
                    if (angle - begin) % math.tau <= length:
                        rows[y][x] = 120 if color else 0
        gray = bytes(value for row in rows for value in row)
        yield bytes([0, side - 1, 0]) + gray
        yield bytes([1, side - 1, 0]) + bytes(value for value in gray for _ in range(3))
        yield bytes([2, side - 1, 0]) + bytes(
            channel for value in gray for channel in (value, value, value, 255 - value // 2))
    yield bytes([0, 40, 3]) + bytes(range(256)) * 8


def association():
    yield b"""{"applinks":{"apps":[],"defaults":{"caseSensitive":false,"/":"/a/*"},
"substitutionVariables":{"food":["pizza","s?shi*"]},"details":[{"appIDs":["ABCDE12345.a.b"],
"defaults":{"percentEncoded":false},"components":[{"#":"no","exclude":true},{"/":"/$(food)/?*",
"?":{"q":"??","r":"*"},"comment":"why"},{"?":"a=1"},{"?":{"q":1}}],"paths":["NOT /x","*"]}]},
"appclips":{"apps":["ABCDE12345.a.b.Clip"]},"webcredentials":{"apps":["ABCDE12345.a.b"]}}"""
    yield b'{"applinks":{"details":{"ABCDE12345.a":{"paths":["/$(lang)/*"]}}}}'
    yield b'\xef\xbb\xbf{"appclips":{"apps":["\\u0041BCDE12345.a"]}}'
    json = b'{"appclips":{"apps":["ABCDE12345.a"]}}'
    octets = bytes([4, len(json)]) + json
    content = bytes.fromhex("06092a864886f70d010701a0") + bytes([len(octets)]) + octets
    data = bytes.fromhex("0201013100") + b"\x30" + bytes([len(content)]) + content
    data = b"\x30" + bytes([len(data)]) + data
    data = bytes.fromhex("06092a864886f70d010702a0") + bytes([len(data)]) + data
    yield b"\x30" + bytes([len(data)]) + data
    yield (b'{"id":1,"aasa":{"applinks":{"details":[{"appID":"A.b","paths":["/x"]}]}},'
           b'"domain":"e.com","appId":"A.b","url":"https://e.com/x?y#z"}')


def link_pattern():
    for pattern, text in (("/a*b?c", "/axbyc"), ("*a*a*a*b", "aaaa"), ("$(v)$(v)x", "abax"),
                          ("$(digit)*$(alpha)", "1-z"), ("\u00e9?*", "\u00e9\u00fc")):
        yield f"{pattern}\n{text}\na\nab\n?b*".encode()


def property_list():
    value = {"com.apple.developer.associated-domains":
             ["appclips:fruta.example?mode=developer", "applinks:*.fr\u00fcta.example"],
             "application-identifier": "ABCDE12345.com.example.fruta", "x": {"a": [True, 1, b"d"]}}
    for form in (plistlib.FMT_XML, plistlib.FMT_BINARY):
        yield plistlib.dumps(value, fmt=form)
    yield b"""// !$*UTF8*$!
{ archiveVersion = 1; objects = { A1 /* a "b" */ = { isa = PBXProject; targets = ( B, "c d", );
x = "\\"\\U00e9\\UD83D\\UDE00\\341\\n"; y = <0fbd 77>; "A[sdk=iphoneos*]" = \'e\'; path = ../f/g; }; }; }"""
    yield b'{"archiveVersion": "1", "objects": {"A": {"isa": "PBXProject", "targets": ["B"]}}}'
    yield "\ufeff\"a\" = \"é\";\nb;".encode("utf-16-le")
    yield b"{\n<<<<<<< HEAD\n a = b;\n=======\n>>>>>>> x\n}"
    yield from by_hand("PropertyList") + by_hand("Project")


def xml():
    yield b"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE Scheme [ <!ENTITY a "b"> ]><Scheme version = "1.7"><!-- c --><LaunchAction>
<EnvironmentVariable key = "_XCAppClipURL" value = \'https://a/?b&amp;c&#xE9;\' isEnabled = "YES"/>
</LaunchAction><a:b><![CDATA[<d>]]>&lt;\r\n</a:b><?e?></Scheme>"""
    yield "\ufeff<?xml version='1.0' encoding='utf-16'?><a>é</a>".encode("utf-16-be")
    yield from by_hand("XML")


def string_table():
    yield b"""/* a */
"key" = "Caf\\U00e9";
// b
bare = 'c'; "same";"""
    yield "\ufeff\"a\" = \"é\";".encode("utf-16-le")
    rule = {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
            "one": "a", "other": "b"}
    yield plistlib.dumps({"%d": {"NSStringLocalizedFormatKey": "%#@c@", "c": rule},
                          "d": {"NSStringVariableWidthRuleType": {"20": "e"},
                                "NSStringDeviceSpecificRuleType": {"ipad": "f"}}})
    yield b"""{"sourceLanguage": "en", "strings": {"a": {"comment": "b", "localizations": {
"en": {"stringUnit": {"state": "new", "value": "c"}, "substitutions": {"d": {"argNum": 1,
"formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "e"}}}}}}},
"fr": {"variations": {"device": {"ipad": {"stringUnit": {"value": "f"}}}, "width": {"10": {}}}},
"de": {"stringSet": {"values": ["g"]}}}, "shouldTranslate": false}}, "version": "1.0"}"""
    yield from by_hand("StringTable")


def xcconfig():
    yield b"""#include? "a.xcconfig" // b
A[sdk=iphoneos*,arch=arm64][config=Debug] = b c; // d
E = https:/$()/f \\
  g
#include "h"
1 = 2
I[j = k"""
    yield "\ufeffA = é\u2028B[c=] =".encode("utf-16-le")
    yield from by_hand("Xcconfig")

def source():
    """Each way to write what a scan looks for, in both languages."""
    yield b'''\0@main struct A: App { // b /* c */
#if A && !os(macOS) || swift(>=5.9)
@_implementationOnly import struct a.b; import c
#elseif canImport(d)
let x = "g\\(f("y", /r"/)) z", y = #"g" \\#(1)"#, z = """
g"" \\""" """
#endif
func scene(_ s: S, continue a: A) { go(a, on("t") { a in a.b(\\.c) }) }
/* /* */ */ }'''
    yield b'''\1#import <A/A.h> // \\
#if defined(A) && B >= 2 || __has_include("c.h")
@import D.E;
#elif 0
#endif
#define F 1'000
@implementation A
- (BOOL)application:(B *)b on:(void (^)(C *))c { return [a.b d:@"g" e:b] + R"x()x)x"; }
@end'''
    for text in by_hand("Source"):
        yield (b"\1" if b"#import" in text else b"\0") + text


def rewriting():
    """What is rewritten, and the sources of the other fuzzer without their first byte."""
    yield b"""@available(iOS 17, *)
#Preview("A", traits: .x) { A() } timeline: { B() }
#if os(iOS) && !targetEnvironment(simulator) ||
    os(Linux)
@objc(a) protocol A: B {}
@UIApplicationMain class C { @IBAction @objc dynamic func d() {} }
#elseif (os(macOS)
    && F)
import UIKit.UIImage; import Darwin
#endif
extension Color { static let g = #selector(\n a.b(_:)); static var `h` = #keyPath(A.b) }
struct I: PreviewProvider {}"""
    for text in source():
        yield text[1:]


def scenario():
    """The scenarios that are shipped, each with its world; a billion laughs."""
    for file in sorted((ROOT / "Scenarios").rglob("*.scenario.yaml")):
        text = file.read_bytes()
        world = b""
        for beside in file.parent.glob("*.world.yaml"):
            text = text.replace(beside.name.encode(), b"w.yaml")
            world = beside.read_bytes()
        for document in text.split(b"\n---\n"):
            yield document + b"\n%%%\n" + world
    yield b"a: &a [x, x, x]\nb: &b [*a, *a]\n? *b\n: *b\n[*a]: *b\n{ *a : *b }: 1\n"


def project():
    """A project with a clip and a synchronized folder, and settings that go in circles."""
    text = b"""// !$*UTF8*$!
{objects = {
P = {isa = PBXProject; mainGroup = G; targets = (T, C); buildConfigurationList = L; };
G = {isa = PBXGroup; children = (S, X, R); sourceTree = "<group>"; };
S = {isa = PBXFileSystemSynchronizedRootGroup; path = Folder; exceptions = (E); sourceTree = "<group>"; };
E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = C;
membershipExceptions = (a.swift, "/Localized: Localizable.strings"); };
X = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };
R = {isa = PBXFileReference; path = C.app; sourceTree = BUILT_PRODUCTS_DIR; };
B = {isa = PBXBuildFile; fileRef = R; }; D = {isa = PBXTargetDependency; target = C; };
Y = {isa = PBXCopyFilesBuildPhase; dstPath = AppClips; dstSubfolderSpec = 1; files = (B); };
T = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; buildPhases = (Y);
dependencies = (D); fileSystemSynchronizedGroups = (S); buildConfigurationList = L; };
C = {isa = PBXNativeTarget; name = C; productReference = R; buildConfigurationList = L;
productType = "com.apple.product-type.application.on-demand-install-capable"; };
L = {isa = XCConfigurationList; buildConfigurations = (Q); };
Q = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {
INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES; "V[sdk=iphoneos*]" = "$(inherited) $(X:upper)"; }; };
}; rootObject = P; }
"""
    yield text + b"\0#include? \"A.xcconfig\"\nX = $(Y)$(Y:default=$(X))\nY = ${X}$X\nV[config=*] = a\n"
    yield text
    settings = b"\0" + (ROOT / "Fuzz/Seeds/Xcconfig/Base.xcconfig").read_bytes()
    yield from (form + settings for form in by_hand("Project"))


def snapshot_edits():
    """A length, and places with the byte that is put there."""
    yield b""
    whole = (1 << 24) - 1
    places = [(0, 0), (8, 2), (24, 9), (72, 8), (80, 255), (96, 1), (4096, 255), (4104, 255), (4112, 255)]
    for edit in places + [(4120 + 7 * step, 255) for step in range(40)]:
        yield whole.to_bytes(3, "little") + edit[0].to_bytes(3, "little") + bytes([edit[1]])
    for size in (7, 100, 4096, 5000):
        yield size.to_bytes(3, "little")
    yield whole.to_bytes(3, "little") + b"".join(
        (8192 + 8 * step).to_bytes(3, "little") + b"\x7f" for step in range(32)
    )


SEEDS = {
    "FuzzProject": project,
    "FuzzAssociation": association, "FuzzLinkPattern": link_pattern,
    "FuzzPropertyList": property_list, "FuzzXML": xml, "FuzzStringTable": string_table,
    "FuzzXcconfig": xcconfig, "FuzzSource": source, "FuzzRewriting": rewriting,
    "FuzzPayload": payload, "FuzzURL": url, "FuzzRings": rings, "FuzzSVG": svg,
    "FuzzTables": tables, "FuzzNDEF": ndef, "FuzzClipMessages": clip_messages, "FuzzCSV": csv,
    "FuzzSnapshotFile": snapshot_edits,
    "FuzzZip": archives, "FuzzBinary": binaries, "FuzzWebAssembly": web_assembly, "FuzzSignature": signatures,
    "FuzzSizeReport": size_reports, "FuzzBundle": bundles,
    "FuzzPNG": png, "FuzzJPEG": jpeg, "FuzzPixels": pixels,
    "FuzzScenario": scenario,
}

if __name__ == "__main__":
    target, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(SEEDS[target]()):
        (folder / f"{number:03}").write_bytes(seed)
