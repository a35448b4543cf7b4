// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Percent-encoding of paths and queries.
package enum QueryText {
    /// Returns a text encoded as a part of a path or a query.
    package static func encoded(_ text: String) -> String {
        // These may stand in paths.
        PercentEncoding.encoded(text, keeping: ":,@")
    }

    /// Returns the names and values of a query, or `nil` if one of them cannot be decoded.
    package static func items(of query: String) -> [(name: String, value: String)]? {
        var items: [(String, String)] = []
        for item in QueryItems(query) {
            guard let name = PercentEncoding.decoded(item.name.utf8, plusIsSpace: true),
                let value = PercentEncoding.decoded((item.value ?? "").utf8, plusIsSpace: true)
            else { return nil }
            items.append((name, value))
        }
        return items
    }
}
