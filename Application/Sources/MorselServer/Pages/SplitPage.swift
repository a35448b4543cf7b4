// SPDX-License-Identifier: Apache-2.0

internal import NIOCore

/// A page, split where its texts stand.
struct SplitPage: Sendable {
    /// The beginning of all marks: nobody who writes a card's texts knows it.
    private static let secret = "MARK\(UInt64.random(in: .min ... .max))N"

    /// What stands for a text while a page is rendered.
    static func mark(_ number: Int) -> String { "\(secret)\(number)E" }

    private enum Part {
        case bytes([UInt8])
        case text(Int)
    }

    private let parts: [Part]

    /// The count of bytes without texts.
    private let byteCount: Int

    /// Splits a page that was rendered with marks.
    init(_ page: String) {
        var parts: [Part] = []
        var rest = page[...]
        while let range = rest.firstRange(of: Self.secret) {
            parts.append(.bytes(Array(rest[..<range.lowerBound].utf8)))
            rest = rest[range.upperBound...]
            let digits = rest.prefix { $0 != "E" }
            guard let number = Int(digits) else { preconditionFailure("a mark has a number") }
            parts.append(.text(number))
            rest = rest[digits.endIndex...].dropFirst()
        }
        parts.append(.bytes(Array(rest.utf8)))
        self.parts = parts
        byteCount = page.utf8.count
    }

    /// The page with its texts.
    ///
    /// - Parameter texts: The texts by the numbers of their marks; they are escaped here.
    /// - Returns: The bytes.
    func filled(with texts: [String]) -> ByteBuffer {
        let texts = texts.map { $0.escapedForHTML }
        var buffer = ByteBufferAllocator().buffer(capacity: byteCount + 1_024)
        for part in parts {
            switch part {
            case .bytes(let bytes): buffer.writeBytes(bytes)
            case .text(let number): buffer.writeString(texts[number])
            }
        }
        return buffer
    }
}
