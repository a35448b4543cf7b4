// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import HTTPTypes
import MorselRegistry

/// The routes of registered hosts: a page for each invocation URL, and the association file.
struct HostRoutes: Sendable {
    let visitor: VisitorDevice
    let onward: PageLinks
    private let cards = CardCache()
    private let recent = RecentPages()
    private let times = ModificationTimes()

    init(visitor: VisitorDevice, onward: PageLinks) {
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
        guard let host, let url = try? InvocationURL(text) else {
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
        if let page = try shownPage(at: url, on: host, languages, language, snapshot) {
            return recent.keep(page, for: key, in: snapshot)
        }
        let decision = try visitor.decision(
            about: url,
            languages: languages,
            in: snapshot,
            at: time
        )
        if let (card, build) = decision.card {
            if case .advanced(_) = card.experience, !visitor.hasGeneratedLinks(on: host) {
                cards.keep(card, build, on: host, in: snapshot)
            }
            let page = cards.page(CardModel(card, build, url, in: language))
            return recent.keep(page, for: key, in: snapshot)
        }
        return MessagePage(
            VisitorMessage(decision),
            host: url.host.text,
            in: language,
            links: try onward.links(from: decision, in: language, snapshot, at: time),
            reasonsOf: url.text
        )
        .response(HTTPResponse.Status(code: decision.status))
    }

    /// Returns the page of an advanced experience, if cards of its clip are known to be shown on the host.
    private func shownPage(
        at url: InvocationURL,
        on host: HostName,
        _ languages: [Language],
        _ language: PageLanguage,
        _ snapshot: RegistrySnapshot
    ) throws -> SiteResponse? {
        guard let match = snapshot.published.mostSpecificMatch(for: url),
            let experience = try snapshot.experience(match.experience),
            let clip = cards.clip(of: experience, on: host, in: snapshot)
        else { return nil }
        let model = CardModel(
            experience,
            of: clip,
            at: url,
            on: host,
            for: languages,
            in: language
        )
        return cards.page(model, keepsKind: true)
    }

    /// Returns the association file of a host, which is the same for every client (rule B-12).
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
    /// Returns the host of a request, or `nil` if the server does not serve it.
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
    /// The entity tag of the bytes, from their SHA-256 digest.
    var entityTag: String { "\"\(Digest(of: self).text.prefix(32))\"" }
}
