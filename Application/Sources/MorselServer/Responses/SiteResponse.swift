// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import HTTPTypes
import MorselRegistry
import NIOCore

/// A response, before the fields that all responses have are added.
struct SiteResponse: Sendable {
    var status: HTTPResponse.Status = .ok
    var contentType: String
    var body: SiteBody
    /// The body in the codings that clients may accept.
    var codings: [ContentCoding: SiteBody] = [:]
    /// A Boolean value that indicates whether another client could get a coding of the body, although
    /// there is none here (RFC 9110, 12.5.5).
    var variesByCoding = false
    /// The time for which caches may store the response, in seconds; 0 for none.
    var maximumAge = 0
    /// A Boolean value that indicates whether the content of the URL never changes.
    var isImmutable = false
    /// The entity tag of the bytes without a coding; they are not sent again to a client that has them.
    var entityTag: String?
    /// The time of the last change of the bytes; `nil` if it is not known.
    var lastModified: Timestamp?
    /// The time after which a client can try again, in seconds.
    var retryAfter: Int?
    /// The policy for the sources and actions of the page.
    var policy = ContentPolicy.nothing
    /// A Boolean value that indicates whether the page may use the camera.
    var usesCamera = false
    /// The path that a service worker's script may control; `nil` for its own folder.
    var serviceWorkerScope: String?
    /// A Boolean value that indicates whether scripts of other origins may read the response, as
    /// those of a sandboxed frame have to.
    var allowsAnyOrigin = false
    /// The methods that the path supports, for a response that lists them.
    var allowedMethods: [HTTPRequest.Method] = [.get, .head]
    /// A Boolean value that indicates whether links and forms of the page send its address as
    /// referrer to this server; other servers never get it.
    ///
    /// Without a referrer, browsers also leave the origin out of forms.
    var tellsOwnServer = false
    /// Further fields.
    var fields: HTTPFields = [:]

    init(_ status: HTTPResponse.Status = .ok, contentType: String, body: SiteBody) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }

    init(_ status: HTTPResponse.Status = .ok, contentType: String, bytes: [UInt8]) {
        self.init(status, contentType: contentType, body: .memory(ByteBuffer(bytes: bytes)))
    }

    /// Returns an HTML page.
    static func html(
        _ text: String,
        status: HTTPResponse.Status = .ok,
        policy: ContentPolicy = .page
    ) -> SiteResponse {
        var response = SiteResponse(
            status,
            contentType: "text/html; charset=utf-8",
            bytes: Array(text.utf8)
        )
        response.policy = policy
        return response
    }

    /// Returns a line of plain text.
    static func line(_ status: HTTPResponse.Status, _ text: String) -> SiteResponse {
        SiteResponse(
            status,
            contentType: "text/plain; charset=utf-8",
            bytes: Array((text + "\n").utf8)
        )
    }

    /// Returns a response with status 400, and a line that names the fault of the request.
    static func badRequest(_ text: String) -> SiteResponse { line(.badRequest, text) }

    /// The response to a URL below `/.morsel/` that does not name a file.
    static let noSuchFile = line(.notFound, "There is no such file.")

    /// The response to a request for another host, on a port for this machine only (status 421).
    static let otherHost = line(
        .misdirectedRequest,
        "This port is for this machine: ask for localhost or 127.0.0.1."
    )
    /// The response to a request with a method that is not supported here.
    static let methodNotAllowed = line(.methodNotAllowed, "Only GET and HEAD are supported.")
}
