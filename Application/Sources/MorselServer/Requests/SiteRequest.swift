// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Foundation
import HTTPExchange
import HTTPTypes

/// A request, parsed as far as all routes need it.
struct SiteRequest: Sendable {
    let method: HTTPRequest.Method

    /// The authority as it was sent: that of an absolute target, or else the field `Host`
    /// (RFC 9112, 3.2.2).
    let authority: String

    /// The host that the authority names.
    let host: RequestedHost

    /// The path and the query.
    let target: RequestTarget

    /// The header fields, without `Host`.
    let headerFields: HTTPFields

    /// The client's address: that of the connection, or the one that a trusted proxy has forwarded.
    let client: String

    /// The key under which the client is counted.
    let clientKey: ClientKey

    /// The body of the request, if a ``BodyRule`` accepts it.
    var body: RequestBody?

    /// The reason a request gets status 400, and its connection is closed.
    enum ParsingError: Error {
        case invalidMethod, hostMissing, severalHosts, invalidHost, invalidTarget
    }

    /// Creates a request from the parts of its head.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - uri: The target: a path with its query, or a URL.
    ///   - hosts: The values of the field `Host`.
    ///   - headerFields: The other fields.
    ///   - client: The address of the connection, without its port.
    ///   - proxies: The proxies whose statements about their clients are trusted.
    /// - Throws: ``ParsingError`` if the host or the target is missing or invalid.
    init(
        _ method: HTTPRequest.Method,
        _ uri: String,
        hosts: [Substring],
        headerFields: HTTPFields = [:],
        client: String,
        proxies: TrustedProxies = .none
    ) throws(ParsingError) {
        guard hosts.count < 2 else { throw .severalHosts }
        guard let host = hosts.first else { throw .hostMissing }
        guard Self.isAuthority(host) else { throw .invalidHost }

        var authority = String(host)
        var target = Substring(uri)
        if target.utf8.first != UInt8(ascii: "/") {
            guard let start = Self.schemes.first(where: { target.lowercased().hasPrefix($0) })
            else { throw .invalidTarget }
            target = target.dropFirst(start.count)
            let end = target.firstIndex { $0 == "/" || $0 == "?" } ?? target.endIndex
            guard Self.isAuthority(target[..<end]) else { throw .invalidHost }
            authority = String(target[..<end])
            target = target[end...]
        }
        guard target.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") })
        else { throw .invalidTarget }
        self.target = RequestTarget(target)
        self.authority = authority
        self.host = RequestedHost(authority: authority)
        self.method = method
        self.headerFields = headerFields
        self.client = proxies.client(of: client, forwarded: headerFields[values: .xForwardedFor])
        clientKey = ClientKey(sender: self.client)
    }

    private static let schemes = ["http://", "https://"]

    /// Returns whether a text is a host with an optional port (RFC 3986, 3.2.2 and 3.2.3).
    private static func isAuthority(_ text: Substring) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first else { return false }
        let isLiteral = first == UInt8(ascii: "[")
        let end: Int
        if isLiteral {
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return false }
            end = bracket + 1
        } else {
            end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
        }
        let host = isLiteral ? bytes[1..<(end - 1)] : bytes[..<end]
        let port = bytes[end...]
        let isPort =
            port.isEmpty
            || port.first == UInt8(ascii: ":") && port.count <= 6
                && port.dropFirst().allSatisfy { ByteSet.digits.contains($0) }
        return !host.isEmpty && isPort
            && host.allSatisfy { ByteSet.name.contains($0) || isLiteral && $0 == UInt8(ascii: ":") }
    }
}

extension SiteRequest {
    private static let proxyFields: [HTTPField.Name] = [
        .forwarded, .via, .xForwardedFor, .xForwardedHost, .xForwardedProto, .xRealIP,
    ]

    /// A Boolean value that indicates whether the request was sent on this machine, and not passed
    /// on by a proxy on this machine.
    ///
    /// A proxy adds a field of its own, or passes on the name to which the request was sent.
    var isFromThisMachine: Bool {
        clientKey.text.hasPrefix("127.") && host.isServer
            && !Self.proxyFields.contains { headerFields.contains($0) }
    }

    /// The path, percent-encoded; it begins with a slash.
    var path: String { target.path }

    /// The query, percent-encoded, without its question mark; `nil` if there is none.
    var query: String? { target.query }

    /// Returns the value of a query item, percent-decoded; the first one if there are several with the name.
    func queryItem(_ name: String) -> String? { target.queryItem(name) }

    /// The languages that the visitor reads, most preferred first.
    var preferredLanguages: [Language] {
        Language.preferred(in: headerFields.firstValue(of: .acceptLanguage) ?? "")
    }
}
