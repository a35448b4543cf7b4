// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

/// A request for a page of the console, as the server passes it on.
package struct ConsoleRequest: Sendable {
    /// The kind of a request.
    package enum Method: Sendable, Hashable {
        /// A request to see a page; also `HEAD`.
        case read
        /// A request to change something.
        case change
    }

    /// The kind of the request, from its HTTP method.
    package var method: Method

    /// The path below `/console`, percent-encoded; it begins with a slash.
    package var path: String

    /// The query, percent-encoded, without its question mark.
    package var query: String

    /// The authority to which the request was sent, such as `localhost:8080`.
    package var authority: String

    /// The value of the field `Cookie`.
    package var cookie: String

    /// The value of the field `Origin`, if it was sent.
    package var origin: String?

    /// The value of the field `Sec-Fetch-Site`, if it was sent.
    package var fetchSite: String?

    /// The value of the field `Content-Type`.
    package var contentType: String

    /// The body, whose size the server limits.
    package var body: [UInt8]

    /// The client's address, for limits.
    package var client: String

    /// A Boolean value that indicates whether the request was sent on this machine, and not passed on by a proxy.
    package var isFromThisMachine: Bool

    /// Creates a request.
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
    /// Returns the values of all cookies with a name: others can plant some beside ours.
    func cookies(_ name: String) -> [String] { Cookies.values(of: name, in: cookie) }

    /// Returns whether a page of the console sent the request, and not another site.
    ///
    /// Browsers send `Origin` with every form; those that leave it out send `Sec-Fetch-Site`. A
    /// request without both does not come from a browser that can be trusted with a cookie.
    ///
    /// - Parameter ownOrigin: The console's origin, such as `https://console.example`; `nil` if it
    ///   is reached under the authority of the request.
    /// - Returns: Whether the request came from the console.
    func isFromConsole(ownOrigin: String?) -> Bool {
        if let origin { return origin == ownOrigin ?? "http://\(authority)" }
        return fetchSite == "same-origin"
    }
}
