// SPDX-License-Identifier: Apache-2.0

internal import MorselConsole
internal import NIOCore
internal import NIOHTTP1

/// The routes of the console, which pass its requests and responses to and from the network.
struct ConsoleRoutes: Sendable {
    /// The path of the console; all of its pages are below it.
    static let path = "/console"

    let console: Console

    /// Returns whether a request has the cookie of a session.
    func admits(_ request: SiteRequest) async -> Bool {
        await console.isSignedIn(cookie: request.headers["cookie"].joined(separator: "; "))
    }

    /// Returns the response of the console to a request.
    ///
    /// - Throws: An error of the registry.
    func response(to request: SiteRequest) async throws -> SiteResponse {
        let path = request.path.dropFirst(Self.path.count)
        guard !path.isEmpty else { return Self.redirect(to: Self.path + "/") }
        let headers = request.headers
        let answer = try await console.response(
            to: ConsoleRequest(
                request.method == .POST ? .change : .read,
                String(path),
                query: request.query ?? "",
                authority: request.authority,
                cookie: headers["cookie"].joined(separator: "; "),
                origin: headers.first(name: "origin"),
                fetchSite: headers.first(name: "sec-fetch-site"),
                contentType: headers.first(name: "content-type") ?? "",
                body: request.body.map { Array($0.bytes.readableBytesView) } ?? [],
                client: request.clientKey.text,
                isFromThisMachine: request.isFromThisMachine
            )
        )
        var response = SiteResponse(
            HTTPResponseStatus(statusCode: answer.status),
            contentType: answer.contentType,
            bytes: answer.body
        )
        response.policy = .console
        response.tellsOwnServer = true
        if answer.isImmutable {
            // With an entity tag, caches revalidate it each time: only signed-in browsers may have it.
            response.entityTag = "\"\(path.suffix(32))\""
        }
        if let seconds = answer.retryAfter { response.fields.append(("retry-after", "\(seconds)")) }
        if let location = answer.location { response.fields.append(("location", location)) }
        for cookie in answer.cookies { response.fields.append(("set-cookie", cookie)) }
        if let name = answer.fileName {
            response.fields.append(("content-disposition", "attachment; filename=\"\(name)\""))
        }
        return response
    }

    private static func redirect(to path: String) -> SiteResponse {
        var response = SiteResponse.line(.seeOther, path)
        response.fields.append(("location", path))
        return response
    }
}
