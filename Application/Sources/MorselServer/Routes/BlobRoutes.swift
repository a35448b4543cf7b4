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
            let type = try await contentType(of: digest, on: context.host)
            var response = try await response(with: digest, type)
            response.maximumAge = 31_536_000
            response.isImmutable = true
            return response
        }
        routes.get("/.morsel/assets/:clip/**") { _, context in
            guard let clip = try? AppIdentifier(context.parameter("clip")),
                let build = try await registry.latestBuild(of: clip),
                let asset = build.assets["assets/\(context.rest)"]
            else { throw HTTPError(.notFound) }
            var response = try await response(with: asset.digest, asset.contentType)
            // The next build can have another file with this name.
            response.maximumAge = 300
            return response
        }
    }

    /// The type that a build of the host gives to the bytes, or that of an image.
    private func contentType(of digest: Digest, on host: RequestedHost) async throws -> String {
        var clips: [AppIdentifier] = []
        if let host = try? HostName(host.name) { clips = try await registry.clips(naming: host) }
        for clip in clips {
            guard let build = try await registry.latestBuild(of: clip) else { continue }
            if build.module == digest { return "application/wasm" }
            let asset = build.assets.values.first { $0.digest == digest }
            if let asset { return asset.contentType }
        }
        let start = try await registry.bytes(of: digest, in: 0..<1 << 20) ?? []
        if start.starts(with: [0x00, 0x61, 0x73, 0x6D]) { return "application/wasm" }
        if let image = try? ImageFile(start) { return image.contentType }
        return "application/octet-stream"
    }

    private func response(with digest: Digest, _ type: String) async throws -> SiteResponse {
        guard let bytes = try await registry.bytes(of: digest) else { throw HTTPError(.notFound) }
        var response = SiteResponse(contentType: type, bytes: bytes)
        response.allowsAnyOrigin = true
        response.policy = .upload
        return response
    }
}
