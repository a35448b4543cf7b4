// SPDX-License-Identifier: Apache-2.0

import HTMLTemplates
import NIOCore

/// A page that is split at its texts.
///
/// It is an object, since many concurrent requests fill the same page.
final class PageSegments: Sendable {
    /// The start of all marks, which authors of a card's texts cannot know.
    private static let secret = "MARK\(UInt64.random(in: .min ... .max))N"

    /// Returns the mark that stands for a text while a page is rendered.
    static func mark(_ number: Int) -> String { "\(secret)\(number)E" }

    /// A place for a text.
    private struct Gap {
        /// The number of the page's own bytes before the gap.
        let position: Int
        /// The number of the text.
        let text: Int
    }

    /// The page without texts.
    private let bytes: [UInt8]
    private let gaps: [Gap]

    /// Splits a page that was rendered with marks.
    init(_ page: String) {
        var bytes: [UInt8] = []
        var gaps: [Gap] = []
        var rest = page[...]
        while let range = rest.firstRange(of: Self.secret) {
            bytes += rest[..<range.lowerBound].utf8
            rest = rest[range.upperBound...]
            let digits = rest.prefix { $0 != "E" }
            guard let number = Int(digits) else { preconditionFailure("a mark has a number") }
            gaps.append(Gap(position: bytes.count, text: number))
            rest = rest[digits.endIndex...].dropFirst()
        }
        bytes += rest.utf8
        self.bytes = bytes
        self.gaps = gaps
    }

    private init(_ bytes: [UInt8], _ gaps: [Gap]) {
        self.bytes = bytes
        self.gaps = gaps
    }

    /// Returns the page with some of its texts filled in.
    ///
    /// - Parameters:
    ///   - texts: The texts by the numbers of their marks.
    ///   - isFilled: Returns whether the text with a number is filled in.
    /// - Returns: A page that is split at the other texts.
    func filled(with texts: EscapedTexts, where isFilled: (Int) -> Bool) -> PageSegments {
        var filled: [UInt8] = []
        var rest: [Gap] = []
        var start = 0
        for gap in gaps {
            filled += bytes[start..<gap.position]
            start = gap.position
            if isFilled(gap.text) {
                filled += texts.bytes[texts[gap.text]]
            } else {
                rest.append(Gap(position: filled.count, text: gap.text))
            }
        }
        return PageSegments(filled + bytes[start...], rest)
    }

    /// Returns the page with all of its texts filled in.
    ///
    /// - Parameter texts: The texts by the numbers of their marks.
    /// - Returns: The bytes of the page.
    func filled(with texts: EscapedTexts) -> ByteBuffer {
        let count = gaps.reduce(bytes.count) { $0 + texts[$1.text].count }
        var buffer = ByteBufferAllocator().buffer(capacity: count)
        let (page, escapedTexts) = (bytes, texts.bytes)
        let pageSpan = page.span
        let textSpan = escapedTexts.span
        // Safe: bytes have no padding, so all of the memory is initialized.
        let own = unsafe pageSpan.bytes
        let escaped = unsafe textSpan.bytes
        var start = 0
        for gap in gaps {
            buffer.writeBytes(own.extracting(start..<gap.position))
            buffer.writeBytes(escaped.extracting(texts[gap.text]))
            start = gap.position
        }
        buffer.writeBytes(own.extracting(start..<own.byteCount))
        return buffer
    }
}
