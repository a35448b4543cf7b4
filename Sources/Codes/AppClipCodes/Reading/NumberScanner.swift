// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Reads the numbers and letters of SVG path data.
struct NumberScanner {
    private var next: Int
    private let end: Int

    init(_ range: Range<Int>) {
        next = range.lowerBound
        end = range.upperBound
    }

    private mutating func skipSeparators(_ text: Span<UInt8>) {
        while next < end, text[next].isSpace || text[next] == .comma { next += 1 }
    }

    /// Whether only separators remain.
    mutating func isAtEnd(_ text: Span<UInt8>) -> Bool {
        skipSeparators(text)
        return next >= end
    }

    /// Reads a letter of either case.
    mutating func letter(_ text: Span<UInt8>) -> UInt8? {
        skipSeparators(text)
        guard next < end, text[next].isUppercase || text[next].isLowercase else { return nil }
        next += 1
        return text[next - 1]
    }

    /// Reads a flag: a single 0 or 1, which may directly precede the next number.
    mutating func flag(_ text: Span<UInt8>) -> Bool? {
        skipSeparators(text)
        guard next < end, text[next] == .zero || text[next] == .zero + 1 else { return nil }
        next += 1
        return text[next - 1] != .zero
    }

    /// Reads a decimal number without exponent, of at most 15 digits before its point.
    ///
    /// Of the digits after the point, the first 15 count.
    mutating func number(_ text: Span<UInt8>) -> Double? {
        skipSeparators(text)
        var negative = false
        if next < end, text[next] == .hyphen || text[next] == .plus {
            negative = text[next] == .hyphen
            next += 1
        }
        let whole = digits(text)
        var value = Double(whole.value)
        var count = whole.count
        if next < end, text[next] == .dot {
            next += 1
            let fraction = digits(text)
            while next < end, text[next].isDigit { next += 1 }
            var scale = 1.0
            for _ in 0..<fraction.count { scale *= 10 }
            value += Double(fraction.value) / scale
            count += fraction.count
        }
        guard count > 0 else { return nil }
        return negative ? -value : value
    }

    private mutating func digits(_ text: Span<UInt8>) -> (value: Int64, count: Int) {
        var value: Int64 = 0
        var count = 0
        while next < end, text[next].isDigit, count < 15 {
            value = value * 10 + Int64(text[next] - .zero)
            count += 1
            next += 1
        }
        return (value, count)
    }
}
