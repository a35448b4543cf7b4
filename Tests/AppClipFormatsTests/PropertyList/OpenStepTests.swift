// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

/// G2: property lists in OpenStep form, as in projects and strings tables.
struct OpenStepTests {
    private func read(_ text: String) throws(PropertyListError) -> PropertyList {
        try PropertyList(Array(text.utf8), limits: .project)
    }

    @Test(arguments: [
        ("// !$*UTF8*$!\n{ a = b; }", "{a:b}"),
        ("{}", "{}"), ("()", "[]"), ("( )", "[]"), ("(a)", "[a]"), ("(a, b, )", "[a,b]"),
        ("{a=b;c={d=(e,{f=g;});};}", "{a:b,c:{d:[e,{f:g}]}}"),
        ("{ a /* b */ = /* \"' */ c /* d; } */; // e = f;\n }", "{a:c}"),
        ("{ path = a/b/c.swift; x = ../y; }", "{path:a/b/c.swift,x:../y}"),
        ("{ a = http://b; c = d//e; /* f = g; */ }", "{a:http://b,c:d//e}"),
        ("{ a = $(b); }", nil),
        ("{ a-b = c:d; e+f = g@h; $i = ~/j; }", "{a-b:c:d,e+f:g@h,$i:~/j}"),
        ("{ \"a[sdk=iphoneos*]\" = \"{}();=,//*\"; }", "{a[sdk=iphoneos*]:{}();=,//*}"),
        (#"{ a = ""; b = ''; c = '"'; d = "'"; }"#, "{a:,b:,c:\",d:'}"),
        ("<0fbd 77\n00>", "<15,189,119,0>"), ("<>", "<>"), ("{ a = <0FbD>; }", "{a:<15,189>}"),
        ("{ naïve = é; }", "{naïve:é}"), ("\u{FEFF}{ a = b; }", "{a:b}"),
        ("\u{2028}{ a \u{2029}= b; }", "{a:b}"),
        // In a strings table, a name can stand alone, with and without braces.
        ("a;", "{a:a}"), ("{ a; }", "{a:a}"), ("\"a\" = \"b\"; \"c\" = d;", "{a:b,c:d}"),
        ("/* nothing */", "{}"), ("// nothing", "{}"), ("a", "a"), ("\"a b\"", "a b"),
    ])
    func reads(_ text: String, _ expected: String?) throws {
        guard let expected else {
            #expect(throws: PropertyListError.self) { try read(text) }
            return
        }
        #expect(describe(try read(text)) == expected)
    }

    @Test(arguments: [
        (#"\"\\\a\b\f\n\r\t\v"#, "\"\\\u{7}\u{8}\u{c}\n\r\t\u{b}"),
        (#"a\qb\/\'"#, "aqb/'"), ("a\\\nb\nc", "a\nb\nc"),
        // Octal escapes are in the NEXTSTEP character set.
        (#"\101\0501\40x\7"#, "A(1 x\u{7}"), (#"\200\341\256"#, "\u{A0}Æﬁ"), (#"\377"#, "\u{FFFD}"),
        (#"\777\400"#, "\u{FFFD}\0"),
        (#"\U00e9\U00E9x\Ue9!"#, "ééxé!"), (#"\UD83D\UDE00"#, "😀"),
        (#"\UD83D\U0041\UDE00\UD83D"#, "\u{FFFD}A\u{FFFD}\u{FFFD}"), (#"\u00e9"#, "u00e9"),
    ])
    func escapes(_ text: String, _ expected: String) throws {
        #expect(try read("\"\(text)\"").string == expected)
    }

    @Test(arguments: [
        ("{ a = b }", PropertyListError.Code.semicolonExpected, 7),
        ("{ a = b\n\n  c = d; }", .semicolonExpected, 7),
        ("{ a = b; ", .dictionaryNotClosed, 0), ("{ a = b", .dictionaryNotClosed, 0),
        ("{ a = { b = c; ", .dictionaryNotClosed, 6), ("{ a b; }", .equalsExpected, 3),
        ("{ a = ; }", .valueExpected, 6), ("{ = b; }", .nameExpected, 2),
        ("{ a = b; ) }", .nameExpected, 9), ("{ { } = a; }", .nameExpected, 2),
        ("(a b)", .commaExpected, 2), ("(a,,b)", .valueExpected, 3), ("(a, (b", .arrayNotClosed, 4),
        ("{ a = \"b; }\n", .stringNotClosed, 6), ("{ a = 'b\\'", .stringNotClosed, 6),
        ("{ /* a }", .commentNotClosed, 2), ("{ a = <0fb>; }", .data, 9),
        ("{ a = <0g>; }", .data, 7), ("<00", .data, 0), ("{} x", .textAfterEnd, 3),
        ("() ()", .textAfterEnd, 3), ("a = b", .semicolonExpected, 5), ("a b", .equalsExpected, 1),
        ("{\n<<<<<<< HEAD\n  a = b;\n=======\n}", .mergeConflict, 2),
        ("{\n  a = (\n    b,\n<<<<<<< HEAD\n    c,\n=======\n  ); }", .mergeConflict, 17),
        ("{\n  a = b;\n>>>>>>> other\n}", .mergeConflict, 11),
    ])
    func refuses(_ text: String, _ code: PropertyListError.Code, _ offset: Int) {
        let error = #expect(throws: PropertyListError.self) { try read(text) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }

    @Test func textsAreUTF8() {
        let error = #expect(throws: PropertyListError.self) {
            try PropertyList(Array("{ a = \"".utf8) + [0xC3] + Array("\"; }".utf8))
        }
        #expect(error?.code == .text)
    }

    @Test(arguments: [true, false])
    func readsUTF16(_ isBigEndian: Bool) throws {
        let text = "\"é\" = \"😀\";\n\"b\" = \"c\";"
        func bytes(_ text: String) -> [UInt8] {
            text.utf16.flatMap { unit in
                let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return isBigEndian ? pair : pair.reversed()
            }
        }
        for file in [bytes("\u{FEFF}" + text), bytes("/**/" + text)] {
            let list = try PropertyList(file)
            #expect(list["é"]?.string == "😀")
            let member = try #require(list.member("b"))
            #expect(TextPlaces(of: file).position(of: member.offset).line == 2)
        }
        let half = bytes("\u{FEFF}a = \"") + (isBigEndian ? [0xD8, 0x3D] : [0x3D, 0xD8])
        #expect(
            #expect(throws: PropertyListError.self) { try PropertyList(half) }?.code == .encoding
        )
    }

    /// Every value and every name has its location.
    @Test func places() throws {
        let text =
            "// !$*UTF8*$!\n{\n\tobjects = {\n\t\t\"a b\" /* c */ = (\n\t\t\tx,\n\t\t);\n\t};\n}\n"
        let bytes = Array(text.utf8)
        let places = TextPlaces(of: bytes)
        let list = try read(text)
        #expect(places.position(of: list.offset) == TextPosition(line: 2, column: 1))
        #expect(places.position(of: list.end) == TextPosition(line: 8, column: 2))
        let objects = try #require(list.member("objects"))
        #expect(places.position(of: objects.offset) == TextPosition(line: 3, column: 2))
        let member = try #require(objects.value.members?.first)
        #expect(places.position(of: member.offset) == TextPosition(line: 4, column: 3))
        let value = try #require(member.value.array?.first)
        #expect(places.position(of: value.offset) == TextPosition(line: 5, column: 4))
        #expect(value.end == value.offset + 1)
        #expect(bytes[member.value.end - 1] == 0x29)
    }

    /// The last of several members with a name counts, as in CoreFoundation; all of them are kept.
    @Test func repeatedNames() throws {
        let list = try read("{ a = b; a = c; }")
        #expect(list["a"]?.string == "c")
        #expect(list.members?.count == 2)
    }

    @Test func isBounded() throws {
        let limits = ReadingLimits(size: 1_000, depth: 3, count: 5)
        func read(_ text: String) -> PropertyListError.Code? {
            do throws(PropertyListError) {
                _ = try PropertyList(Array(text.utf8), limits: limits)
                return nil
            } catch { return error.code }
        }
        #expect(read("((()))") == nil)
        #expect(read("(((a)))") == .tooDeep)
        #expect(read("{a={b={c=d;};};}") == .tooDeep)
        #expect(read("(a,b,c,d)") == nil)
        #expect(read("(a,b,c,d,e)") == .tooMany)
        #expect(read("a;b;c;d;e;f;") == .tooMany)
        #expect(read(String(repeating: " ", count: 1_001)) == .tooLarge)
        #expect(read(String(repeating: "(", count: 1_000)) == .tooDeep)
    }

    private func describe(_ value: PropertyList) -> String {
        switch value.content {
        case .string(let text): text
        case .data(let bytes): "<" + bytes.map(String.init).joined(separator: ",") + ">"
        case .array(let values): "[" + values.map(describe).joined(separator: ",") + "]"
        case .dictionary(let members):
            "{" + members.map { $0.name + ":" + describe($0.value) }.joined(separator: ",") + "}"
        default: "\(value.content)"
        }
    }
}
