// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// The experience that a URL resolves to.
struct ResolvedExperience {
    let kind: ExperienceKind
    let offer: World.Offer

    /// The advanced experience, if the URL resolves to one.
    var advanced: AdvancedExperience?

    /// The generated link, if the URL resolves to one.
    var link: LinkShape?

    /// The rule by which the URL was resolved.
    let rule: RuleID
}

extension RuleEvaluation {
    /// Resolves the URL: to the experience of a generated link, else the advanced experience with
    /// the most specific prefix (rule C-16), else the default experience of the clip that belongs
    /// to the URL's host (rule C-14).
    ///
    /// If several clips belong to the host, the page's tag determines the clip (contradiction
    /// X-26), and otherwise it is the first clip that the host's file names.
    ///
    /// A deactivated experience still applies to its URLs: the default experience does not replace
    /// it, but another advanced experience that covers the URL does.
    func resolve() throws(Reason) -> ResolvedExperience {
        if let link = LinkShape(invocation.url, hosts: world.linkHosts) {
            return try resolve(link)
        }
        if let experience = world.advanced, !isForAnotherClip(experience) {
            return try resolve(experience)
        }
        if let experience = world.deactivated, !isForAnotherClip(experience) {
            throw Reason(code: .deactivated(experience.id), rule: "C-33")
        }
        if let offer = offerOfPage ?? world.offers.first(where: { $0.association == .verified }) {
            return ResolvedExperience(kind: .associatedWebsite, offer: offer, rule: "C-14")
        }
        // If there is a clip whose association failed, the reason contains the cause.
        let rule: RuleID = source == .testFlight ? "B-23" : "B-13"
        for offer in world.offers {
            guard case .failed(let cause) = offer.association else { continue }
            throw Reason(code: .notAssociated(cause), rule: rule)
        }
        if let status = world.unavailableFile {
            throw Reason(code: .notAssociated(.noFile(status)), rule: rule)
        }
        throw Reason(code: .notRegistered, rule: "C-33")
    }

    /// The clip that belongs to the host and is named by the page's tag.
    private var offerOfPage: World.Offer? {
        guard let named = world.page?.bannerClip else { return nil }
        return world.offers.first {
            $0.association == .verified && $0.clip.identifier.bundle == named
        }
    }

    /// Whether the page's banner, card or link is for another clip of the host than this
    /// experience.
    private func isForAnotherClip(_ experience: AdvancedExperience) -> Bool {
        guard source.isOwnWebsite || source == .messages, let offer = offerOfPage else {
            return false
        }
        return offer.clip.identifier != experience.clip
    }

    /// Resolves the URL for testing.
    ///
    /// TestFlight runs the tested build with the URLs of its test invocations; Xcode runs the clip
    /// of its scheme, with any URL, registered or not (rule D-41).
    func resolveForTesting() throws(Reason) -> ResolvedExperience {
        guard source == .testFlight else { return try resolveForDevelopment() }
        let resolved: ResolvedExperience
        if invocation.details.clip == nil, let offer = offerOfTestInvocation {
            resolved = ResolvedExperience(kind: .associatedWebsite, offer: offer, rule: "C-47")
        } else {
            resolved = try resolveForDevelopment()
        }
        if let urls = resolved.offer.testInvocations, !urls.contains(invocation.url) {
            throw Reason(code: .notTestInvocation(known: urls.count), rule: "C-47")
        }
        return resolved
    }

    /// The clip that has a test invocation with the URL, if the URL itself leads to no clip, or to
    /// one without such a test invocation.
    private var offerOfTestInvocation: World.Offer? {
        let offers = world.offers.filter { $0.testInvocations?.contains(invocation.url) == true }
        guard let first = offers.first else { return nil }
        if let resolved = try? resolve(),
            offers.contains(where: { $0.clip == resolved.offer.clip })
        {
            return nil
        }
        return first
    }

    private func resolveForDevelopment() throws(Reason) -> ResolvedExperience {
        let found: Result<ResolvedExperience, Reason>
        do throws(Reason) { found = .success(try resolve()) } catch { found = .failure(error) }
        if let clip = invocation.details.clip {
            if case .success(let resolved) = found, resolved.offer.clip.identifier == clip {
                return resolved
            }
            guard let offer = world.offers.first(where: { $0.clip.identifier == clip }) else {
                throw Reason(code: .unknownClip, rule: source == .xcode ? "D-41" : "C-29")
            }
            return ResolvedExperience(
                kind: .associatedWebsite,
                offer: offer,
                rule: source == .xcode ? "D-41" : "C-47"
            )
        }
        if source == .xcode, case .failure = found, let offer = world.offers.first {
            return ResolvedExperience(kind: .associatedWebsite, offer: offer, rule: "D-41")
        }
        return try found.get()
    }

    private func resolve(_ experience: AdvancedExperience) throws(Reason) -> ResolvedExperience {
        guard let offer = world.offers.first(where: { $0.clip.identifier == experience.clip })
        else { throw Reason(code: .unknownClip, rule: "C-29") }
        return ResolvedExperience(kind: .advanced, offer: offer, advanced: experience, rule: "C-16")
    }

    private func resolve(_ link: LinkShape) throws(Reason) -> ResolvedExperience {
        let name = invocation.url.canonical[link.name]
        let offer = world.offers.first { offer in
            switch link.form {
            case .defaultLink, .demoLink:
                name.elementsEqual(offer.clip.identifier.bundle.text.utf8)
            case .shortDemoLink:
                offer.demoKey.map { name.elementsEqual($0.utf8) } ?? false
            }
        }
        guard let offer else { throw Reason(code: .unknownClip, rule: "C-07") }
        let rule: RuleID = link.kind == .defaultLink ? "C-07" : "C-10"
        return ResolvedExperience(kind: link.kind, offer: offer, link: link, rule: rule)
    }
}
