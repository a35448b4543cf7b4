// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import HTTPTypes
import MorselRegistry
import NIOCore

/// The routes of the files of clips and cards: by their digests, and by their names in a clip's latest build.
///
/// A host serves the files of its own clips; the server's own name, and the hosts of generated
/// links, serve the files of all clips.
struct BlobRoutes: Sendable {
    let registry: Registry
    let linkHosts: Set<HostName>
    let images: ImageRenderer

    /// Returns the file with a digest.
    func blob(
        _ text: String,
        for request: SiteRequest,
        in snapshot: RegistrySnapshot
    ) throws -> RouteAnswer {
        guard let digest = Digest(text), let clips = try clips(of: request.host, in: snapshot)
        else { return .now(.noSuchFile) }
        return .later {
            guard let asset = try await registry.asset(digest, of: clips.list) else {
                return .noSuchFile
            }
            return try await unchangingResponse(with: asset)
        }
    }

    /// Returns a smaller version of an image; the image itself if too many wait to be drawn.
    func image(
        _ name: Substring,
        for request: SiteRequest,
        in snapshot: RegistrySnapshot
    ) throws -> RouteAnswer {
        guard let smaller = SmallerImage(name),
            let clips = try clips(of: request.host, in: snapshot)
        else { return .now(.noSuchFile) }
        return .later {
            guard let asset = try await registry.asset(smaller.digest, of: clips.list) else {
                return .noSuchFile
            }
            // The file itself is read only to be drawn.
            if let known = await images.keptResponse(for: .smaller(smaller)) { return known }
            var whole = try await unchangingResponse(with: asset)
            guard ["image/png", "image/jpeg"].contains(asset.contentType),
                asset.size <= ImageFile.largestFile,
                let bytes = try await registry.bytes(of: asset.digest)
            else { return whole }
            let image = await images.response(for: .smaller(smaller)) { [whole] in
                smaller.response(of: whole, bytes)
            }
            if let image { return image }
            // Another time, it is there.
            whole.maximumAge = 0
            return whole
        }
    }

    /// Returns the file with a name of the form `clip/path`.
    func asset(
        _ name: Substring,
        for request: SiteRequest,
        in snapshot: RegistrySnapshot
    ) throws -> RouteAnswer {
        let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let clip = try? AppIdentifier(String(parts[0])),
            let clips = try clips(of: request.host, in: snapshot), clips.contains(clip),
            let asset = try snapshot.clip(clip)?.build?.assets["assets/\(parts[1])"]
        else { return .now(.noSuchFile) }
        return .later {
            var response = try await response(with: asset)
            // The next build can have another file with this name.
            response.maximumAge = 300
            return response
        }
    }

    /// The clips whose files a host serves.
    private enum ServedClips {
        case all
        case some([AppIdentifier])

        /// The list of the clips; `nil` for all.
        var list: [AppIdentifier]? { if case .some(let clips) = self { clips } else { nil } }

        func contains(_ clip: AppIdentifier) -> Bool { list?.contains(clip) ?? true }
    }

    /// Returns the clips whose files a host serves; `nil` for a host that is not served.
    private func clips(
        of host: RequestedHost,
        in snapshot: RegistrySnapshot
    ) throws -> ServedClips? {
        if host.isServer { return .all }
        if let name = try? HostName(host.name), linkHosts.contains(name) { return .all }
        return try snapshot.hostedSite(host).map { .some($0.clips) }
    }

    /// Returns the response with a file at an address that names its digest.
    private func unchangingResponse(with asset: Asset) async throws -> SiteResponse {
        var response = try await response(with: asset)
        response.maximumAge = 31_536_000
        response.isImmutable = true
        return response
    }

    /// Returns the response with a file: a small one is read at once, a large one while it is sent.
    private func response(with asset: Asset) async throws -> SiteResponse {
        guard let body = try await body(asset.digest, size: asset.size) else { return .noSuchFile }
        var response = SiteResponse(contentType: asset.contentType, body: body)
        for (coding, coded) in asset.codings {
            response.codings[coding] = try await self.body(coded.digest, size: coded.size)
        }
        response.entityTag = "\"\(asset.digest.text.prefix(32))\""
        response.allowsAnyOrigin = true
        response.policy = .upload
        return response
    }

    private func body(_ digest: Digest, size: Int) async throws -> SiteBody? {
        let all = 0..<size
        if size > Self.mostInMemory {
            return .stored(StoredBytes(registry: registry, digest: digest, range: all))
        }
        return try await registry.bytes(of: digest, in: all)
            .map { .memory(ByteBuffer(bytes: $0)) }
    }

    private static let mostInMemory = 64 << 10
}
