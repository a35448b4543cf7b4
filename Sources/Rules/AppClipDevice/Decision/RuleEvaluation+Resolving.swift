// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// The experience that a URL resolves to.
struct ResolvedExperience {
    let kind: ExperienceKind
    let offer: World.Offer

    /// The advanced experience, if it is one.
    var advanced: AdvancedExperience?

    /// The generated link, if it is one.
    var link: LinkShape?

    /// The rule that applies.
    let rule: RuleID
}

extension RuleEvaluation {
    /// Resolves the URL: to the experience of a generated link, else the advanced experience with
    /// the most specific prefix (rule C-16), else the default experience of the clip that belongs
    /// to the URL's host (rule C-14).
    ///
    /// A deactivated experience still applies to its URLs: the default experience does not replace
    /// it, but another advanced experience that covers the URL does.
    func resolve() throws(Reason) -> ResolvedExperience {
        if let link = LinkShape(invocation.url, hosts: world.linkHosts) {
            return try resolve(link)
        }
        if let experience = world.advanced {
            return try resolve(experience)
        }
        if let experience = world.deactivated {
            throw Reason(code: .deactivated(experience.id), rule: "C-33")
        }
        if let offer = world.offers.first(where: { $0.association == .verified }) {
            return ResolvedExperience(kind: .associatedWebsite, offer: offer, rule: "C-14")
        }
        // If there is a clip whose association failed, the reason says why.
        for offer in world.offers {
            guard case .failed(let cause) = offer.association else { continue }
            throw Reason(code: .notAssociated(cause), rule: "B-13")
        }
        throw Reason(code: .notRegistered, rule: "C-33")
    }

    /// Xcode runs the clip of its scheme with any URL, registered or not (rule
    /// D-41).
    func resolveForXcode() throws(Reason) -> ResolvedExperience {
        do throws(Reason) {
            return try resolve()
        } catch {
            guard let offer = world.offers.first else { throw error }
            return ResolvedExperience(kind: .associatedWebsite, offer: offer, rule: "D-41")
        }
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
