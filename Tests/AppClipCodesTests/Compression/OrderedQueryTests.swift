// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodes

/// The names `p`, `p1`, `p2`… that cost nothing, and the cost of values.
@Suite struct OrderedQueryTests {
    private func isOrdered(_ rest: String) throws -> Bool {
        let url = try EncodableURL("https://a.co" + rest)
        return RestBits.wordAndQuery(url, .standard) != nil
    }

    /// they cost less than other names.
    @Test func codesOrderedNamesMoreCheaply_A14_A21() throws {
        #expect(
            try bits(of: "https://a.co/shop?p=1&p1=2") < bits(of: "https://a.co/shop?a=1&b=2")
        )
        #expect(try bits(of: "https://a.co/?p=1") < bits(of: "https://a.co/?a=1"))
        #expect(
            try bits(of: "https://seeds.example/?p=0")
                < bits(of: "https://seeds.example/?status=view")
        )
        // After a path that is not a listed word, this form does not exist.
        #expect(try !isOrdered("/shoq?p=1"))
    }

    @Test(arguments: [
        "/shop", "?p=1", "/?p=1", "/shop?p=1&p1=2&p2=3", "?p=", "?p=&p1=", "/shop?p=a=b",
    ])
    func takesTheOrderedForm_A21_A22(_ rest: String) throws {
        #expect(try isOrdered(rest))
        let url = try EncodableURL("https://a.co" + rest)
        let written = try CompressedURL(url)
        #expect(try written.payload.url() == url)
    }

    /// also with two or more digits, though few values of a hundred items would fit.
    @Test func countsTheNamesOn_A22() throws {
        let hundred = (1...100).map { "&p\($0)=0" }.joined()
        #expect(try isOrdered("?p=0" + hundred))
        #expect(try !isOrdered("?p=0" + hundred.replacing("p10=", with: "p010=")))
        #expect(try !isOrdered("?p=0" + hundred.replacing("p99=", with: "p98=")))
    }

    /// only in order, from `p` on, without gaps, in this spelling.
    @Test(arguments: [
        "?p1=1&p=2", "?p1=1", "?p=1&p2=2", "?p=1&p=2", "?p0=1", "?P=1", "?p=1&p01=2", "?p=1&p1",
        "?p", "?pp=1", "?p=1&p1=2&q=3", "/shop/?p=1", "/shop/menu?p=1", "?p=1#z", "/shop#z", "/",
        "?p=1&", "?&p=1", "?p=1&&p1=2", "?p=%41", "?p=1&p11=2",
    ])
    func doesNotTakeTheOrderedForm_A22(_ rest: String) throws {
        #expect(try !isOrdered(rest))
    }

    /// decimal numbers are the best values.
    @Test(arguments: [("481", "xqz"), ("123456", "qwxyzk"), ("16383", "zqxjk")])
    func codesNumbersMoreCheaply_A13(_ number: String, letters: String) throws {
        #expect(number.utf8.count == letters.utf8.count)
        for start in ["https://a.co/?p=", "https://a.co/?id=", "https://seeds.example/x/"] {
            #expect(try bits(of: start + number) < bits(of: start + letters))
        }
    }

    /// a long identifier is expensive.
    @Test func paysForLongIdentifiers_A10() throws {
        let long = "https://a.co/?p=9F1C6D2E-4B7A-4D5C-8E3F-0A1B2C3D4E5F"
        #expect(try bits(of: long) > 128)
        #expect(try bits(of: "https://a.co/?p=123456") < 64)
    }

    /// A number takes a byte for each seven bits.
    @Test(arguments: [
        ("0", 1), ("127", 1), ("128", 2), ("16383", 2), ("16384", 3), ("2097151", 3),
        ("2097152", 4), ("9223372036854775807", 9), ("9223372036854775808", 10),
        ("18446744073709551615", 10), ("18446744073709551616", 10),
        ("1180591620717411303423", 10), ("1180591620717411303424", 11),
    ])
    func writesNumbersInGroupsOfSevenBits(_ digits: String, bytes: Int) throws {
        var string = BitString()
        DecimalNumber.append(digits.utf8.span, to: &string)
        #expect(string.count == 8 * bytes)
        var marked = BitString()
        marked.append(1, width: 1)
        marked.append(string)
        var reader = try #require(BitReader(Payload(high: marked.high, low: marked.low)))
        #expect(DecimalNumber.decode(from: &reader) == Array(digits.utf8))
        #expect(reader.remaining == 0)
    }
}
