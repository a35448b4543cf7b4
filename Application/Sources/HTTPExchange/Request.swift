// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import HTTPTypes

/// A request, whose body has been received.
package struct Request: Sendable {
    /// The sender of a request.
    package struct Client: Sendable, Hashable {
        /// The key under which the client is counted, such as its address.
        package let key: String

        /// A Boolean value that indicates whether the request was sent on this machine, and not passed on by a proxy.
        package let isOnThisMachine: Bool

        /// Creates a client.
        package init(_ key: String, isOnThisMachine: Bool) {
            self.key = key
            self.isOnThisMachine = isOnThisMachine
        }
    }

    /// The action on the target, such as `GET`.
    package let method: HTTPRequest.Method

    /// The path and the query.
    package let target: RequestTarget

    /// The authority to which the request was sent, such as `localhost:8080`.
    package let authority: String

    /// The header fields, without `Host`.
    package let headerFields: HTTPFields

    /// The sender of the request.
    package let client: Client

    /// The body; empty for none.
    package var body: [UInt8]

    /// Creates a request.
    package init(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        authority: String,
        headerFields: HTTPFields,
        body: [UInt8] = [],
        from client: Client
    ) {
        self.method = method
        self.target = target
        self.authority = authority
        self.headerFields = headerFields
        self.body = body
        self.client = client
    }

    /// The path, percent-encoded.
    package var path: String { target.path }

    /// The origin of the authority over plain HTTP, such as `http://localhost:8080`.
    package var plainOrigin: String { "http://\(authority)" }

    /// Returns the value of the first field with a name; `nil` if there is none.
    package func field(_ name: HTTPField.Name) -> String? { headerFields.firstValue(of: name) }

    /// Returns the values of all cookies with a name: others can plant some beside ours.
    package func cookies(_ name: String) -> [String] {
        Cookies.values(of: name, in: headerFields[.cookie] ?? "")
    }
}
