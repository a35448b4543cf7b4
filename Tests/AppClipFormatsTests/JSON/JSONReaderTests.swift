// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipFormats

struct JSONReaderTests {
    private func read(_ text: String, sizeLimit: Int = 1_000) throws(JSONError) -> JSONValue {
        try JSONReader.value(of: Array(text.utf8), sizeLimit: sizeLimit)
    }

    @Test(arguments: [
        ("null", "null"), (" true\n", "true"), ("false", "false"), ("-0.5e+10", "-0.5e+10"),
        ("0", "0"), ("[]", "[]"), ("[ 1 , [2],\"a\"]", "[1,[2],a]"), ("{}", "{}"),
        ("{\"a\":{\"b\":[]},\"a\":2}", "{a:{b:[]},a:2}"),
        (#""\"\\\/\b\f\n\r\tä\u00e9\uD83D\uDE00""#, "\"\\/\u{8}\u{c}\n\r\täé😀"),
    ])
    func reads(_ text: String, _ expected: String) throws {
        #expect(try describe(read(text)) == expected)
    }

    @Test(arguments: [
        ("", JSONError.Code.valueExpected, 1, 1),
        ("{\n  \"a\": tru\n}", .valueExpected, 2, 11),
        ("[1,]", .valueExpected, 1, 4),
        ("[1 2]", .commaOrEndExpected, 1, 4),
        ("[1", .commaOrEndExpected, 1, 3),
        ("{a:1}", .nameExpected, 1, 2),
        ("{\"a\" 1}", .colonExpected, 1, 6),
        ("{\"a\":1,}", .nameExpected, 1, 8),
        ("{} x", .textAfterEnd, 1, 4),
        ("01", .textAfterEnd, 1, 2),
        ("1.", .valueExpected, 1, 3),
        ("+1", .valueExpected, 1, 1),
        ("\"abc", .stringNotClosed, 1, 1),
        ("\"a\nb\"", .controlCharacter, 1, 3),
        (#""\x""#, .escape, 1, 2), (#""\u12g4""#, .escape, 1, 2), (#""\uD83D""#, .escape, 1, 2),
        (#""\uDE00""#, .escape, 1, 2), (#""\uD83D\u0041""#, .escape, 1, 2),
        ("\u{FEFF}{}", .byteOrderMark, 1, 1),
    ])
    func refuses(_ text: String, _ code: JSONError.Code, _ line: Int, _ column: Int) {
        let error = #expect(throws: JSONError.self) { try read(text) }
        #expect(error?.code == code)
        #expect(error?.position.line == line)
        #expect(error?.position.column == column)
    }

    @Test func invalidUTF8IsRefused() {
        let error = #expect(throws: JSONError.self) {
            try JSONReader.value(of: [0x22, 0xC3, 0x22], sizeLimit: 10)
        }
        #expect(error?.code == .encoding)
    }

    @Test func isBounded() throws {
        let limit = JSONReader.depthLimit
        let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        _ = try read(deepest)
        #expect(throws: JSONError.self) { try read("[" + deepest + "]") }
        #expect(throws: JSONError.self) { try read(String(repeating: "[", count: 999)) }
        _ = try read("[1, 2]", sizeLimit: 6)
        let error = #expect(throws: JSONError.self) { try read("[1, 2]", sizeLimit: 5) }
        #expect(error?.code == .tooLarge)
    }

    private func describe(_ value: JSONValue) -> String {
        switch value.content {
        case .null: "null"
        case .boolean(let flag): "\(flag)"
        case .number(let digits): digits
        case .string(let text): text
        case .array(let elements): "[" + elements.map(describe).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { $0.name + ":" + describe($0.value) }.joined(separator: ",") + "}"
        }
    }
}
