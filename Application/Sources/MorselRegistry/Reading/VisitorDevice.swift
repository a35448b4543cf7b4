// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
package import AppClipDevice
package import AppClipExperiences
package import AppClipTypes

/// The device that represents a visitor's browser: it decides which card a page shows.
///
/// A browser says nothing about its device except the languages that its user reads, so the device
/// has the newest system that the rules know, and no apps.
package struct VisitorDevice: Sendable {
    private let linkHosts: Set<HostName>

    /// Creates a visitor's device.
    ///
    /// - Parameter linkHosts: The hosts of generated links: default links and demo links.
    package init(linkHosts: Set<HostName>) { self.linkHosts = linkHosts }

    /// Returns the languages of a visitor; English if the browser names none.
    package static func languages(_ preferred: [Language]) -> [Language] {
        preferred.isEmpty ? [.english] : preferred
    }

    /// Whether the URLs of a host can be generated links.
    package func hasGeneratedLinks(on host: HostName) -> Bool { linkHosts.contains(host) }

    /// Decides which card to show for a URL.
    ///
    /// - Parameters:
    ///   - url: The invocation URL.
    ///   - source: The action of the visitor.
    ///   - languages: The languages that the visitor reads, most preferred first; English if empty.
    ///   - snapshot: The snapshot of the registry.
    ///   - time: The time of the request.
    /// - Returns: The decision, and the build that its card offers.
    /// - Throws: ``RegistryError/damaged(_:)`` if data that the decision needs cannot be read.
    package func decision(
        about url: InvocationURL,
        from source: InvocationSource = .pageCard,
        languages: [Language] = [],
        in snapshot: RegistrySnapshot,
        at time: Timestamp
    ) throws(RegistryError) -> VisitorDecision {
        let world = try snapshot.world(for: url, linkHosts: linkHosts)
        var device = DeviceState(system: SystemVersion(18))
        device.languages = Self.languages(languages)
        // Generated links have no page of their own: the link itself opens the card.
        let isGenerated = hasGeneratedLinks(on: url.host)
        let invocation = Invocation(
            source: isGenerated && source == .pageCard ? .websiteLink : source,
            url: url,
            time: time
        )
        let decision = Decision(about: invocation, on: device, in: world)
        guard case .card(let card) = decision.outcome else {
            return VisitorDecision(
                url: url,
                decision: decision,
                app: world.offers.first?.app,
                build: nil
            )
        }
        return VisitorDecision(
            url: url,
            decision: decision,
            app: card.app,
            build: try snapshot.clip(card.clip)?.build
        )
    }
}

/// The content that a visitor's browser shows for a URL: a card, or a page without one.
package struct VisitorDecision: Sendable {
    /// The invocation URL.
    package let url: InvocationURL

    /// The decision about the URL, with its reasons.
    package let decision: Decision

    /// The full app of the URL's clip; `nil` if no clip is known.
    package let app: App?

    /// The build of the card's clip; `nil` if there is no card or no build.
    package let build: PublishedBuild?

    /// The card and the build that it opens, or `nil` if the page has no card.
    package var card: (CardPresentation, PublishedBuild)? {
        guard case .card(let card) = decision.outcome, let build else { return nil }
        return (card, build)
    }

    /// The HTTP status code of the page: 200 with a card, 404 if nothing is offered, 410 if the
    /// experience was deactivated, 403 if a rule refuses the clip.
    package var status: Int {
        guard let refusal = decision.refusal else { return build == nil ? 404 : 200 }
        return switch refusal.code {
        case .notRegistered, .unknownClip, .noBuild, .noDefaultExperience, .notReleased: 404
        case .deactivated: 410
        default: 403
        }
    }
}
