// SPDX-License-Identifier: Apache-2.0

import CodeImages
import TestPrograms
import Testing

/// A13, A-76: an ordinary QR code of a URL.
@Suite struct QRCodeTests {
    private static let url = "https://Seeds.example/Table/12?Size=L&x=%C3%A9"

    @Test(
        .enabled(if: Peers.areWanted),
        arguments: QRCode.Level.allCases,
        [1, 2, 6, 7, 14, 27, 40]
    )
    func isReadByAnotherProgram(_ level: QRCode.Level, version: Int) throws {
        let code = try QRCode(Self.url, level: level, minimumVersion: version)
        #expect(code.version >= version)
        #expect(code.size == 17 + 4 * code.version)
        #expect(try read(code.png(moduleSize: 3)) == Self.url + "\n")
    }

    @Test(.enabled(if: Peers.areWanted), arguments: QRCode.Level.allCases)
    func fullCodesAreRead(_ level: QRCode.Level) throws {
        let text = String(repeating: "aB3/", count: 800).prefix(level.capacity)
        let code = try QRCode(String(text), level: level)
        #expect(code.version == 40)
        #expect(try read(code.png(moduleSize: 4)) == text + "\n")
    }

    private func read(_ png: [UInt8]) throws -> String {
        try Peers.withFile(png, extension: "png") { try Peers.run("zbarimg", "--raw", "-q", $0) }
    }

    @Test func choosesTheSmallestVersion() throws {
        #expect(try QRCode("https://a.co", level: .low).version == 1)
        #expect(try QRCode("https://a.co").version == 1)
        #expect(try QRCode("https://a.co", level: .high).version == 2)
    }

    @Test(arguments: QRCode.Level.allCases)
    func reportsTheCapacity(_ level: QRCode.Level) throws {
        let bytes = [UInt8](repeating: 0, count: level.capacity)
        #expect(try QRCode(bytes: bytes, level: level).version == 40)
        let error = #expect(throws: QRCode.EncodingError.self) {
            try QRCode(bytes: bytes + [0], level: level)
        }
        #expect(error?.code == .tooLong(bytes: level.capacity + 1, capacity: level.capacity))
    }

    @Test(arguments: [0, 41, -1, Int.max])
    func refusesOtherVersions(_ version: Int) {
        let error = #expect(throws: QRCode.EncodingError.self) {
            try QRCode("x", minimumVersion: version)
        }
        #expect(error?.code == .version(version))
    }

    @Test func refusesNothing() {
        let error = #expect(throws: QRCode.EncodingError.self) { try QRCode("") }
        #expect(error?.code == .empty)
    }

    @Test(arguments: [1, 3, 10])
    func pngIsExact(_ moduleSize: Int) throws {
        let code = try QRCode(Self.url)
        let image = try DecodedPNG(code.png(moduleSize: moduleSize))
        let modules = code.size + 2 * QRCode.quietZone
        #expect(image.width == modules * moduleSize)
        #expect(image.height == modules * moduleSize)
        let wrong = (0..<image.width * image.height).filter { index in
            let (y, x) = index.quotientAndRemainder(dividingBy: image.width)
            let row = y / moduleSize - QRCode.quietZone
            let column = x / moduleSize - QRCode.quietZone
            let isInside = code.rows.indices.contains(row) && code.rows.indices.contains(column)
            let isDark = isInside && code.rows[row][column]
            return image[x, y] != .opaque(isDark ? black : white)
        }
        #expect(wrong.isEmpty)
    }

    @Test(arguments: [0, -1, 600, Int.max])
    func refusesOtherModuleSizes(_ moduleSize: Int) throws {
        let code = try QRCode(Self.url)
        #expect(throws: ImageError.self) { try code.png(moduleSize: moduleSize) }
    }

    @Test func svgIsOnePathWithTheQuietZone() throws {
        let code = try QRCode("https://a.co")
        let svg = code.svg()
        #expect(svg.contains("viewBox=\"0 0 29 29\" shape-rendering=\"crispEdges\""))
        // The upper edge of the first finder pattern.
        #expect(svg.contains("<path d=\"M4 4h7v1h-7z"))
        #expect(svg.split(separator: "<path").count == 2)
        #expect(svg.hasSuffix("</svg>\n"))
    }

    @Test func svgPathHasTheModulesOfTheCode() throws {
        let code = try QRCode(Self.url)
        let start = try #require(code.svg().split(separator: " d=\"").last)
        let data = try #require(start.split(separator: "\"").first)
        var dark = 0
        for run in data.split(separator: "M") {
            let place = run.prefix { $0 != "h" }.split(separator: " ")
            let x = try #require(Int(place[0]))
            let y = try #require(Int(place[1]))
            #expect(code.rows[y - 4][x - 4])
            dark += 1
        }
        let runs = code.rows.map { row in
            row.indices.count { row[$0] && ($0 == 0 || !row[$0 - 1]) }
        }
        #expect(dark == runs.reduce(0, +))
    }

    @Test func terminalTextIsBlackOnWhiteEverywhere() throws {
        let code = try QRCode("https://a.co")
        let lines = code.terminalText().split(separator: "\n")
        #expect(lines.count == 15)
        for line in lines {
            #expect(line.hasPrefix("\u{1B}[38;2;255;255;255;48;2;255;255;255m▀▀▀▀"))
            #expect(line.hasSuffix("\u{1B}[0m"))
            #expect(String(line).withoutEscapes.count == 29)
        }
    }

    @Test func plainTerminalTextComesBothWays() throws {
        let code = try QRCode("https://a.co")
        let onDark = code.terminalText(.plainOnDark).split(separator: "\n")
        let onLight = code.terminalText(.plainOnLight).split(separator: "\n")
        #expect(onDark[0] == String(repeating: "█", count: 29))
        #expect(onLight[0] == String(repeating: " ", count: 29))
        #expect(onLight[2].hasPrefix("    █▀▀▀▀▀█"))
        #expect(onDark[2].hasPrefix("████ ▄▄▄▄▄ "))
    }
}
