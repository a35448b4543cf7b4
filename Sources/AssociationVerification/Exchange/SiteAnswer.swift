/// What a site answered to one request, with any compression taken off.
public struct SiteAnswer: Sendable, Hashable {
    /// The status, such as 200.
    public let status: Int

    /// The header `Content-Type`, if there is one.
    public let contentType: String?

    /// The header `Location`, if there is one.
    public let location: String?

    /// The bytes, as many as were allowed.
    ///
    /// Only an answer of status 200 has any: nobody reads the others.
    public let body: [UInt8]

    /// An answer.
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
    /// Where an answer leads instead of giving what was asked for.
    public enum Redirect: Sendable, Hashable {
        /// To an address with TLS, or on the same site.
        case secure
        /// To an address without TLS.
        case insecure
        /// To nowhere: there is no `Location`.
        case unknown
    }

    /// Where the answer leads, or `nil` if it is no redirect.
    public var redirect: Redirect? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        guard let location else { return .unknown }
        let start = location.prefix(8).lowercased()
        if start.hasPrefix("https://") || location.utf8.first == 0x2F { return .secure }
        // A name without a scheme stays on the same site; any other scheme has no TLS.
        let scheme = location.utf8.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
        return scheme.contains(0x3A) ? .insecure : .secure
    }

    /// The type without its parameters, in small letters.
    public var mediaType: String? {
        contentType.map { type in
            String(type.prefix { $0 != ";" }.filter { $0 != " " }).lowercased()
        }
    }
}
