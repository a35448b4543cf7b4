// SPDX-License-Identifier: Apache-2.0

/// The response to a request, before the fields that all responses of the server have are added.
package struct ConsoleResponse: Sendable {
    /// The HTTP status code.
    package var status: Int

    /// The media type of the body.
    package var contentType: String

    /// The content of the response, in bytes.
    package var body: [UInt8]

    /// The path to which the client is redirected after a change; `nil` for no redirection.
    package var location: String?

    /// The values of the fields `Set-Cookie`.
    package var cookies: [String] = []

    /// The time after which another attempt can succeed, in seconds; `nil` if waiting does not help.
    package var retryAfter: Int?

    /// The name under which a browser stores the body; `nil` if the browser shows it.
    package var fileName: String?

    /// A Boolean value that indicates whether the content of the URL never changes.
    package var isImmutable = false

    init(_ status: Int, contentType: String, _ body: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }

    /// Returns an HTML page.
    static func html(_ text: String, status: Int = 200) -> ConsoleResponse {
        ConsoleResponse(status, contentType: "text/html; charset=utf-8", Array(text.utf8))
    }

    /// Returns a redirection to another page, which is then read (status 303).
    static func redirect(to path: String) -> ConsoleResponse {
        var response = ConsoleResponse(303, contentType: "text/plain; charset=utf-8", [])
        response.location = path
        return response
    }

    /// Returns a file that the browser stores.
    static func download(_ bytes: [UInt8], _ type: String, as name: String) -> ConsoleResponse {
        var response = ConsoleResponse(200, contentType: type, bytes)
        response.fileName = name
        return response
    }
}
