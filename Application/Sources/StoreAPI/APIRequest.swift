// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppStoreConnect

/// A request to the API.
package struct APIRequest: Sendable {
    /// The method, such as `GET`.
    package let method: String

    /// The path, percent-encoded.
    package let path: String

    /// The query, percent-encoded, without its question mark.
    package let query: String?

    /// The value of the header field `Authorization`.
    package let authorization: String?

    /// The bytes of the body; empty for none.
    package let body: [UInt8]

    /// The URL by which the client reached the server, such as `http://localhost:8080`.
    package let base: String

    package init(
        method: String,
        path: String,
        query: String? = nil,
        authorization: String? = nil,
        body: [UInt8] = [],
        base: String
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.authorization = authorization
        self.body = body
        self.base = base
    }

    /// The path with the query.
    var target: String { query.map { path + "?" + $0 } ?? path }
}

/// A response of the API.
package struct APIResponse: Sendable {
    /// The HTTP status code.
    package let status: Int

    /// The document; `nil` for none.
    package let body: [UInt8]?

    /// Further header fields.
    package var fields: [Field] = []

    /// The methods that the path supports, if the method is what is wrong.
    package var allowedMethods: [String] = []

    /// A header field of a response.
    package struct Field: Sendable, Hashable {
        package let name: String
        package let value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    init(_ status: Int, body: JSONValue? = nil) {
        self.status = status
        self.body = body?.bytes
    }
}
