// SPDX-License-Identifier: Apache-2.0

package import HTTPTypes

/// A response, before the fields that all responses of a server have are added.
package struct Response: Sendable {
    /// The result of the request, such as 404.
    package var status: HTTPResponse.Status

    /// The header fields, in their order.
    package var headerFields: HTTPFields

    /// The body; empty for none.
    package var body: [UInt8]

    /// Creates a response.
    package init(
        _ status: HTTPResponse.Status = .ok,
        contentType: String,
        _ body: [UInt8] = []
    ) {
        self.status = status
        headerFields = [.contentType: contentType]
        self.body = body
    }
}
