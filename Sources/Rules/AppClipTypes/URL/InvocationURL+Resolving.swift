// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension InvocationURL {
    /// Creates a URL by resolving a reference, such as the target of a redirect (RFC 3986, section
    /// 5.2).
    ///
    /// ```swift
    /// let base = try InvocationURL("https://fruta.example/menu/list?page=2")
    /// try InvocationURL("?page=3", relativeTo: base).text   // "https://fruta.example/menu/list?page=3"
    /// ```
    ///
    /// - Parameters:
    ///   - reference: A URL, or a reference without scheme, host, path or query.
    ///   - base: The URL that supplies the parts that the reference omits.
    /// - Throws: ``ParsingError`` if the resolved URL is not an invocation URL; its offset is in the
    ///   resolved URL.
    public init(_ reference: String, relativeTo base: InvocationURL) throws(ParsingError) {
        var reference = reference
        reference.makeContiguousUTF8()
        let parts = URLParts(reference.utf8.span)
        if parts.scheme != nil {
            try self.init(reference)
        } else if parts.authority != nil {
            try self.init("https:" + reference)
        } else {
            try self.init(base.beginning(for: reference, parts) + reference)
        }
    }

    /// Returns the part of the canonical form that precedes a reference without scheme and
    /// authority.
    private func beginning(for reference: String, _ parts: URLParts) -> String {
        var end = hostEnd
        if parts.path.isEmpty {
            end = parts.query == nil ? queryEnd : pathEnd
        } else if reference.utf8.first != .slash {
            // The path up to its last slash; it begins with one.
            end = (canonical[..<pathEnd].lastIndex(of: .slash) ?? hostEnd) + 1
        }
        return String(ascii: canonical[..<end])
    }
}
