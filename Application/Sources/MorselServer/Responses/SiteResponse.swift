// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// A response whose body is in memory, before the headers that all responses have.
struct SiteResponse: Sendable {
    var status: HTTPResponse.Status = .ok
    var contentType: String
    var bytes: [UInt8]
    /// How long caches may store it, in seconds; 0 for not at all.
    var maximumAge = 0
    /// Whether its URL always stands for these bytes.
    var isImmutable = false
    /// The entity tag of these bytes; a client that has them is not sent them again.
    var entityTag: String?
    /// When the bytes were changed last, where that is known.
    var lastModified: Timestamp?
    /// When to try again, in seconds.
    var retryAfter: Int?
    /// What the page may load and do.
    var policy = ContentPolicy.nothing
    /// Whether the page may use the camera.
    var usesCamera = false
    /// The path that a service worker's script may control; `nil` for its own folder.
    var serviceWorkerScope: String?
    /// Whether scripts of other origins may read it, as those of a sandboxed frame have to.
    var allowsAnyOrigin = false

    init(_ status: HTTPResponse.Status = .ok, contentType: String, bytes: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.bytes = bytes
    }

    /// A page.
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

    /// A line of plain text.
    static func line(_ status: HTTPResponse.Status, _ text: String) -> SiteResponse {
        SiteResponse(
            status,
            contentType: "text/plain; charset=utf-8",
            bytes: Array((text + "\n").utf8)
        )
    }

    /// The request has a fault, which one line names.
    static func badRequest(_ text: String) -> SiteResponse { line(.badRequest, text) }

    /// A URL below `/.morsel/` that stands for no file.
    static let noSuchFile = line(.notFound, "There is no such file.")

    /// Whether a client has these bytes already, by `If-None-Match` or else by
    /// `If-Modified-Since` (RFC 9110, 13.1.2 and 13.1.3).
    private func isKnown(to headers: HTTPFields) -> Bool {
        guard status == .ok else { return false }
        if let known = headers[.ifNoneMatch] {
            guard let entityTag else { return false }
            let tags = known.split(separator: ",").prefix(16)
                .map { tag in tag.filter { $0 != " " } }
            return tags.contains(entityTag) || tags.contains("W/" + entityTag)
        }
        guard let lastModified,
            let since = headers[.ifModifiedSince].flatMap({ HTTPDate.time(of: $0) })
        else { return false }
        return lastModified <= since
    }

    /// Caches store it for a time, or revalidate it each time, or do not store it.
    private var caching: String {
        if maximumAge > 0 {
            return "public, max-age=\(maximumAge)\(isImmutable ? ", immutable" : "")"
        }
        return entityTag == nil ? "no-store" : "no-cache"
    }

    /// The response to a request, with all headers.
    func response(to request: Request) -> Response {
        let isKnown = isKnown(to: request.headers)
        var headers = HTTPFields()
        headers[.contentType] = contentType
        // Without a body too (RFC 9110, 8.6).
        headers[.contentLength] = "\(bytes.count)"
        headers[.cacheControl] = caching
        headers[.eTag] = entityTag
        headers[.lastModified] = lastModified.map { HTTPDate.text(of: $0) }
        headers[.retryAfter] = retryAfter.map { "\($0)" }
        headers[.contentSecurityPolicy] = policy.text
        headers[.xContentTypeOptions] = "nosniff"
        headers[.referrerPolicy] = "no-referrer"
        headers[.permissionsPolicy] =
            "camera=(\(usesCamera ? "self" : "")), geolocation=(), microphone=()"
        if status == .methodNotAllowed { headers[.allow] = "GET, HEAD" }
        headers[.serviceWorkerAllowed] = serviceWorkerScope
        if allowsAnyOrigin { headers[.accessControlAllowOrigin] = "*" }
        let hasBody = request.method != .head && !isKnown
        return Response(
            status: isKnown ? .notModified : status,
            headers: headers,
            body: hasBody ? ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)) : ResponseBody()
        )
    }
}

extension SiteResponse: ResponseGenerator {
    func response(from request: Request, context: some RequestContext) -> Response {
        response(to: request)
    }
}

extension HTTPField.Name {
    fileprivate static let referrerPolicy = Self.known("Referrer-Policy")
    fileprivate static let permissionsPolicy = Self.known("Permissions-Policy")
    fileprivate static let serviceWorkerAllowed = Self.known("Service-Worker-Allowed")

    private static func known(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("not a header's name: \(name)") }
        return name
    }
}
