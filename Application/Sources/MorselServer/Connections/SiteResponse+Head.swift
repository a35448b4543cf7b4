// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import NIOCore
import NIOHTTP1

extension SiteResponse {
    /// Returns the head of the response to a request, and its body; no body for `HEAD`, and if the
    /// client already has the bytes.
    func response(to request: SiteRequest) -> (head: HTTPResponseHead, body: SiteBody?) {
        let (response, coding) = coded(for: request.headerFields)
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
        var status = isKnown(to: request.headerFields) ? .notModified : status
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
        for field in fields { headers.add(name: field.name.canonicalName, value: field.value) }
        let hasBody = request.method != .head && status != .notModified && !isEmpty
        return (
            HTTPResponseHead(
                version: .http1_1,
                status: HTTPResponseStatus(statusCode: status.code),
                headers: headers
            ),
            hasBody ? body : nil
        )
    }
}
