// SPDX-License-Identifier: Apache-2.0

/// A request for a page of the console, as the server hands it on.
package struct ConsoleRequest: Sendable {
    /// What the client wants.
    package enum Method: Sendable, Hashable {
        /// To see a page; also `HEAD`.
        case read
        /// To change something.
        case change
    }

    /// What the client wants.
    package var method: Method

    /// The path below `/console`, percent-encoded; it begins with a slash.
    package var path: String

    /// The query, percent-encoded, without its question mark.
    package var query: String

    /// The authority that the client asked, such as `localhost:8080`.
    package var authority: String

    /// The value of the field `Cookie`.
    package var cookie: String

    /// The value of the field `Origin`, if it was sent.
    package var origin: String?

    /// The value of the field `Sec-Fetch-Site`, if it was sent.
    package var fetchSite: String?

    /// The value of the field `Content-Type`.
    package var contentType: String

    /// The body, of a size that the server bounds.
    package var body: [UInt8]

    /// The client's address, for limits.
    package var client: String

    /// Whether it was sent on this machine, and not passed on by a proxy.
    package var isFromThisMachine: Bool

    /// A request.
    package init(
        _ method: Method,
        _ path: String,
        query: String = "",
        authority: String,
        cookie: String = "",
        origin: String? = nil,
        fetchSite: String? = nil,
        contentType: String = "",
        body: [UInt8] = [],
        client: String,
        isFromThisMachine: Bool
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.authority = authority
        self.cookie = cookie
        self.origin = origin
        self.fetchSite = fetchSite
        self.contentType = contentType
        self.body = body
        self.client = client
        self.isFromThisMachine = isFromThisMachine
    }
}

extension ConsoleRequest {
    /// The values of all cookies with a name: others can plant some beside ours.
    func cookies(_ name: String) -> [String] { Self.cookies(name, in: cookie) }

    /// The values of all cookies with a name in the value of the field `Cookie`.
    static func cookies(_ name: String, in field: String) -> [String] {
        field.split(separator: ";").compactMap { part in
            let part = part.drop { $0 == " " }
            return part.hasPrefix(name + "=") ? String(part.dropFirst(name.count + 1)) : nil
        }
    }

    /// Whether a page of the console sent the request, and no other site.
    ///
    /// Browsers say so in `Origin` with every form; those that leave it out say it in
    /// `Sec-Fetch-Site`. A request without both comes from no browser that can be trusted with a
    /// cookie.
    ///
    /// - Parameter ownOrigin: The console's origin, such as `https://console.example`; `nil` where it
    ///   is reached under the name that the request names.
    /// - Returns: Whether it came from there.
    func isFromConsole(ownOrigin: String?) -> Bool {
        if let origin { return origin == ownOrigin ?? "http://\(authority)" }
        return fetchSite == "same-origin"
    }
}
