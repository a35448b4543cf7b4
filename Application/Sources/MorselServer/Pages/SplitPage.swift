// SPDX-License-Identifier: Apache-2.0

internal import NIOCore

/// A page, split where its URL stands.
struct SplitPage: Sendable {
    /// What stands for a URL while a page is rendered: as text, and in the query of another URL.
    ///
    /// Nobody who writes a card's texts knows it.
    static let mark: (text: String, queryItem: String) = {
        let secret = "URL\(UInt64.random(in: .min ... .max))"
        return (secret + "T", secret + "Q")
    }()

    private enum Part {
        case bytes([UInt8])
        case url
        case queryItem
    }

    private let parts: [Part]

    /// The count of bytes without URLs.
    let byteCount: Int

    /// Splits a page that was rendered with ``mark``.
    init(_ page: String) {
        let start = Self.mark.text.dropLast()
        var parts: [Part] = []
        var rest = page[...]
        while let range = rest.firstRange(of: start) {
            parts.append(.bytes(Array(rest[..<range.lowerBound].utf8)))
            rest = rest[range.upperBound...]
            parts.append(rest.first == "T" ? .url : .queryItem)
            rest = rest.dropFirst()
        }
        parts.append(.bytes(Array(rest.utf8)))
        self.parts = parts
        byteCount = page.utf8.count
    }

    /// The page of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - queryItem: The URL in the query of another one.
    /// - Returns: The bytes.
    func filled(with url: String, _ queryItem: String) -> ByteBuffer {
        let escaped = url.escapedForHTML
        var buffer = ByteBufferAllocator().buffer(
            capacity: byteCount + 4 * escaped.utf8.count + queryItem.utf8.count
        )
        for part in parts {
            switch part {
            case .bytes(let bytes): buffer.writeBytes(bytes)
            case .url: buffer.writeString(escaped)
            case .queryItem: buffer.writeString(queryItem)
            }
        }
        return buffer
    }
}
