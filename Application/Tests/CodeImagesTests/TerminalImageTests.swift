// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeImages
import Testing

/// A13: a code in a terminal.
@Suite struct TerminalImageTests {
    @Test(arguments: [8, 31, 60], [TerminalImage.Style.colors, .braille, .blocks])
    func linesHaveTheRequestedColumns(_ columns: Int, style: TerminalImage.Style) throws {
        let text = try TerminalImage(of: sampleDrawing(), columns: columns, style: style).text
        let lines = text.withoutEscapes.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.last?.isEmpty == true)
        #expect(lines.dropLast().count == (columns + 1) / 2)
        for line in lines.dropLast() { #expect(line.unicodeScalars.count == columns) }
    }

    @Test func colorsAreThoseOfTheDrawing() throws {
        let text = try TerminalImage(of: sampleDrawing(), columns: 40).text
        let lines = text.split(separator: "\n")
        #expect(text.contains("38;2;0;122;255"))
        #expect(text.contains("48;2;0;0;0"))
        for line in lines {
            #expect(line.hasSuffix("\u{1B}[0m"))
            // Outside of the disc the terminal's own background shows.
            #expect(!line.hasPrefix("\u{1B}[48") || line.hasPrefix("\u{1B}[48;2;0;122;255"))
        }
    }

    @Test func plainTextHasNoEscapes() throws {
        for style in [TerminalImage.Style.braille, .blocks] {
            let text = try TerminalImage(of: sampleDrawing(), columns: 40, style: style).text
            #expect(!text.contains("\u{1B}"))
        }
    }

    @Test func blocksShowTheInk() throws {
        let text = try TerminalImage(of: sampleDrawing(), columns: 32, style: .blocks).text
        let lines = text.split(separator: "\n").map(Array.init)
        // The half ring is in the lower half, the square in the middle.
        #expect(lines[2].allSatisfy { $0 == " " })
        #expect(lines[8][16] == "█")
        #expect(lines[13][16] == "▄" || lines[13][16] == "█" || lines[13][16] == "▀")
    }

    @Test(arguments: [7, 0, -1, 1_001])
    func refusesOtherColumns(_ columns: Int) {
        let error = #expect(throws: ImageError.self) {
            try TerminalImage(of: sampleDrawing(), columns: columns)
        }
        #expect(error?.code == .columns(columns, allowed: TerminalImage.allowedColumns))
    }
}

extension String {
    /// The text without its escape sequences.
    var withoutEscapes: String {
        var text = ""
        var isEscape = false
        for scalar in unicodeScalars {
            if scalar == "\u{1B}" { isEscape = true }
            if !isEscape { text.unicodeScalars.append(scalar) }
            if scalar == "m" { isEscape = false }
        }
        return text
    }
}
