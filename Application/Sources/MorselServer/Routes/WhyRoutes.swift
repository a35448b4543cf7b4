// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import AssociationVerification
internal import Hummingbird
internal import MorselRegistry
internal import MorselWording

/// The reasons of a page, for developers; visitors see a link to them.
///
/// The URL is a query item of its own path, so that no query of an invocation URL means it.
struct WhyRoutes: Sendable {
    /// The path of the page.
    static let path = "/.morsel/why"

    let hosted: HostedDomains
    let visitor: VisitorDevice

    func add(to routes: some RouterMethods<SiteContext>) {
        routes.get(RouterPath(Self.path)) { request, _ in
            try await page(
                request.queryItem("url") ?? "",
                request.queryItem("source").flatMap { InvocationSource(rawValue: $0) } ?? .pageCard
            )
        }
    }

    private func page(_ text: String, _ source: InvocationSource) async throws -> SiteResponse {
        let url: InvocationURL
        do throws(InvocationURL.ParsingError) {
            url = try InvocationURL(text)
        } catch {
            return WhyPage(url: text, problem: error.sentence).response(.badRequest)
        }
        guard try await hosted.host(RequestedHost(authority: url.host.text)) != nil else {
            let sentence =
                url.host.isLocal
                ? "\(url.host) is a name for this machine or its network, not the host of a website. "
                    + "On this machine, http://HOST.localhost stands for https://HOST; use that host."
                : "This server does not serve \(url.host). Publish a clip whose entitlement has "
                    + "'appclips:\(url.host)' with 'morsel publish'."
            return WhyPage(url: text, problem: sentence).response(.ok)
        }
        return WhyPage(try await visitor.decision(about: url, from: source, at: .now)).response(.ok)
    }
}
