// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import MorselRegistry
import NIOCore
import NIOHTTP1

/// A response, before the fields that all responses have are added.
struct SiteResponse: Sendable {
    var status: HTTPResponseStatus = .ok
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
    var allowedMethods: [HTTPMethod] = [.GET, .HEAD]
    /// A Boolean value that indicates whether links and forms of the page send its address as
    /// referrer to this server; other servers never get it.
    ///
    /// Without a referrer, browsers also leave the origin out of forms.
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

    /// Returns an HTML page.
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

    /// Returns a line of plain text.
    static func line(_ status: HTTPResponseStatus, _ text: String) -> SiteResponse {
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

// MARK: - For a request

extension SiteResponse {
    /// Returns the response with the body in the coding that a client prefers.
    ///
    /// Each coding has an entity tag of its own (RFC 9110, 8.8.3.3).
    private func coded(for headers: HTTPHeaders) -> (response: SiteResponse, coding: String?) {
        guard status == .ok, !codings.isEmpty,
            let coding = ContentCoding.accepted(by: headers).first(where: { codings[$0] != nil }),
            let body = codings[coding]
        else { return (self, nil) }
        var response = self
        response.body = body
        response.entityTag = entityTag.map { "\($0.dropLast())-\(coding.rawValue)\"" }
        return (response, coding.rawValue)
    }

    /// Returns whether a client already has the bytes, by `If-None-Match` or else by
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

    /// Returns the range that a client requests, if its other bytes are still valid (RFC 9110, 13.1.5).
    private func range(for request: SiteRequest) -> ByteRange {
        guard status == .ok, request.method == .GET, case .stored = body else { return .all }
        if let condition = request.headers.first(name: "if-range"), condition != entityTag {
            return .all
        }
        let ranges = request.headers[canonicalForm: "range"]
        return ByteRange(ranges.count == 1 ? String(ranges[0]) : nil, of: body.count)
    }

    /// The value of `Cache-Control`: caches store the response for a time, revalidate it each time,
    /// or do not store it.
    private var caching: String {
        if maximumAge > 0 {
            return "public, max-age=\(maximumAge)\(isImmutable ? ", immutable" : "")"
        }
        return entityTag == nil ? "no-store" : "no-cache"
    }

    /// Returns the head of the response to a request, and its body; no body for `HEAD`, and if the
    /// client already has the bytes.
    func response(to request: SiteRequest) -> (head: HTTPResponseHead, body: SiteBody?) {
        let (response, coding) = coded(for: request.headers)
        var result = response.codedResponse(to: request)
        if let coding { result.head.headers.add(name: "content-encoding", value: coding) }
        if variesByCoding || !codings.isEmpty {
            result.head.headers.add(name: "vary", value: "accept-encoding")
        }
        return result
    }

    private func codedResponse(
        to request: SiteRequest
    ) -> (head: HTTPResponseHead, body: SiteBody?) {
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
        // The length is also sent without a body, but not with a status that has none (RFC 9110, 8.6).
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
