// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension RestBits {
    /// Encodes a listed word and the parameters `p`, `p1`, `p2`…, whose names cost nothing
    /// (Documentation/app-clip-code.md, section 6; rules ).
    ///
    ///     word        0 || number in eight bits
    ///     parameters  1 || values
    ///
    /// - Returns: `nil` if the URL has another form.
    static func wordAndQuery(_ url: EncodableURL, _ tables: CodingTables) -> RestBits? {
        guard url.fragmentRange.isEmpty else { return nil }
        let path = url.canonical.span.extracting(url.pathRange)
        let query = url.canonical.span.extracting(url.queryRange)
        guard path.count > 1 || !query.isEmpty else { return nil }
        var rest = RestBits()
        if path.count > 1 {
            guard let word = PathWords.list.number(of: path.extracting(1..<path.count)) else {
                return nil
            }
            rest.bits.append(UInt32(word), width: 9)
            rest.path = 9
        }
        guard rest.appendOrderedQuery(query, tables) else { return nil }
        rest.query = rest.bits.count - rest.path
        return rest
    }

    private mutating func appendOrderedQuery(
        _ query: Span<UInt8>,
        _ tables: CodingTables
    ) -> Bool {
        guard !query.isEmpty else { return true }
        bits.append(1, width: 1)
        var start = 0
        var number = 0
        while start <= query.count {
            var end = start
            while end < query.count, query[end] != .ampersand { end += 1 }
            let parameter = query.extracting(start..<end)
            // An empty piece does not have a name either: the reader could not restore it.
            guard let value = Self.valueStart(in: parameter, number: number) else { return false }
            let more = end < query.count
            guard
                append(
                    parameter.extracting(value..<parameter.count),
                    more,
                    startingAfter: .equals,
                    words: false,
                    tables
                )
            else { return false }
            start = end + 1
            number += 1
        }
        return true
    }

    /// Returns the offset of the value, if the name is `p` (number 0) or `p` and the number.
    private static func valueStart(in parameter: Span<UInt8>, number: Int) -> Int? {
        guard !parameter.isEmpty, parameter[0] == .letterP else { return nil }
        var next = 1
        if number > 0 {
            guard next < parameter.count, parameter[next] != .zero else { return nil }
            var value = 0
            while next < parameter.count, parameter[next].isDigit, value <= number {
                value = value * 10 + Int(parameter[next] - .zero)
                next += 1
            }
            guard value == number else { return nil }
        }
        guard next < parameter.count, parameter[next] == .equals else { return nil }
        return next + 1
    }
}
