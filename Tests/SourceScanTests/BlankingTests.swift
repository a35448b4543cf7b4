// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import SourceScan
import Testing

/// Comments and strings of sources (features G2).
struct BlankingTests {
    private func blanked(_ text: String, _ language: SourceLanguage) -> String {
        String(decoding: BlankedSource(Array(text.utf8), language: language).bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("a // b", "a     "),
        ("a /* b /* c */ d */ e", "a                   e"),
        ("a /* never closed", "a                "),
        ("x = \"import Speech\" + y", "x = \"             \" + y"),
        ("f(\"a\\(g(\"b\") + c)d\") // e", "f(\"  (g(\" \") + c) \")     "),
        ("f(#\"a\\(b)\"c\"#, d)", "f( \"       \" , d)"),
        ("f(#\"a\\#(b)c\"#, d)", "f( \"   (b) \" , d)"),
        ("f(##\"a\"#b\"##)", "f(  \"    \"  )"),
        ("\"a\\\"b\" c", "\"    \" c"),
        ("\"a\\\\\" c", "\"   \" c"),
        ("\"never closed\nb", "\"            \nb"),
        ("\"\"\"\na \"b\" \"\"\nc\\(d)\n\"\"\" e", "\"  \n        \n  (d)\n\"   e"),
        ("\"\"\"\na\\\"\"\"b\n\"\"\" c", "\"  \n      \n\"   c"),
        ("#\"\"\"\na\"\"\"b\n\"\"\"# c", " \"  \n     \n\"    c"),
        ("#\"\"\"# c", " \" \"  c"),
        ("\"\" + \"\"", "\"\" + \"\""),
        ("#if A // b", "#if A     "),
        ("#!/usr/bin/env swift\na", "                    \na"),
        ("a = b / c // d", "a = b / c     "),
        ("let r = /a\"b/ + 1", "let r =       + 1"),
        ("x.firstMatch(of: /\\/\\*\"/)", "x.firstMatch(of:        )"),
        ("let r = #/a/\"b/# + 1", "let r =          + 1"),
        ("#/\na\"/b\n/# c", "  \n    \n   c"),
        ("a.reduce(1, /) + \"b\"", "a.reduce(1, /) + \" \""),
        ("a / b + (c/d) / 2", "a / b + (c/d) / 2"),
        ("f(x, \"\\(a ? \"(\" : \")\")\")", "f(x, \" (a ? \" \" : \" \")\")"),
    ])
    func blanksSwift(_ source: String, expected: String) {
        #expect(blanked(source, .swift) == expected)
    }

    @Test(arguments: [
        ("a // b \\\n c\nd", "a       \n  \nd"),
        ("a // b\r\nc", "a     \r\nc"),
        ("a /* b /* c */ d", "a              d"),
        ("@\"import <Speech/Speech.h>\" b", "@\"                        \" b"),
        ("'\"' \"'\" a", "' ' \" \" a"),
        ("'\\'' a", "'  ' a"),
        ("#error don't\na", "#error don' \na"),
        ("1'000'000 + \"a\"", "1'000'000 + \" \""),
        ("u8'a' b", "u8' ' b"),
        ("R\"x(a)\"b)x\" c", "R\"        \" c"),
        ("\"a\\\nb\" c", "\"  \n \" c"),
        ("\"never closed\nb", "\"            \nb"),
        ("#import \"A//B.h\" // c", "#import \"      \"     "),
    ])
    func blanksObjectiveC(_ source: String, expected: String) {
        #expect(blanked(source, .objectiveC) == expected)
    }

    /// A source composed of pieces whose blanked form is known.
    @Test(arguments: [SourceLanguage.swift, .objectiveC])
    func blanksWhatItWasMadeOf(_ language: SourceLanguage) {
        var random = SplitMix64(seed: 13)
        for _ in 0..<2_000 {
            let (source, expected) = Pieces.random(language, depth: 2, using: &random)
            #expect(blanked(source, language) == expected, "\(source)")
        }
    }

    @Test(arguments: [SourceLanguage.swift, .objectiveC])
    func keepsLengthAndLinesOfAnything(_ language: SourceLanguage) {
        var random = SplitMix64(seed: 14)
        let alphabet = Array("/*\"\\#()\n\r'R/ a{}x\u{E9}".utf8)
        for _ in 0..<5_000 {
            let source = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 0x20
            }
            let result = BlankedSource(source, language: language).bytes
            #expect(result.count == source.count)
            #expect(zip(source, result).allSatisfy { $1 == $0 || ($1 == 0x20 && $0 != 0x0A) })
        }
    }
}

/// Code, comments and strings, and the blanked form of each.
enum Pieces {
    private static let code = ["a", "let x = 1", "f(b)", "{ c }", "\n", " ", "x.y", "[1]", "\r\n"]
    private static let prose = [
        "import X", "it's", "\n", "#if A", "func f() {", "(", " ", "}", "ü",
    ]

    private static func spaces(_ text: String) -> String {
        String(decoding: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
    }

    static func random(
        _ language: SourceLanguage,
        depth: Int,
        using random: inout SplitMix64
    ) -> (source: String, expected: String) {
        var source = ""
        var expected = ""
        func add(_ text: String, _ left: String) {
            source += text
            expected += left
        }
        func words(_ isInLine: Bool) -> String {
            (0..<Int.random(in: 0..<4, using: &random)).map { _ in
                let word = prose.randomElement(using: &random) ?? ""
                return isInLine && word == "\n" ? "-" : word
            }.joined()
        }
        for _ in 0..<Int.random(in: 1..<5, using: &random) {
            switch Int.random(in: 0..<(language == .swift ? 6 : 4), using: &random) {
            case 0, 1:
                let piece = code.randomElement(using: &random) ?? ""
                add(piece, piece)
            case 2:
                let comment = "/*" + words(false) + "*/"
                add(comment, spaces(comment))
            case 3:
                let text = words(true)
                add("\"" + text + "\"", "\"" + spaces(text) + "\"")
            case 4:
                let signs = String(repeating: "#", count: Int.random(in: 0..<3, using: &random))
                let text = "\n" + words(false) + "\"\"\n"
                add(
                    signs + "\"\"\"" + text + "\"\"\"" + signs,
                    spaces(signs) + "\"  " + spaces(text) + "\"  " + spaces(signs)
                )
            default:
                guard depth > 0 else { continue }
                let signs = String(repeating: "#", count: Int.random(in: 0..<3, using: &random))
                let inner = Self.random(language, depth: depth - 1, using: &random)
                let (before, after) = (words(true), words(true))
                add(
                    "\(signs)\"\(before)\\\(signs)(\(inner.source))\(after)\"\(signs)",
                    spaces(signs) + "\"" + spaces(before + "\\" + signs) + "(" + inner.expected
                        + ")" + spaces(after) + "\"" + spaces(signs)
                )
            }
            // Between two pieces, so that they are not joined.
            add(" ", " ")
        }
        return (source, expected)
    }
}
