// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import AppClipCodes

/// A4: third colour, contrast and suggestions.
@Suite struct ColorPairTests {
    private static func pair(_ row: [String]) throws -> ColorPair {
        ColorPair(
            foreground: try RGBColor(hexadecimal: row[0]),
            background: try RGBColor(hexadecimal: row[1])
        )
    }

    private static func random(_ count: Int) -> [ColorPair] {
        var random = SplitMix64(seed: 33)
        return (0..<count).map { _ in
            ColorPair(
                foreground: RGBColor(UInt32(truncatingIfNeeded: random.next() & 0xFFFFFF)),
                background: RGBColor(UInt32(truncatingIfNeeded: random.next() & 0xFFFFFF))
            )
        }
    }

    /// the samples of Apple's tool, whose rule is not known; 76 of 85 agree.
    @Test func agreesWithSampledThirdColors_A33() throws {
        let rows = try VectorFile.rows("third-colors.csv")
        #expect(rows.count == 85)
        var right = 0
        for row in rows {
            let third = try Self.pair(row).third
            let wanted = try RGBColor(hexadecimal: row[2])
            if third == wanted { right += 1 }
            // Two steps of the grid at most.
            for (one, other) in [
                (third.red, wanted.red), (third.green, wanted.green), (third.blue, wanted.blue),
            ] { #expect(abs(Int(one) - Int(other)) <= 34) }
        }
        #expect(right >= 76)
    }

    /// the pairs of Apple's files.
    @Test(arguments: [
        ("123456", "FFFFFF", "99AABB"), ("FFFFFF", "123456", "99AABB"),
        ("800000", "FFEEDD", "CC8877"),
    ])
    func hasTheThirdColorsOfFiles_A33(_ foreground: String, _ background: String, third: String)
        throws
    {
        #expect(try Self.pair([foreground, background]).third.hexadecimal == third)
    }

    @Test func hasTheThirdColorsOfTheTemplates_A33_A35() {
        let thirds = [
            "888888", "AAAAAA", "FF9999", "EEBB88", "99DD99", "88DDCC", "77BBFF", "BBBBEE",
            "EEBBEE",
        ]
        #expect(
            ColorPair.templates.map(\.third.hexadecimal)
                == thirds.flatMap { third -> [String] in [third, third] }
        )
    }

    /// a function of the two colours alone, regardless of which one is the foreground.
    @Test func dependsOnTheTwoColorsOnly_A33() {
        for pair in Self.random(trials(5_000)) {
            #expect(pair.third == pair.swapped.third)
            for channel in [pair.third.red, pair.third.green, pair.third.blue] {
                #expect(channel % 17 == 0)
            }
        }
    }

    /// A-34, O-03: the samples of Apple's tool: 292 of 300 agree.
    @Test func agreesWithSampledVerdicts_A34_O03() throws {
        let rows = try VectorFile.rows("contrast.csv")
        #expect(rows.count == 300)
        let right = try rows.count { row in
            try Self.pair(row).hasEnoughContrast == (row[2] == "OK")
        }
        #expect(right >= 292)
    }

    /// the sweep of 18 greys, which Apple's tool follows exactly.
    @Test func agreesWithTheSweepOfGreys_A34() {
        let greys = (0..<18).map { UInt32($0) * 15 * 0x01_0101 }
        func step(_ grey: UInt32) -> Int { min(14, max(1, (2 * Int(grey & 255) + 17) / 34)) }
        for one in greys {
            for other in greys {
                let pair = ColorPair(foreground: RGBColor(one), background: RGBColor(other))
                #expect(pair.hasEnoughContrast == (abs(step(one) - step(other)) >= 6))
            }
        }
    }

    @Test(arguments: ["121212 101010", "123456 345678", "FFFFFF FFFFFF", "FEFEFE FFFFFF"])
    func rejectsWeakPairs_A34(_ text: String) throws {
        let pair = try Self.pair(text.split(separator: " ").map { String($0) })
        #expect(!pair.hasEnoughContrast)
        #expect(!pair.suggestions.contains(pair))
    }

    @Test func takesAllTemplates_A34_A35() {
        #expect(ColorPair.templates.allSatisfy { $0.hasEnoughContrast })
    }

    /// a good pair is its own suggestion.
    @Test func echoesAGoodPair_A37() throws {
        let pair = try Self.pair(["65D212", "5B1637"])
        #expect(pair.suggestions == [pair])
        for pair in ColorPair.templates { #expect(pair.suggestions == [pair]) }
    }

    /// the one output that is documented.
    @Test func suggestsTheDocumentedForegrounds_A38() throws {
        let suggestions = try Self.pair(["123456", "345678"]).suggestions
        #expect(
            suggestions.map(\.foreground.hexadecimal) == [
                "FFFFFF", "44DDDD", "55DDFF", "AABBCC", "BBCCBB", "FFBBEE", "33DDFF", "CCBB33",
            ]
        )
        #expect(suggestions.allSatisfy { $0.background.hexadecimal == "345678" })
    }

    /// there is a suggestion for every background, and all of them are good.
    @Test func suggestsGoodPairsForEveryBackground_A38() {
        for grid in UInt32(0)..<4_096 {
            let channels = (grid >> 8) * 0x11_0000 + (grid >> 4 & 15) * 0x1100 + (grid & 15) * 0x11
            let background = RGBColor(channels)
            let suggestions = ColorPair(foreground: background, background: background).suggestions
            #expect((1...8).contains(suggestions.count))
            #expect(suggestions.allSatisfy { $0.background == background })
            #expect(suggestions.allSatisfy { $0.hasEnoughContrast })
            #expect(Set(suggestions).count == suggestions.count)
            let first = suggestions.first?.foreground
            #expect(first == .white || first == .black)
        }
    }

    /// The same rules in another programming language, on random pairs.
    @Test func followsTheRulesOnRandomPairs() throws {
        let rows = try VectorFile.rows("color-rules.csv")
        #expect(rows.count == 200)
        for row in rows {
            let pair = try Self.pair(row)
            #expect(pair.third.hexadecimal == row[2], "\(row)")
            #expect(pair.hasEnoughContrast == (row[3] == "OK"), "\(row)")
            let foregrounds = pair.suggestions.map(\.foreground.hexadecimal)
            #expect(foregrounds.joined(separator: " ") == row[4], "\(row)")
        }
    }

    @Test func roundsToTheNearestOfTheGrid() {
        for channel in UInt8.min...UInt8.max {
            let color = GridColor(RGBColor(red: channel, green: 0, blue: 255)).color
            #expect(abs(Int(color.red) - Int(channel)) <= 8)
            #expect(color.green == 0 && color.blue == 255)
        }
        let black = GridColor(.black)
        let white = GridColor(.white)
        #expect(black.mixed(with: white, fortieths: 0) == black)
        #expect(black.mixed(with: white, fortieths: 40) == white)
        // Seven and a half is rounded up.
        #expect(black.mixed(with: white, fortieths: 20).color == RGBColor(0x888888))
    }
}
