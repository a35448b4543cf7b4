// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// A14: a size is used or rejected, for each format.
struct CodeSizeTests {
    private static let url = "https://fruta.example/menu"

    /// Returns the resolution that a PNG file states, in pixels per metre, and its width in pixels.
    private func resolution(of png: [UInt8]) throws -> (perMeter: Int, width: Int) {
        func number(at place: Int) -> Int {
            png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        let place = try #require(
            png.indices.dropLast(4).first { Array(png[$0..<$0 + 4]) == Array("pHYs".utf8) }
        )
        return (number(at: place + 4), number(at: 16))
    }

    @Test(arguments: [
        (["--width", "40"], 25_600, 1_024), (["--width", "40", "--size", "800"], 20_000, 800),
        (["--size", "500"], 10_000, 500), ([], 20_480, 1_024),
    ])
    func aPNGIsAsWideAsItSays(_ options: [String], perMeter: Int, width: Int) throws {
        let folder = try TemporaryFolder()
        let run = try code(["generate", Self.url, "-o", "a.png"] + options, in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        let found = try resolution(of: folder.bytes(of: "a.png"))
        #expect(found.perMeter == perMeter && found.width == width)
    }

    @Test func aPDFIsAsWideAsItSays() throws {
        let folder = try TemporaryFolder()
        let run = try code(["generate", Self.url, "-o", "a.pdf", "--width", "40"], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        let text = String(decoding: try folder.bytes(of: "a.pdf"), as: UTF8.self)
        // 40 mm are 113.4 points.
        #expect(text.contains("/MediaBox [ 0 0 113.38"), "the page is 40 mm wide")
    }

    @Test(arguments: [
        (["-o", "a.svg", "--width", "40"], "width: the SVG is that of Apple's generator"),
        (["-o", "a.svg", "--size", "40"], "size: a .svg file has no pixels"),
        (["-o", "a.pdf", "--size", "40"], "size: a .pdf file has no pixels"),
        (["-o", "-", "--width", "40"], "width: the SVG is that of Apple's generator"),
        (["-o", "a.png", "--width", "0"], "width: the width must be between"),
        (["-o", "a.pdf", "--width", "9000"], "width: the width must be between"),
        (["--show", "--width", "40"], "--size and --width require --output"),
    ])
    func whatAFormatHasNoPlaceForIsRefused(_ options: [String], sentence: String) throws {
        let folder = try TemporaryFolder()
        let run = try code(["generate", Self.url] + options, in: folder)
        #expect(run.status != 0)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(run.output == [])
        #expect(try folder.names() == [])
    }
}
