// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// The parts of an image that can differ between two codes, and those that never do.
@Suite struct CodeSVGTests {
    private static let text = "https://appclip.seeds.example/menu?p=12"

    private static func svg(_ style: CodeStyle, of text: String = text) throws -> String {
        String(decoding: try AppClipCode(text, style: style).svg, as: UTF8.self)
    }

    private static func style(
        _ kind: CodeStyle.Kind = .camera,
        _ logo: CodeStyle.Logo = .badge,
        _ template: Int = 9
    ) -> CodeStyle {
        CodeStyle(colors: ColorPair.templates[template], kind: kind, logo: logo)
    }

    /// A-39: scan-only and with a badge by default.
    @Test func hasTheDefaultsOfTheGenerator_A39() throws {
        let style = CodeStyle(colors: ColorPair.templates[9])
        #expect(style.kind == .camera)
        #expect(style.logo == .badge)
        let read = try SVGReading(try AppClipCode(Self.text, style: style).svg)
        #expect(read.foreground == RGBColor(0x33AA22))
        #expect(read.background == .white)
    }

    /// A-31: a URL's scan-only and NFC-integrated codes differ only in the middle.
    @Test(arguments: CodeStyle.Logo.allCases)
    func differsInTheMiddleByKind_A29_A31(_ logo: CodeStyle.Logo) throws {
        let camera = try Self.svg(Self.style(.camera, logo))
        let phone = try Self.svg(Self.style(.nfc, logo))
        #expect(camera != phone)
        func around(_ text: String) throws -> [Substring] {
            let lines = text.split(separator: "\n")
            let start = try #require(lines.firstIndex { $0.contains("id=\"Logo\"") })
            return Array(lines[..<start])
        }
        #expect(try around(camera) == around(phone))
        #expect(camera.contains("data-logo-type=\"Camera\""))
        #expect(phone.contains("data-logo-type=\"phone\""))
    }

    /// A-40: without the logo there is no badge group.
    @Test func leavesTheBadgeOut_A40() throws {
        #expect(try Self.svg(Self.style()).contains("id=\"Lockup\""))
        #expect(try !Self.svg(Self.style(.camera, .none)).contains("id=\"Lockup\""))
        #expect(CodeStyle.Logo(rawValue: "stamp") == nil)
        #expect(CodeStyle.Logo.allCases.map(\.rawValue) == ["badge", "none"])
    }

    /// A-41: `cam` and `nfc`.
    @Test func knowsTwoKinds_A41() {
        #expect(CodeStyle.Kind.allCases.map(\.rawValue) == ["cam", "nfc"])
        #expect(CodeStyle.Kind(rawValue: "rfid") == nil)
    }

    /// A-32: colours change only colours.
    @Test func changesNothingButColors_A32() throws {
        func withoutColors(_ text: String) -> String {
            var result = ""
            for piece in text.split(separator: "#", omittingEmptySubsequences: false) {
                let isColor = piece.prefix(6).allSatisfy(\.isHexDigit) && piece.count >= 6
                result += isColor ? String(piece.dropFirst(6)) : String(piece)
            }
            return result
        }
        for kind in CodeStyle.Kind.allCases {
            for logo in CodeStyle.Logo.allCases {
                let texts = try (0..<18).map { try Self.svg(Self.style(kind, logo, $0)) }
                #expect(Set(texts).count == 18)
                #expect(Set(texts.map(withoutColors)).count == 1)
            }
        }
    }

    /// A-33: the third colour is a function of the other two.
    @Test func usesThreeColors_A33() throws {
        let pair = ColorPair(foreground: RGBColor(0x123456), background: .white)
        let text = try Self.svg(CodeStyle(colors: pair))
        let strokes = Set(
            text.split(separator: "stroke:#").dropFirst().map { String($0.prefix(6)) }
        )
        #expect(strokes == ["123456", pair.third.hexadecimal.lowercased()])
        #expect(try text == Self.svg(CodeStyle(colors: pair)))
    }

    /// A-44: the text of the URL cannot break the file.
    @Test func writesWellFormedXML_A44() throws {
        let text = "https://a.co/?a=1&b=%22#;"
        let svg = try Self.svg(Self.style(), of: text)
        #expect(svg.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<svg "))
        #expect(svg.hasSuffix("</svg>\n"))
        #expect(svg.contains("data-payload=\"https://a.co/?a=1&amp;b=%22#;\""))
        let pattern = try AppClipCode("https://a.co").pattern
        let odd = "<a href=\"'&'\">\u{301}\u{1F468}"
        let drawn = CodeSVG(pattern: pattern, style: Self.style(), text: odd)
        let file = String(decoding: drawn.bytes, as: UTF8.self)
        #expect(
            file.contains("data-payload=\"&lt;a href=&quot;'&amp;'&quot;&gt;\u{301}\u{1F468}\"")
        )
        #expect(try SVGReading(drawn.bytes).writtenText == odd)
        // A long text still fits after it is escaped.
        let long = String(repeating: "\"", count: 10_000)
        let escaped = CodeSVG(pattern: pattern, style: Self.style(), text: long)
        #expect(escaped.bytes.count > 60_000)
    }

    /// The URL in the file has its original spelling.
    @Test func keepsTheTextAsGiven() throws {
        let code = try AppClipCode("HTTPS://A.co/[b]", spelling: .generator)
        let read = try SVGReading(code.svg)
        #expect(read.writtenText == "HTTPS://A.co/[b]")
        #expect(read.url.canonicalText == "https://a.co/%5Bb%5D")
    }
}
