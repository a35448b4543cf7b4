// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodes

/// A2: payloads of Apple's generator, and of an independent implementation of the format.
@Suite struct PayloadVectorTests {
    @Test func givesThePayloadsOfApplesGenerator() throws {
        let rows = try VectorFile.rows("payloads.csv")
        #expect(rows.count == 47)
        for row in rows {
            let url = try EncodableURL(row[1], spelling: .generator)
            let payload = try #require(Payload(hexadecimal: row[0]))
            #expect(try CompressedURL(url).payload == payload, "\(url)")
            // one code, one URL.
            #expect(try payload.url() == url)
            #expect(payload.isCanonical())
        }
    }

    @Test func givesTheCodesOfAnIndependentReading() throws {
        let rows = try VectorFile.rows("differential.csv")
        #expect(rows.count >= 300)
        for row in rows {
            let url = try EncodableURL(row[4], spelling: .generator)
            let bits = try #require(Int(row[1]))
            #expect(CompressedURL.cost(of: url).total == bits, "\(url)")
            guard let payload = Payload(hexadecimal: row[0]) else {
                #expect(row[0].isEmpty && bits > 128)
                #expect(throws: CompressedURL.TooLongError.self) { try CompressedURL(url) }
                continue
            }
            #expect(try CompressedURL(url).payload == payload, "\(url)")
            #expect(try payload.url() == url)
            let pattern = RingPattern(payload)
            #expect(Self.rings(of: pattern) == row[2], "\(url)")
            let colors = (0..<pattern.arcCount).map { arc in
                pattern.color(ofArc: arc) == .third ? "1" : "0"
            }
            #expect(colors.joined() == row[3], "\(url)")
        }
    }

    /// Returns the ring bits as 32 hexadecimal digits, bit 0 first.
    private static func rings(of pattern: RingPattern) -> String {
        let bits = BitString(of: (0..<128).map(pattern.runsOn))
        return Payload(high: bits.high, low: bits.low).description
    }

    // A2: forms that Apple's current tool writes, and older open implementations do not.
    @Test(arguments: [
        // Format 2 of the host at equal length.
        ("https://go.us/hotels?p=904", 2),
        ("https://www.abc.ca/more", 2),
        ("https://m.abc.cn/today/payments", 2),
        ("https://www.shop.ch/content/21241", 2),
        // Longer in format 2 than in format 1.
        ("https://seeds.app", 1),
        ("https://seeds.com", 0),
    ])
    func choosesTheFormatOfTheHost(_ text: String, format: Int) throws {
        let url = try EncodableURL(text)
        let host = url.canonical.span.extracting(url.hostRange)
        let result = HostCoder(tables: .standard).encode(host, hasRest: url.hasRest)
        #expect(result.format == format)
    }

    /// A lone slash before a query costs nothing.
    @Test(arguments: ["a=1", "p=7", "id=12&x=y", "x"])
    func doesNotCodeALoneSlashBeforeAQuery(_ query: String) throws {
        #expect(try bits(of: "https://a.co/?" + query) == bits(of: "https://a.co?" + query))
        // The part after the host, without the two bits for the last slash.
        #expect(CompressedURL.cost(of: try EncodableURL("https://a.co/?" + query)).path == 0)
    }
}

extension BitString {
    fileprivate init(of bits: [Bool]) {
        self.init()
        for bit in bits { append(bit ? 1 : 0, width: 1) }
    }
}
