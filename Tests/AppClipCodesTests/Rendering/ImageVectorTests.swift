// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import TestPrograms
import Testing

/// A5: images byte for byte, by their SHA-256 digests, which `sha256sum` computes.
///
/// Those of scan-only codes without badge in template 0 are files of Apple's generator; the others are from an
/// independent implementation of the format.
@Suite struct ImageVectorTests {
    /// every template, with both kinds, with and without badge.
    @Test func drawsTheVectors_A35_A39_A40_A41() throws {
        let rows = try VectorFile.rows("images.csv")
        #expect(rows.count == 134)
        var styles: Set<[String]> = []
        let folder = try TemporaryFolder()
        for (number, row) in rows.enumerated() {
            let kind = try #require(CodeStyle.Kind(rawValue: row[1]))
            let logo = try #require(CodeStyle.Logo(rawValue: row[2]))
            let template = try #require(Int(row[3]))
            let style = CodeStyle(colors: ColorPair.templates[template], kind: kind, logo: logo)
            try folder.write(try AppClipCode(row[4], style: style).svg, to: "\(1_000 + number).svg")
            styles.insert(Array(row[1...3]))
        }
        #expect(styles.count == 72)

        let files = try folder.names()
        let digests = try ProgramRun("sha256sum", files, in: folder).lines
        #expect(digests.count == rows.count)
        for (row, line) in zip(rows, digests) { #expect(line.prefix(64) == row[0], "\(row)") }
    }
}
