import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// The experience that a URL means.
struct Candidate {
    let kind: ExperienceKind
    let offer: World.Offer

    /// The advanced experience, where it is one.
    var advanced: AdvancedExperience?

    /// The generated link, where it is one.
    var link: GeneratedLink?

    /// The rule by which the URL means it.
    let rule: RuleID
}

extension Deliberation {
    /// Which experience a URL means: that of a generated link, else the advanced experience with
    /// the most specific prefix (rule C-16), else the default experience of the clip that belongs
    /// to the URL's host (rule C-14).
    ///
    /// A deactivated experience is its owner's word about these URLs. The default experience does
    /// not answer in its place; another advanced experience that covers them does.
    func resolve() throws(Reason) -> Candidate {
        if let link = GeneratedLink(invocation.url, hosts: world.linkHosts) {
            return try resolve(link)
        }
        if let experience = world.advanced {
            return try resolve(experience)
        }
        if let experience = world.deactivated {
            throw Reason(code: .deactivated(experience.id), rule: "C-33")
        }
        if let offer = world.offers.first(where: { $0.association == .verified }) {
            return Candidate(kind: .associatedWebsite, offer: offer, rule: "C-14")
        }
        // A clip that the host should belong to, and does not, is worth telling.
        let causes = world.offers.compactMap { $0.association.cause }
        if let cause = causes.first {
            throw Reason(code: .notAssociated(cause), rule: "B-13")
        }
        throw Reason(code: .notRegistered, rule: "C-33")
    }

    private func resolve(_ experience: AdvancedExperience) throws(Reason) -> Candidate {
        guard let offer = world.offers.first(where: { $0.clip.identifier == experience.clip })
        else { throw Reason(code: .unknownClip, rule: "C-29") }
        return Candidate(kind: .advanced, offer: offer, advanced: experience, rule: "C-16")
    }

    private func resolve(_ link: GeneratedLink) throws(Reason) -> Candidate {
        let offer = world.offers.first { offer in
            switch link.target {
            case .defaultLink(let bundle), .demoLink(let bundle):
                offer.clip.identifier.bundle == bundle
            case .shortDemoLink(let key):
                offer.demoKey == key
            }
        }
        guard let offer else { throw Reason(code: .unknownClip, rule: "C-07") }
        let rule: RuleID = link.kind == .defaultLink ? "C-07" : "C-10"
        return Candidate(kind: link.kind, offer: offer, link: link, rule: rule)
    }
}

extension AssociationStatus {
    fileprivate var cause: Cause? {
        if case .failed(let cause) = self { cause } else { nil }
    }
}
