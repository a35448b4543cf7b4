// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import AppSiteAssociation
internal import MorselRegistry
internal import NIOHTTP1

/// The pages of registered hosts, one for each invocation URL, and their association files.
struct HostRoutes: Sendable {
    let visitor: VisitorDevice
    let onward: WaysOnward
    private let cards = CardPages()
    private let recent = RecentPages()
    private let times = ModificationTimes()

    init(visitor: VisitorDevice, onward: WaysOnward) {
        self.visitor = visitor
        self.onward = onward
    }

    func response(
        to request: SiteRequest,
        in snapshot: RegistrySnapshot,
        at time: Timestamp
    ) throws -> SiteResponse {
        let key = RecentPages.Key(request)
        if let page = recent.page(for: key, in: snapshot) { return page }
        let site = try snapshot.hostedSite(request.host)
        if let site, let file = site.hostedFile, request.path == SiteAssociation.path {
            return associationFile(file, of: site.domain.host, at: time)
        }
        let host = site?.domain.host
        let name = host?.text ?? request.host.name
        let query = request.query.map { "?\($0)" } ?? ""
        let text = "https://\(name)\(request.path)\(query)"
        let languages = request.preferredLanguages
        let language = PageLanguage(for: languages)
        guard host != nil, let url = try? InvocationURL(text) else {
            return MessagePage(
                host == nil ? .nothingHere : .invalidAddress,
                host: name,
                in: language,
                links: try onward.links(
                    from: host,
                    request.host,
                    in: language,
                    snapshot,
                    at: time
                ),
                reasonsOf: text
            )
            .response(host == nil ? .notFound : .badRequest)
        }
        let decision = try visitor.decision(
            about: url,
            languages: languages,
            in: snapshot,
            at: time
        )
        if let (card, build) = decision.card {
            let page = cards.page(CardModel(card, build, url, language.words), in: language)
            recent.keep(page, for: key, in: snapshot)
            return page
        }
        return MessagePage(
            VisitorMessage(decision),
            host: url.host.text,
            in: language,
            links: try onward.links(from: decision, in: language, snapshot, at: time),
            reasonsOf: url.text
        )
        .response(HTTPResponseStatus(statusCode: decision.status))
    }

    /// The association file of a host, the same for every client (rule B-12).
    private func associationFile(
        _ bytes: [UInt8],
        of host: HostName,
        at time: Timestamp
    ) -> SiteResponse {
        var response = SiteResponse(contentType: SiteAssociation.contentType, bytes: bytes)
        let tag = bytes.entityTag
        response.entityTag = tag
        response.lastModified = times.time(of: tag, for: host, now: time)
        response.maximumAge = 300
        return response
    }
}

extension RegistrySnapshot {
    /// The host of a request, or `nil` where the server does not serve it.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    func hostedSite(_ requested: RequestedHost) throws -> Site? {
        guard let host = try? HostName(requested.name), let site = try site(host),
            site.domain.file == .hosted
        else { return nil }
        return site
    }
}

extension [UInt8] {
    /// An entity tag of these bytes.
    var entityTag: String { "\"\(Digest(of: self).text.prefix(32))\"" }
}
