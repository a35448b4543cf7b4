internal import AppClipDevice
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// An answer to a request, before the headers that all answers have.
struct Answer: Sendable {
    var status: HTTPResponse.Status = .ok
    var contentType: String
    var bytes: [UInt8]
    /// How long it may be kept, in seconds; 0 for not at all.
    var maximumAge = 0
    /// Whether its address never stands for anything else.
    var isImmutable = false
    /// What names these bytes and no others; a client that has them is not sent them again.
    var entityTag: String?
    /// Since when the bytes have been as they are, where that is known.
    var lastModified: Timestamp?
    /// When to ask again, in seconds, after an answer that says so.
    var retryAfter: Int?
    /// What the page may load and do.
    var policy = ContentPolicy.nothing
    /// Whether the page may ask for the camera.
    var usesCamera = false
    /// The path below which the script may stand between pages and the network; `nil` for its own
    /// folder.
    var standsBefore: String?
    /// Whether scripts of other origins may read it, as those of a sandboxed frame have to.
    var isReadableAnywhere = false

    init(_ status: HTTPResponse.Status = .ok, contentType: String, bytes: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.bytes = bytes
    }

    /// One sentence of plain text.
    static func sentence(_ status: HTTPResponse.Status, _ text: String) -> Answer {
        Answer(status, contentType: "text/plain; charset=utf-8", bytes: Array((text + "\n").utf8))
    }

    /// The request cannot be answered; one sentence says why.
    static func refused(_ text: String) -> Answer { sentence(.badRequest, text) }

    /// This answer for a client that says what it has, in `If-None-Match` or else in
    /// `If-Modified-Since` (RFC 9110, 13.1.2 and 13.1.3).
    func unlessKnown(_ known: String?, since: String? = nil) -> Answer {
        guard status == .ok else { return self }
        if let known {
            guard let entityTag else { return self }
            let tags = known.split(separator: ",").prefix(16)
                .map { tag in tag.filter { $0 != " " } }
            guard tags.contains(entityTag) || tags.contains("W/" + entityTag) else { return self }
        } else {
            guard let lastModified, let since = since.flatMap({ HTTPDate.time(of: $0) }),
                lastModified <= since
            else { return self }
        }
        var answer = self
        // The bytes stay: their count is told (RFC 9110, 8.6), they are not sent.
        answer.status = .notModified
        return answer
    }

    /// How it may be kept: for a time; or asked about each time; or not at all.
    private var caching: String {
        if maximumAge > 0 {
            return "public, max-age=\(maximumAge)\(isImmutable ? ", immutable" : "")"
        }
        return entityTag == nil ? "no-store" : "no-cache"
    }

    /// The response with all headers.
    func response(isHead: Bool) -> Response {
        var headers = HTTPFields()
        headers[.contentType] = contentType
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
        headers[.serviceWorkerAllowed] = standsBefore
        if isReadableAnywhere { headers[.accessControlAllowOrigin] = "*" }
        let body = isHead || status == .notModified ? ByteBuffer() : ByteBuffer(bytes: bytes)
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }
}

extension HTTPField.Name {
    fileprivate static let referrerPolicy = Self.known("Referrer-Policy")
    fileprivate static let permissionsPolicy = Self.known("Permissions-Policy")

    fileprivate static let serviceWorkerAllowed = Self.known("Service-Worker-Allowed")

    private static func known(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("a header's name") }
        return name
    }
}
