// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes

/// The methods and bodies that a part of the server accepts, beyond requests for pages.
///
/// Everywhere else, requests are `GET` or `HEAD`, and their bodies are discarded.
struct BodyRule: Sendable {
    /// The part of the server that responds.
    enum Area: Sendable, Hashable {
        /// The App Store Connect API.
        case api
        /// The addresses to which parts of images are uploaded.
        case uploads
        /// The pages of the console.
        case console
    }

    let area: Area

    /// The methods that are supported; other methods get status 405.
    let methods: [HTTPRequest.Method]

    /// The media types of bodies, in lowercase; empty for any.
    ///
    /// A body of another media type gets status 415.
    let mediaTypes: [String]

    /// The maximum number of bytes of a body.
    let limit: Int

    /// The areas by the prefixes of their paths; the first one that matches is used.
    private static let areas: [(prefix: String, rule: BodyRule)] = [
        (
            "/v1/uploads/",
            BodyRule(area: .uploads, methods: [.put], mediaTypes: [], limit: 8 << 20)
        ),
        (
            "/v1/",
            BodyRule(
                area: .api,
                methods: [.get, .head, .post, .patch, .delete],
                mediaTypes: ["application/json", "application/vnd.api+json"],
                limit: 1 << 20
            )
        ),
        (
            "/console",
            BodyRule(
                area: .console,
                methods: [.get, .head, .post],
                mediaTypes: ["application/x-www-form-urlencoded", "multipart/form-data"],
                limit: 32 << 20
            )
        ),
    ]

    /// Returns whether the sender has to be checked before the body is read: if the request has
    /// credentials, or if its body is or may be larger than a stranger's may be.
    ///
    /// - Parameters:
    ///   - request: The head of the request.
    ///   - length: The announced length of the body; `nil` if there is none.
    /// - Returns: Whether the sender has to be checked.
    func needsAdmission(_ request: SiteRequest, length: Int?) -> Bool {
        guard let length else { return request.headerFields.contains(.transferEncoding) }
        guard length > 0 else { return false }
        let isClaimed =
            switch area {
            case .api: request.headerFields.contains(.authorization)
            case .console: request.headerFields.contains(.cookie)
            case .uploads: true
            }
        return isClaimed || length > BodyMemory.strangersBody
    }

    /// Returns the rule for a request.
    ///
    /// Only the server's own names have these areas: the same paths of a registered host belong to that host.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - ownName: The name under which the server is reached from elsewhere.
    /// - Returns: The rule of the request's area, or `nil` for a request that only reads a page.
    static func rule(for request: SiteRequest, ownName: String? = nil) -> BodyRule? {
        let (path, host) = (request.path, request.host)
        // Most requests are excluded by this fast check.
        guard path.hasPrefix("/v1/") || path.hasPrefix("/console"),
            host.isServer || host.isAddress || host.name == ownName && !host.isLocal
        else { return nil }
        return areas.first { prefix, _ in
            guard path.hasPrefix(prefix) else { return false }
            let next = path.utf8.dropFirst(prefix.utf8.count).first
            return prefix.last == "/" || next == nil || next == UInt8(ascii: "/")
        }?.rule
    }

    /// Returns the response that refuses the head of a request, or `nil` if the head is accepted.
    func refusal(of request: SiteRequest) -> SiteResponse? {
        guard methods.contains(request.method) else {
            var response = SiteResponse.line(
                .methodNotAllowed,
                "Only \(methods.map(\.rawValue).joined(separator: ", ")) are supported here."
            )
            response.allowedMethods = methods
            return response
        }
        guard request.method != .get, request.method != .head else { return nil }
        let length = request.headerFields.firstValue(of: .contentLength)
        let isChunked = request.headerFields.contains(.transferEncoding)
        guard length != nil || isChunked || request.method == .delete else {
            return .line(.lengthRequired, "The request has no body: add the field Content-Length.")
        }
        guard !mediaTypes.isEmpty, length.map({ $0 != "0" }) ?? isChunked else { return nil }
        let type = (request.headerFields.firstValue(of: .contentType) ?? "").lowercased()
            .prefix { $0 != ";" }.filter { $0 != " " }
        guard mediaTypes.contains(type) else {
            return .line(
                .unsupportedMediaType,
                "The body has to be of the type \(mediaTypes.joined(separator: " or "))."
            )
        }
        return nil
    }
}
