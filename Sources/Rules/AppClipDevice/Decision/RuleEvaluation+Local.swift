// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

// Local experiences: configured on the device (rules D-43 to D-50).

extension RuleEvaluation {
    /// The local experience with the most specific prefix, if the source supports local
    /// experiences.
    ///
    /// It takes precedence over all experiences of the store, regardless of how specific these are
    /// (question O-24).
    var localExperience: LocalExperience? {
        guard source.startsLocalExperiences, !device.localExperiences.isEmpty else { return nil }
        var best: LocalExperience?
        for local in device.localExperiences where local.url.covers(invocation.url) {
            if let found = best, !local.url.isMoreSpecific(than: found.url) { continue }
            best = local
        }
        return best
    }

    /// Returns the outcome for a local experience, which launches its clip or nothing: there is no
    /// fallback to the store.
    mutating func outcome(of local: LocalExperience) throws(Reason) -> Decision.Outcome {
        note(.localExperience, "D-43")
        try checkOccasion()
        try checkDevice()
        let offer = world.offers.first { $0.clip.identifier.bundle == local.clip }
        try checkPage(of: local.clip, app: offer?.app)
        let gate = SupportMatrix.gate(source, .advanced)
        guard device.system >= gate.version else {
            throw Reason(
                code: .systemTooOld(needed: gate.version, found: device.system),
                rule: gate.rule
            )
        }
        note(.systemSuffices(needed: gate.version), gate.rule)

        if let offer, device.installedApps.contains(offer.app.identifier) {
            throw Reason(code: .localExperienceBesideApp, rule: "D-50")
        }
        guard let (clip, cached) = device.cachedClip(named: local.clip) else {
            throw Reason(code: .clipNotCached, rule: "D-49")
        }
        guard cached.signing.isForLocalExperiences else {
            throw Reason(code: .signedForStore, rule: "D-44")
        }
        try checkWebsite(of: offer)
        note(.consentNeeded, "D-25")
        return .card(card(of: local, clip: clip, app: cached.app))
    }

    /// Checks the website.
    ///
    /// Codes and tags need none (rule D-47); the banner and the card of a page, and the link to a
    /// page with a banner in Messages, have their usual requirements (rule D-48).
    private mutating func checkWebsite(of offer: World.Offer?) throws(Reason) {
        guard source.isOwnWebsite || source == .messages else {
            return note(.associationNotNeeded, "D-47")
        }
        guard let offer else { throw Reason(code: .unknownClip, rule: "D-48") }
        if case .failed(let cause) = offer.association {
            throw Reason(code: .notAssociated(cause), rule: "D-48")
        }
        note(.associated, "D-48")
        guard let build = offer.build, build.stage == .released else {
            throw Reason(code: .notReleased, rule: "D-48")
        }
        note(.released, "D-48")
    }

    private func card(
        of local: LocalExperience,
        clip: AppIdentifier,
        app: App
    ) -> CardPresentation {
        CardPresentation(
            clip: clip,
            app: app,
            experience: .local,
            title: local.title,
            subtitle: local.subtitle,
            language: device.languages.first ?? .english,
            verb: local.verb,
            image: local.image,
            isPoweredBy: false,
            hasLimitedPreview: false,
            activity: UserActivity(browsingTo: invocation.url)
        )
    }
}

extension DeviceState {
    /// Returns the clip with a bundle identifier.
    ///
    /// If several teams have one, it is the clip that sorts first, so that the result does not
    /// depend on the order of a dictionary.
    fileprivate func cachedClip(named bundle: BundleIdentifier) -> (AppIdentifier, CachedClip)? {
        var found: (AppIdentifier, CachedClip)?
        for (clip, cached) in cachedClips where clip.bundle == bundle {
            if let found, found.0 < clip { continue }
            found = (clip, cached)
        }
        return found
    }
}

extension RegisteredURL {
    fileprivate func isMoreSpecific(than other: RegisteredURL) -> Bool {
        pathComponentCount == other.pathComponentCount
            ? queryItemCount > other.queryItemCount
            : pathComponentCount > other.pathComponentCount
    }
}
