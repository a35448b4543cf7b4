// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The target of a request in origin form: a path and a query (RFC 9112, 3.2.1).
package struct RequestTarget: Sendable, Hashable {
    /// The path, percent-encoded; `/` if the target has none.
    package let path: String

    /// The query, percent-encoded, without its question mark; `nil` if there is none.
    package let query: String?

    /// Parses a target, such as `/menu?table=3`.
    package init(_ text: Substring) {
        let mark = text.utf8.firstIndex(of: UInt8(ascii: "?"))
        let path = text[..<(mark ?? text.endIndex)]
        self.path = path.isEmpty ? "/" : String(path)
        query = mark.map { String(text[text.utf8.index(after: $0)...]) }
    }

    /// The path, percent-decoded; `nil` if an escape is invalid.
    package var decodedPath: String? { PercentEncoding.decoded(path.utf8) }

    /// The path with the query.
    package var text: String { query.map { path + "?" + $0 } ?? path }

    /// Returns the value of a query item, percent-decoded; the first one if there are several with the name.
    ///
    /// An item without an equals sign has an empty value.
    package func queryItem(_ name: String) -> String? {
        guard let query,
            let item = QueryItems(query).first(where: { Self.decoded($0.name) == name })
        else { return nil }
        return item.value.map { Self.decoded($0) } ?? ""
    }

    /// Returns the decoded text, or the text unchanged if an escape is invalid.
    private static func decoded(_ text: Substring) -> String {
        PercentEncoding.decoded(text.utf8) ?? String(text)
    }
}
