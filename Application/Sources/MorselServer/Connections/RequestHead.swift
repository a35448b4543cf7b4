// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// The head of a request that has arrived, parsed once for the connection and for the routes.
struct RequestHead: Sendable {
    /// The request, or the reason it is refused after its body.
    let request: Result<SiteRequest, SiteRequest.ParsingError>
    /// A Boolean value that indicates whether the major version of HTTP is 1.
    let isVersionKnown: Bool
    /// The announced length of the body; `nil` if there is none, and the largest number if it cannot be read.
    let bodyLength: Int?
    /// The expectation of the client before it sends the body, in lowercase (RFC 9110, 10.1.1).
    let expectation: String?
    /// A Boolean value that indicates whether the connection is closed after the response.
    let isLast: Bool

    /// Parses the head of a request from a client.
    init(_ head: HTTPRequestHead, from source: RequestSource) {
        let (headers, version) = (head.headers, head.version)
        request = Result { () throws(SiteRequest.ParsingError) in
            try SiteRequest(head, client: source.client, proxies: source.proxies)
        }
        isVersionKnown = version.major == 1
        bodyLength = headers[canonicalForm: "content-length"].first.map { Int($0) ?? .max }
        expectation = version.minor > 0 ? headers.first(name: "expect")?.lowercased() : nil
        // After a request for another protocol, the parser reads no further requests.
        isLast =
            !head.isKeepAlive || version.minor == 0 || head.method == .CONNECT
            || headers.contains(name: "upgrade")
    }
}

extension SiteRequest {
    /// Parses the head of a request.
    ///
    /// All fields are converted here, although a page needs only a few of them: it takes a tenth of a
    /// microsecond for each, and no route sees two kinds of fields.
    ///
    /// - Parameters:
    ///   - head: The head of the request.
    ///   - client: The address of the connection, without its port.
    ///   - proxies: The proxies whose statements about their clients are trusted.
    /// - Throws: ``ParsingError`` if the method, the host or the target is missing or invalid.
    init(
        _ head: HTTPRequestHead,
        client: String,
        proxies: TrustedProxies = .none
    ) throws(ParsingError) {
        guard let method = try? HTTPRequest.Method(head.method) else { throw .invalidMethod }
        try self.init(
            method,
            head.uri,
            hosts: head.headers[canonicalForm: "host"],
            headerFields: HTTPFields(head.headers, splitCookie: false),
            client: client,
            proxies: proxies
        )
    }
}
