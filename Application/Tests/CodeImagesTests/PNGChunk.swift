// SPDX-License-Identifier: Apache-2.0

import Testing

/// A chunk of a PNG file, with its checksum.
struct PNGChunk {
    let content: [UInt8]

    /// Creates the first chunk of a kind; its checksum has to be correct.
    init(_ name: String, in png: [UInt8]) throws {
        let found = try #require(Self.chunks(in: png).first { $0.name == name })
        content = found.content
        var sum = UInt32.max
        for byte in Array(name.utf8) + found.content {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        #expect(found.checksum == ~sum, "the check sum of \(name)")
    }

    /// Returns the names of all chunks; consecutive ones with the same name are listed once.
    static func names(in png: [UInt8]) -> [String] {
        chunks(in: png).map(\.name).reduce(into: []) { names, name in
            if names.last != name { names.append(name) }
        }
    }

    /// Returns the content of `pHYs` for a resolution in pixels per metre.
    static func resolution(_ perMeter: Int) -> [UInt8] {
        let number = (0..<4).map { UInt8(truncatingIfNeeded: perMeter >> (24 - 8 * $0)) }
        return number + number + [1]
    }

    private static func chunks(
        in png: [UInt8]
    ) -> [(name: String, content: [UInt8], checksum: UInt32)] {
        var chunks: [(String, [UInt8], UInt32)] = []
        var place = 8
        func number(at place: Int) -> UInt32 {
            png[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        while place + 12 <= png.count {
            let end = place + 8 + Int(number(at: place))
            guard end + 4 <= png.count else { break }
            let name = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
            chunks.append((name, Array(png[place + 8..<end]), number(at: end)))
            place = end + 4
        }
        return chunks
    }
}
