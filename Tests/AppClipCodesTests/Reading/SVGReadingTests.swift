// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Foundation
import Testing

/// A11: reading codes back from their files.
@Suite struct SVGReadingTests {
    private static let text = "https://appclip.seeds.example/menu?p=12&p1=7"

    private static func svg(
        _ text: String = text,
        colors: ColorPair = ColorPair.templates[9],
        kind: CodeStyle.Kind = .camera,
        logo: CodeStyle.Logo = .badge
    ) throws -> [UInt8] {
        try AppClipCode(text, style: CodeStyle(colors: colors, kind: kind, logo: logo)).svg
    }

    private static func changed(_ change: (String) -> String) throws -> [UInt8] {
        Array(change(String(decoding: try svg(), as: UTF8.self)).utf8)
    }

    /// A-29, A-31, A-33, A-40: kind, badge and colours are read for every template.
    @Test(arguments: CodeStyle.Kind.allCases, CodeStyle.Logo.allCases)
    func readsOurOwnFiles_A29_A75(_ kind: CodeStyle.Kind, _ logo: CodeStyle.Logo) throws {
        let free = ColorPair(foreground: RGBColor(0x123456), background: RGBColor(0xFFEEDD))
        for colors in ColorPair.templates + [free] {
            let read = try SVGReading(try Self.svg(colors: colors, kind: kind, logo: logo))
            #expect(read.url.text == Self.text)
            #expect(read.writtenText == Self.text)
            #expect(read.kind == kind)
            #expect(read.logo == logo)
            #expect(read.foreground == colors.foreground)
            #expect(read.background == colors.background)
            #expect(read.third == colors.third)
            #expect(read.isCanonical)
            #expect(read.rings.isConfirmed)
            #expect(read.rings.correctedSlots == 0 && read.rings.unknownSlots == 0)
        }
    }

    /// A-75: many URLs are restored from their images.
    @Test func readsManyURLsBack_A75() throws {
        var urls = RandomURL(seed: 60)
        var count = 0
        while count < trials(600) {
            guard let code = try? AppClipCode(urls.next(), spelling: .generator) else { continue }
            count += 1
            let read = try SVGReading(code.svg)
            #expect(read.url == code.url)
            #expect(read.rings.payload == code.compressed.payload)
            #expect(read.writtenText == code.url.text)
        }
    }

    /// A-59: the arcs count, not the text beside them.
    @Test func reportsASwappedText_A59() throws {
        let other = "https://seeds.example/other?a=1&b=2"
        let file = try Self.changed { text in
            text.replacing(
                Self.text.replacing("&", with: "&amp;"),
                with: other.replacing("&", with: "&amp;")
            )
        }
        let read = try SVGReading(file)
        #expect(read.url.text == Self.text)
        #expect(read.writtenText == other)
        #expect(read.writtenText != read.url.text)
    }

    /// Files that another program has rewritten, with the same image.
    @Test(arguments: [
        ("comments", "<g name=", "<!-- <path d=\"M 0 0\"> --><g name="),
        ("no colour numbers", " data-color=\"0\"", ""),
        ("only third numbered", " data-color=\"1\"", ""),
        ("no text", "data-payload=", "data-other="),
        ("no groups' names", "name=\"ring-", "class=\"r"),
        ("commas", " A ", ", A "),
        ("line ends", "\n", "\r\n"),
        ("no white space", "\n", " "),
        ("spaces at equals signs", " d=\"", " d = \""),
        ("CDATA", "<title>", "<style><![CDATA[ <path > ]]></style><title>"),
        ("instructions", "<title>", "<?some <path d=\"?><title>"),
        ("declaration", "<svg ", "<!DOCTYPE svg><svg "),
        ("other attributes", "<path d=", "<path id=\"x\" opacity='1' d="),
        ("colour of its own", "style=\"fill:none;stroke:", "stroke-width=\"2\" style=\"stroke:"),
        ("another namespace's text", "</svg>", "<a:b xmlns:a='c'/></svg>"),
    ])
    func readsRewrittenFiles(_ name: String, _ old: String, _ new: String) throws {
        let file = try Self.changed { $0.replacing(old, with: new) }
        #expect(file != (try Self.svg()))
        let read = try SVGReading(file)
        #expect(read.url.text == Self.text)
        #expect(read.rings.correctedSlots == 0)
    }

    @Test func readsSingleQuotesAndUppercaseColors() throws {
        let quoted = try Self.changed { $0.replacing("\"", with: "'") }
        #expect(try SVGReading(quoted).url.text == Self.text)
        let capital = try Self.changed { text in
            text.replacing("stroke:#33aa22", with: "stroke: #33AA22")
        }
        #expect(try SVGReading(capital).foreground == RGBColor(0x33AA22))
    }

    /// Attributes in another order, numbers without unnecessary digits, arcs in another order.
    @Test func readsMinifiedFiles() throws {
        let text = String(decoding: try Self.svg(), as: UTF8.self)
        var paths: [String] = []
        for line in text.split(separator: "\n") where line.contains("data-color=") {
            let parts = line.split(separator: "\"")
            let numbers = parts[1].split(separator: " ").map { number -> String in
                guard number.contains(".") else { return String(number) }
                // Two decimals are enough to determine the slot.
                return String(number.dropLast(4))
            }
            // M x y A r r 0 large sweep x y, with flags run together.
            let data =
                "M\(numbers[1]) \(numbers[2])A\(numbers[4]),\(numbers[5]) 0 "
                + "\(numbers[7])\(numbers[8])\(numbers[9]),\(numbers[10])"
            paths.append(
                "<path stroke='\(parts[5].split(separator: ";")[1].dropFirst(7))' d='\(data)'/>"
            )
        }
        let file = "<svg>" + paths.reversed().joined() + "</svg>"
        let read = try SVGReading(Array(file.utf8))
        #expect(read.url.text == Self.text)
        #expect(read.kind == nil)
        #expect(read.background == nil)
        #expect(read.writtenText == nil)
        #expect(read.foreground == RGBColor(0x33AA22))
        #expect(read.third == RGBColor(0x99DD99))
    }

    /// The same arcs drawn in the opposite direction, and with relative coordinates.
    @Test func readsArcsDrawnInOtherWays() throws {
        let text = String(decoding: try Self.svg(), as: UTF8.self)
        var turned = text
        var relative = text
        for line in text.split(separator: "\n") where line.contains("data-color=") {
            let data = String(line.split(separator: "\"")[1])
            let parts = data.split(separator: " ").map { String($0) }
            turned.replace(
                data,
                with: "M \(parts[9]) \(parts[10]) A \(parts[4]) \(parts[5]) 0 \(parts[7]) 1 "
                    + "\(parts[1]) \(parts[2])"
            )
            // As some programs write them, with more digits than necessary.
            let values = parts.map { Double($0) ?? 0 }
            let distance = [values[9] - values[1], values[10] - values[2]].map { number in
                String(format: "%.18f", number)
            }
            relative.replace(
                data,
                with: "m \(parts[1]) \(parts[2]) a \(parts[4]) \(parts[5]) 0 \(parts[7]) 0 "
                    + distance.joined(separator: " ")
            )
        }
        #expect(turned != text && relative != text)
        #expect(try SVGReading(Array(turned.utf8)).url.text == Self.text)
        #expect(try SVGReading(Array(relative.utf8)).url.text == Self.text)
    }

    /// Missing arcs are repaired.
    @Test func repairsMissingArcs() throws {
        let lines = String(decoding: try Self.svg(), as: UTF8.self).split(separator: "\n")
        let arcs = lines.indices.filter { lines[$0].contains("data-color=") }
        // On the outermost ring, where the colours only repeat.
        for missing in [[arcs.count - 1], [arcs.count - 1, arcs.count - 2]] {
            var left = lines
            for place in missing { left[arcs[place]] = "" }
            let read = try SVGReading(Array(left.joined(separator: "\n").utf8))
            #expect(read.url.text == Self.text)
            #expect(read.rings.correctedSlots == missing.count)
        }
    }

    @Test func resolvesReferencesInTheText() throws {
        let text = "https://a.co/?a=1&b='"
        let file = try Self.changed { svg in
            svg.replacing(
                Self.text.replacing("&", with: "&amp;"),
                with: "https://a.co/?a=1&#38;b=&apos;"
            )
        }
        #expect(try SVGReading(file).writtenText == text)
    }
}
