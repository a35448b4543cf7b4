// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// Percent-encoding of paths and queries.
package enum QueryText {
    /// Returns the decoded text, or `nil` if an escape is invalid or the result is not UTF-8.
    package static func decoded(_ text: some StringProtocol, plusIsSpace: Bool) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(Hexadecimal.value),
                    let low = rest.next().flatMap(Hexadecimal.value)
                else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Returns a text encoded as a part of a path or a query.
    package static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if plain.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += "%\(Hexadecimal.text(of: [byte], uppercase: true))".utf8
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the names and values of a query, or `nil` if one of them cannot be decoded.
    package static func items(of query: String) -> [(name: String, value: String)]? {
        var items: [(String, String)] = []
        for item in query.split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(parts[0], plusIsSpace: true),
                let value = parts.count > 1 ? decoded(parts[1], plusIsSpace: true) : ""
            else { return nil }
            items.append((name, value))
        }
        return items
    }

    /// The unreserved characters of a URL, and `:`, `,` and `@`, which may stand in paths.
    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:,@".utf8
    )
}
