// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import Hummingbird
internal import MorselRegistry

/// The files of clips and cards: by their digests, and by their names in a clip's latest build.
struct BlobRoutes: Sendable {
    let registry: any Registry

    func add(to routes: some RouterMethods<SiteContext>) {
        routes.get("/.morsel/blob/:digest") { _, context in
            guard let digest = Digest(context.parameter("digest")) else {
                throw HTTPError(.notFound)
            }
            var response = try await response(with: digest)
            response.maximumAge = 31_536_000
            response.isImmutable = true
            return response
        }
        routes.get("/.morsel/assets/:clip/**") { _, context in
            guard let clip = try? AppIdentifier(context.parameter("clip")),
                let build = try await registry.latestBuild(of: clip),
                let digest = build.assets["assets/\(context.rest)"]
            else { throw HTTPError(.notFound) }
            var response = try await response(with: digest)
            // The next build can have another file with this name.
            response.maximumAge = 300
            return response
        }
    }

    private func response(with digest: Digest) async throws -> SiteResponse {
        guard let blob = try await registry.blob(digest) else { throw HTTPError(.notFound) }
        var response = SiteResponse(contentType: blob.contentType, bytes: blob.bytes)
        response.allowsAnyOrigin = true
        response.policy = .upload
        return response
    }
}
