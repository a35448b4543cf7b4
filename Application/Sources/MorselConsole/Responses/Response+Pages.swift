// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes

extension Response {
    /// Returns an HTML page.
    static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(status, contentType: "text/html; charset=utf-8", Array(text.utf8))
    }

    /// Returns an HTML page with a form, and with the problems of the one that was sent if it was refused.
    static func html(_ text: String, isRefused: Bool) -> Response {
        .html(text, status: isRefused ? .unprocessableContent : .ok)
    }

    /// Returns a redirection to another page, which is then read (status 303).
    ///
    /// - Parameters:
    ///   - path: The path of the page.
    ///   - cookie: A cookie that the browser stores; `nil` for none.
    /// - Returns: The response.
    static func redirect(to path: String, cookie: String? = nil) -> Response {
        var response = Response(.seeOther, contentType: "text/plain; charset=utf-8")
        response.headerFields[.location] = path
        response.headerFields[.setCookie] = cookie
        return response
    }

    /// Returns a file that the browser stores.
    static func download(_ bytes: [UInt8], _ type: String, as name: String) -> Response {
        var response = Response(contentType: type, bytes)
        response.headerFields[.contentDisposition] = "attachment; filename=\"\(name)\""
        return response
    }
}
