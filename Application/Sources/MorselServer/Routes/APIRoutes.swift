// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import HTTPExchange
import HTTPTypes
import MorselRegistry
import StoreAPI

/// The routes of the App Store Connect API, `/v1/…`, and of the images to which it refers.
struct APIRoutes: Sendable {
    private let api: StoreAPI
    private let registry: Registry

    init(_ api: StoreAPI, _ registry: Registry) {
        self.api = api
        self.registry = registry
    }

    func answer(to request: SiteRequest) -> RouteAnswer {
        let isReading = request.method == .get || request.method == .head
        if request.path.hasPrefix(Self.images), isReading {
            return .later { try await image(request.path.dropFirst(Self.images.count)) }
        }
        return .later { SiteResponse(await api.answer(Request(request), at: .now)) }
    }

    /// Returns whether a request has the token of a key.
    func admits(_ request: Request) async -> Bool {
        await api.isAuthenticated(request, at: .now)
    }

    /// Returns whether a part of an image is expected at the address of a request.
    func admitsUpload(_ request: Request) async -> Bool {
        await api.isAwaited(request, at: .now)
    }

    private static let images = StoreAPI.imagePath

    /// Returns an image by its digest.
    ///
    /// The rest of the path is the size and the format that clients put into the template of its
    /// address; they do not change the image.
    private func image(_ path: Substring) async throws -> SiteResponse {
        guard let digest = path.split(separator: "/").first.map(String.init).flatMap(Digest.init),
            let image = try await registry.read({ try $0.image(digest) }),
            let size = try await registry.size(of: digest)
        else { return .noSuchFile }
        var response = SiteResponse(
            contentType: image.format == .jpeg ? "image/jpeg" : "image/png",
            body: .stored(StoredBytes(registry: registry, digest: digest, range: 0..<size))
        )
        response.entityTag = "\"\(digest.text)\""
        response.maximumAge = 365 * 24 * 3_600
        response.isImmutable = true
        return response
    }
}
