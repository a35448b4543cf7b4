// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The response of a site to one request, decompressed.
public struct SiteAnswer: Sendable, Hashable {
    /// The status, such as 200.
    public let status: Int

    /// The header `Content-Type`, if there is one.
    public let contentType: String?

    /// The header `Location`, if there is one.
    public let location: String?

    /// The body, within the limit.
    ///
    /// It is empty unless the status is 200: other bodies are not read.
    public let body: [UInt8]

    /// A response.
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
    /// The kinds of redirects.
    public enum Redirect: Sendable, Hashable {
        /// To a URL with TLS, or on the same site.
        case secure
        /// To a URL without TLS.
        case insecure
        /// Without `Location`.
        case unknown
    }

    /// The kind of redirect, or `nil` if the response is none.
    public var redirect: Redirect? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        guard let location else { return .unknown }
        var text = location
        text.makeContiguousUTF8()
        let bytes = text.utf8.span
        // A relative reference stays on the same site or has its scheme.
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
