// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The response of a site to one request, decompressed.
public struct SiteAnswer: Sendable, Hashable {
    /// The HTTP status code, such as 200.
    public let status: Int

    /// The header `Content-Type`, if there is one.
    public let contentType: String?

    /// The header `Location`, if there is one.
    public let location: String?

    /// The body, within the limit.
    ///
    /// It is empty unless the status is 200: other bodies are not read.
    public let body: [UInt8]

    /// Creates a response.
    public init(
        status: Int,
        contentType: String? = nil,
        location: String? = nil,
        body: [UInt8] = []
    ) {
        self.status = status
        self.contentType = contentType
        self.location = location
        self.body = body
    }
}

extension SiteAnswer {
    /// The kinds of redirects, by their target.
    public enum Redirect: Sendable, Hashable {
        /// The target uses TLS, or is on the same site.
        case secure
        /// The target does not use TLS.
        case insecure
        /// The response has no `Location`.
        case unknown
    }

    /// The kind of redirect, or `nil` if the response is not a redirect.
    public var redirect: Redirect? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        guard let location else { return .unknown }
        var text = location
        text.makeContiguousUTF8()
        let bytes = text.utf8.span
        // A relative reference is on the same site or has its scheme.
        guard URLParts(bytes).scheme != nil else { return .secure }
        return bytes.hasWord("https://", at: 0) ? .secure : .insecure
    }

    /// The media type without its parameters, in lowercase.
    public var mediaType: String? {
        contentType.map { type in
            String(type.prefix { $0 != ";" }.filter { $0 != " " }).lowercased()
        }
    }
}
