// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import AppSiteAssociation
internal import Hummingbird
internal import MorselRegistry

/// The association file of each host, the same for every client (rule B-12).
struct AssociationRoutes: Sendable {
    let hosted: HostedDomains
    let registry: any Registry
    let times = ModificationTimes()

    func add(to routes: some RouterMethods<SiteContext>) {
        routes.get(RouterPath(SiteAssociation.path)) { _, context in
            try await file(of: context.host)
        }
    }

    private func file(of requested: RequestedHost) async throws -> SiteResponse {
        // The page of a host that is not served says so.
        guard let host = try await hosted.host(requested) else { throw HTTPError(.notFound) }
        let clips = try await registry.clips(naming: host)
        let bytes = SiteAssociation.file(naming: clips)
        var response = SiteResponse(contentType: SiteAssociation.contentType, bytes: bytes)
        let tag = bytes.entityTag
        response.entityTag = tag
        response.lastModified = times.time(of: tag, for: host, now: .now)
        response.maximumAge = 300
        return response
    }
}

extension [UInt8] {
    /// An entity tag of these bytes.
    var entityTag: String { "\"\(Digest(of: self).text.prefix(32))\"" }
}
