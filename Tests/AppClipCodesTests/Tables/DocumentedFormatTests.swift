// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppClipCodes

/// The numbers in Documentation/app-clip-code.md are those of the implementation.
@Suite struct DocumentedFormatTests {
    private let page: String

    init() throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        page = try String(
            contentsOf: root.appending(path: "Documentation/app-clip-code.md"),
            encoding: .utf8
        )
    }

    /// Returns the words of the indented block that begins with a text.
    private func block(_ start: String) throws -> [String] {
        let found = try #require(page.range(of: "\n    \(start)"), "\(start)")
        return page[found.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst().prefix { $0.hasPrefix("    ") }
            .flatMap { $0.split(separator: " ").map(String.init) }
    }

    private func texts(_ list: WordList) -> [String] {
        list.words.map { String(decoding: $0, as: UTF8.self) }
    }

    // A-19
    @Test func listsTheWords() throws {
        #expect(try block("about access") == texts(PathWords.list))
    }

    @Test func listsTheTopLevelDomains() throws {
        #expect(try block("es ch ") == texts(TopLevelDomains.others))
        let frequent = zip(texts(TopLevelDomains.frequent), TopLevelDomains.frequentCodeWords)
            .flatMap { name, word in
                let digits = String(word.bits, radix: 2)
                let padding = String(repeating: "0", count: word.width - digits.count)
                return [name, padding + digits]
            }
        #expect(try block("au ").map { $0.filter { $0 != "," } } == frequent)
    }

    @Test func listsTheRingBits() throws {
        #expect(try block("16 0 1 2 ") == CodeBlocks.ringBits.map { "\($0)" })
    }

    // A-35
    @Test func listsRingsAndTemplates() {
        for ring in RingLayout.rings {
            let row = [
                "\(ring.radius)", "\(ring.slotCount)", "\(ring.rotation)°", "\(ring.halfGap)°",
                "\(ring.firstBit)",
            ]
            #expect(page.contains("| \(row.joined(separator: " | ")) |"))
        }
        for (index, base) in ColorPair.bases.enumerated() {
            let row = "| \(2 * index), \(2 * index + 1) | \(base.color) | \(base.third) |"
            #expect(page.contains(row), "\(row)")
        }
    }
}
