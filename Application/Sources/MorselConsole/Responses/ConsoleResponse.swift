// SPDX-License-Identifier: Apache-2.0

/// The answer to a request, before the fields that all responses of the server have.
package struct ConsoleResponse: Sendable {
    /// The status code.
    package var status: Int

    /// The media type.
    package var contentType: String

    /// The body.
    package var body: [UInt8]

    /// Where the client goes on, after a change.
    package var location: String?

    /// The values of the fields `Set-Cookie`.
    package var cookies: [String] = []

    /// The seconds after which trying again makes sense; `nil` where it was not a matter of time.
    package var retryAfter: Int?

    /// The name under which a browser stores the body; `nil` where it shows it.
    package var fileName: String?

    /// Whether the URL always stands for these bytes.
    package var isImmutable = false

    init(_ status: Int, contentType: String, _ body: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }

    /// A page.
    static func html(_ text: String, status: Int = 200) -> ConsoleResponse {
        ConsoleResponse(status, contentType: "text/html; charset=utf-8", Array(text.utf8))
    }

    /// Goes on at another page, which is read.
    static func redirect(to path: String) -> ConsoleResponse {
        var response = ConsoleResponse(303, contentType: "text/plain; charset=utf-8", [])
        response.location = path
        return response
    }

    /// A file to store.
    static func download(_ bytes: [UInt8], _ type: String, as name: String) -> ConsoleResponse {
        var response = ConsoleResponse(200, contentType: type, bytes)
        response.fileName = name
        return response
    }
}
