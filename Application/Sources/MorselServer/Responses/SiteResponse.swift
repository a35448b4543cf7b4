// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import NIOCore
internal import NIOHTTP1

/// A response, before the fields that all responses have.
struct SiteResponse: Sendable {
    var status: HTTPResponseStatus = .ok
    var contentType: String
    var body: SiteBody
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
    /// The methods that the path has, for a response that says so.
    var allowedMethods: [HTTPMethod] = [.GET, .HEAD]
    /// Whether links and forms of the page name it to this server, and to nobody else.
    ///
    /// Without a referrer browsers leave the origin out of forms too.
    var tellsOwnServer = false
    /// Further fields, by their names in lowercase.
    var fields: [(name: String, value: String)] = []

    init(_ status: HTTPResponseStatus = .ok, contentType: String, body: SiteBody) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }

    init(_ status: HTTPResponseStatus = .ok, contentType: String, bytes: [UInt8]) {
        self.init(status, contentType: contentType, body: .memory(ByteBuffer(bytes: bytes)))
    }

    /// A page.
    static func html(
        _ text: String,
        status: HTTPResponseStatus = .ok,
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
    static func line(_ status: HTTPResponseStatus, _ text: String) -> SiteResponse {
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

    /// The request has a method that nothing here answers.
    static let otherHost = line(
        .misdirectedRequest,
        "This port is for this machine: ask for localhost or 127.0.0.1."
    )
    static let methodNotAllowed = line(.methodNotAllowed, "Only GET and HEAD are supported.")
}

// MARK: - For a request

extension SiteResponse {
    /// Whether a client has these bytes already, by `If-None-Match` or else by
    /// `If-Modified-Since` (RFC 9110, 13.1.2 and 13.1.3).
    private func isKnown(to headers: HTTPHeaders) -> Bool {
        guard status == .ok else { return false }
        if let known = headers.first(name: "if-none-match") {
            guard let entityTag else { return false }
            let tags = known.split(separator: ",").prefix(16)
                .map { tag in tag.filter { $0 != " " } }
            return tags.contains(entityTag) || tags.contains("W/" + entityTag)
        }
        guard let lastModified,
            let since = headers.first(name: "if-modified-since").flatMap({ HTTPDate.time(of: $0) })
        else { return false }
        return lastModified <= since
    }

    /// The bytes that a client asks for, where it still has the others (RFC 9110, 13.1.5).
    private func range(for request: SiteRequest) -> ByteRange {
        guard status == .ok, request.method == .GET, case .stored = body else { return .all }
        if let condition = request.headers.first(name: "if-range"), condition != entityTag {
            return .all
        }
        let ranges = request.headers[canonicalForm: "range"]
        return ByteRange(ranges.count == 1 ? String(ranges[0]) : nil, of: body.count)
    }

    /// Caches store it for a time, or revalidate it each time, or do not store it.
    private var caching: String {
        if maximumAge > 0 {
            return "public, max-age=\(maximumAge)\(isImmutable ? ", immutable" : "")"
        }
        return entityTag == nil ? "no-store" : "no-cache"
    }

    /// The head of the response to a request, and its body; no body for `HEAD`, and where the
    /// client has the bytes.
    func response(to request: SiteRequest) -> (head: HTTPResponseHead, body: SiteBody?) {
        var status = isKnown(to: request.headers) ? .notModified : status
        var body = body
        var headers = HTTPHeaders()
        headers.reserveCapacity(14)
        let isEmpty = status == .noContent
        if !isEmpty { headers.add(name: "content-type", value: contentType) }
        if case .stored = body, self.status == .ok {
            headers.add(name: "accept-ranges", value: "bytes")
        }
        switch status == .ok ? range(for: request) : .all {
        case .all: break
        case .part(let range):
            headers.add(
                name: "content-range",
                value: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(body.count)"
            )
            body = body.part(range)
            status = .partialContent
        case .unsatisfiable:
            headers.add(name: "content-range", value: "bytes */\(body.count)")
            body = .memory(ByteBuffer())
            status = .rangeNotSatisfiable
        }
        // Without a body too, but not with a status that has none (RFC 9110, 8.6).
        if !isEmpty { headers.add(name: "content-length", value: "\(body.count)") }
        headers.add(name: "cache-control", value: caching)
        if let entityTag { headers.add(name: "etag", value: entityTag) }
        if let lastModified {
            headers.add(name: "last-modified", value: HTTPDate.text(of: lastModified))
        }
        if let retryAfter { headers.add(name: "retry-after", value: "\(retryAfter)") }
        headers.add(name: "content-security-policy", value: policy.text(at: request.authority))
        headers.add(name: "x-content-type-options", value: "nosniff")
        headers.add(
            name: "referrer-policy",
            value: tellsOwnServer ? "same-origin" : "no-referrer"
        )
        headers.add(
            name: "permissions-policy",
            value: "camera=(\(usesCamera ? "self" : "")), geolocation=(), microphone=()"
        )
        if status == .methodNotAllowed {
            let methods = allowedMethods.map(\.rawValue).joined(separator: ", ")
            headers.add(name: "allow", value: methods)
        }
        if let serviceWorkerScope {
            headers.add(name: "service-worker-allowed", value: serviceWorkerScope)
        }
        if allowsAnyOrigin { headers.add(name: "access-control-allow-origin", value: "*") }
        for (name, value) in fields { headers.add(name: name, value: value) }
        let hasBody = request.method != .HEAD && status != .notModified && !isEmpty
        return (
            HTTPResponseHead(version: .http1_1, status: status, headers: headers),
            hasBody ? body : nil
        )
    }
}
