// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AssociationVerification
import HTTPTypes
import MorselRegistry
import MorselWording

/// The routes of the reasons for a page, for developers; visitors see a link to them.
///
/// The URL is a query item of a path of its own, so that no query of an invocation URL can mean it.
struct WhyRoutes: Sendable {
    /// The path of the page.
    static let path = "/.morsel/why"

    let visitor: VisitorDevice

    /// Returns the page with the reasons for the decision about a URL.
    func page(for request: SiteRequest, in snapshot: RegistrySnapshot) throws -> SiteResponse {
        let text = request.queryItem("url") ?? ""
        let source =
            request.queryItem("source").flatMap { InvocationSource(rawValue: $0) } ?? .pageCard
        let url: InvocationURL
        do throws(InvocationURL.ParsingError) {
            url = try InvocationURL(text)
        } catch {
            return WhyPage(url: text, problem: error.sentence).response(.badRequest)
        }
        guard try snapshot.hostedSite(RequestedHost(authority: url.host.text)) != nil else {
            let sentence =
                url.host.isLocal
                ? "\(url.host) is a name for this machine or its network, not the host of a website. "
                    + "On this machine, http://HOST.localhost stands for https://HOST; use that host."
                : "This server does not serve \(url.host). Publish a clip whose entitlement has "
                    + "'appclips:\(url.host)' with 'morsel publish'."
            return WhyPage(url: text, problem: sentence).response(.ok)
        }
        let decision = try visitor.decision(about: url, from: source, in: snapshot, at: .now)
        return WhyPage(decision).response(.ok)
    }
}
