// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import HTTPExchange
import HTTPTypes
import MorselRegistry

extension SiteResponse {
    /// Returns the response with the body in the coding that a client prefers.
    ///
    /// Each coding has an entity tag of its own (RFC 9110, 8.8.3.3).
    func coded(for headerFields: HTTPFields) -> (response: SiteResponse, coding: String?) {
        guard status == .ok, !codings.isEmpty,
            let coding = ContentCoding.accepted(by: headerFields).first(where: {
                codings[$0] != nil
            }),
            let body = codings[coding]
        else { return (self, nil) }
        var response = self
        response.body = body
        response.entityTag = entityTag.map { "\($0.dropLast())-\(coding.rawValue)\"" }
        return (response, coding.rawValue)
    }

    /// Returns whether a client already has the bytes, by `If-None-Match` or else by
    /// `If-Modified-Since` (RFC 9110, 13.1.2 and 13.1.3).
    func isKnown(to headerFields: HTTPFields) -> Bool {
        guard status == .ok else { return false }
        if let known = headerFields.firstValue(of: .ifNoneMatch) {
            guard let entityTag else { return false }
            let tags = known.split(separator: ",").prefix(16)
                .map { tag in tag.filter { $0 != " " } }
            return tags.contains(entityTag) || tags.contains("W/" + entityTag)
        }
        guard let lastModified,
            let since = headerFields.firstValue(of: .ifModifiedSince)
                .flatMap({ HTTPDate.time(of: $0) })
        else { return false }
        return lastModified <= since
    }

    /// Returns the range that a client requests, if its other bytes are still valid (RFC 9110, 13.1.5).
    func range(for request: SiteRequest) -> ByteRange {
        guard status == .ok, request.method == .get, case .stored = body else { return .all }
        if let condition = request.headerFields.firstValue(of: .ifRange), condition != entityTag {
            return .all
        }
        let ranges = request.headerFields.elements(of: .range)
        return ByteRange(ranges.count == 1 ? String(ranges[0]) : nil, of: body.count)
    }

    /// The value of `Cache-Control`: caches store the response for a time, revalidate it each time,
    /// or do not store it.
    var caching: String {
        if maximumAge > 0 {
            return "public, max-age=\(maximumAge)\(isImmutable ? ", immutable" : "")"
        }
        return entityTag == nil ? "no-store" : "no-cache"
    }
}
