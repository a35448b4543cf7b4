// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

// The rules that an invocation has to pass, in the order in which they are evaluated.

extension RuleEvaluation {
    /// Checks that there is something to tap or to scan: a banner or card in the page, a tag in the
    /// code.
    func checkOccasion() throws(Reason) {
        switch source {
        case .smartAppBanner, .pageCard:
            if isInPrivateWindow { throw Reason(code: .privateBrowsing, rule: "D-28") }
            let url = invocation.url
            if source == .pageCard, device.hostsWithoutPageCard.contains(where: { url.isOn($0) }) {
                throw Reason(code: .cardPutAway, rule: "D-29")
            }
        case .appClipCode:
            // The NFC Tag Reader and a tap require an NFC tag in the code (rule A-30).
            let contact = invocation.details.contact
            if contact == .tap || contact == .tagReader, !invocation.details.hasTag {
                throw Reason(code: .codeWithoutTag, rule: "A-30")
            }
        default:
            break
        }
    }

    /// Whether the page is in a window for Private Browsing, which `SFSafariViewController` does not
    /// have (rule D-27).
    var isInPrivateWindow: Bool {
        device.isPrivateBrowsing && invocation.details.viewer == .safari
    }

    /// Checks that the device allows a clip to be invoked.
    func checkDevice() throws(Reason) {
        if device.system < .clips {
            throw Reason(
                code: .systemTooOld(needed: .clips, found: device.system),
                rule: source.isOwnWebsite ? "D-35" : "D-69"
            )
        }
        if device.areClipsForbidden { throw Reason(code: .clipsForbidden, rule: "D-35") }
        if source == .messages { try checkMessage() }
    }

    private func checkMessage() throws(Reason) {
        switch invocation.details.message {
        case .attachment: throw Reason(code: .notInTextMessage, rule: "D-05")
        case .sms: throw Reason(code: .richLinkNotLoaded, rule: "D-34")
        case .textMessage, .loadedSMS: break
        }
        if !device.isMessageSenderKnown { throw Reason(code: .unknownSender, rule: "D-33") }
    }

    /// Checks that the page has the tag of the clip; generated links have no page.
    func checkPage(of resolved: ResolvedExperience) throws(Reason) {
        guard resolved.link == nil else { return }
        try checkPage(of: resolved.offer.clip.identifier.bundle, app: resolved.offer.app)
    }

    /// Checks that the page has the Smart App Banner tag that its banner, its card and Messages
    /// require.
    ///
    /// - Parameters:
    ///   - clip: The bundle identifier of the clip.
    ///   - app: Its full app, if the world has it.
    /// - Throws: The reason with the rule that the page does not meet.
    func checkPage(of clip: BundleIdentifier, app: App?) throws(Reason) {
        guard source.isOwnWebsite || source == .messages, let page = world.page else { return }
        guard let named = page.bannerClip else {
            throw Reason(code: .noBannerTag, rule: source == .messages ? "D-32" : "D-27")
        }
        guard named == clip else { throw Reason(code: .bannerOfAnotherClip, rule: "B-33") }
        if let number = page.storeNumber, let own = app?.storeNumber, number != own {
            throw Reason(code: .bannerOfAnotherApp, rule: "B-33")
        }
        if source == .pageCard, !page.showsCard {
            throw Reason(code: .pageWithoutCard, rule: "D-30")
        }
    }

    /// Checks by the support matrix that the invocation starts this kind of experience.
    mutating func checkSupport(of resolved: ResolvedExperience) throws(Reason) {
        if let link = resolved.link, link.hasParameters,
            SupportMatrix.answer(.parameters, link.kind) == .no
        {
            throw Reason(code: .parametersNotAllowed, rule: SupportMatrix.rule(.parameters))
        }
        guard let row = source.supportMatrixRow else {
            return try checkSupportWithoutRow(of: resolved)
        }
        let rule = SupportMatrix.rule(row)
        switch SupportMatrix.answer(row, resolved.kind) {
        case .no:
            throw Reason(code: .notSupported(resolved.kind), rule: rule)
        case .withShortLink where !resolved.hasShortLink:
            throw Reason(code: .shortLinkNeeded, rule: rule)
        // The association of the website is checked later, for all experiences that require it.
        case .yes, .ifAssociated, .withLimitedPreview, .withShortLink, .exceptByPlace:
            break
        }
        if row == .maps {
            guard let place = resolved.advanced?.place else {
                throw Reason(code: .noPlace, rule: "C-26")
            }
            try checkDistance(to: place)
        }
        note(.supported, rule)
    }

    /// Checks the distance: a place is suggested only to people nearby (rule C-57, question O-18).
    private func checkDistance(to place: Place) throws(Reason) {
        guard source == .siriSuggestion, let position = device.position else { return }
        let metres = position.distance(to: place)
        guard metres > device.suggestionDistance else { return }
        throw Reason(code: .tooFarAway(metres: Int(metres)), rule: "C-57")
    }

    /// Checks an invocation without a row in the support matrix.
    ///
    /// A link on a website opens the page, whose banner and card are separate invocations; a
    /// generated link has no page, and opens the card (rule D-07, question O-20).
    private mutating func checkSupportWithoutRow(of resolved: ResolvedExperience) throws(Reason) {
        guard source == .websiteLink else { return }
        guard resolved.link != nil else { throw Reason(code: .linkOpensPage, rule: "D-07") }
        note(.supported, "D-07")
    }

    /// Checks that the system is recent enough for the invocation, the kind and the clip.
    mutating func checkSystem(for resolved: ResolvedExperience) throws(Reason) {
        let gate = SupportMatrix.gate(source, resolved.kind)
        guard device.system >= gate.version else {
            throw Reason(
                code: .systemTooOld(needed: gate.version, found: device.system),
                rule: gate.rule
            )
        }
        note(.systemSuffices(needed: gate.version), gate.rule)
    }

    /// Checks that the clip is associated with the host.
    ///
    /// Links generated by the store do not need an association (rule B-22); advanced experiences
    /// and the clip's own website always do (rule B-21).
    mutating func checkAssociation(of resolved: ResolvedExperience) throws(Reason) {
        guard resolved.link == nil else { return note(.associationNotNeeded, "B-22") }
        if case .failed(let cause) = resolved.offer.association {
            throw Reason(code: .notAssociated(cause), rule: associationRule)
        }
        note(.associated, associationRule)
    }

    private var associationRule: RuleID {
        switch source {
        case .smartAppBanner, .pageCard: "B-24"
        case .testFlight: "B-23"
        default: "B-13"
        }
    }

    /// Checks that there is a build that can run: released, complete, and small enough.
    mutating func checkBuild(of resolved: ResolvedExperience) throws(Reason) {
        guard let build = resolved.offer.build else { throw Reason(code: .noBuild, rule: "C-29") }
        if source != .testFlight {
            guard build.stage == .released else { throw Reason(code: .notReleased, rule: "C-52") }
            note(.released, "C-52")
            guard resolved.offer.defaultExperience?.state == .published else {
                throw Reason(code: .noDefaultExperience, rule: "C-01")
            }
        }
        guard device.system >= build.minimumSystem else {
            throw Reason(
                code: .clipNeedsNewerSystem(needed: build.minimumSystem, found: device.system),
                rule: "D-54"
            )
        }
        let limit = ClipSize.limit(
            minimumSystem: build.minimumSystem,
            source: source,
            kind: resolved.kind
        )
        guard !limit.isExceeded(by: build.size) else {
            throw Reason(
                code: .tooLarge(build.size, limitInMegabytes: limit.megabytes),
                rule: limit.rule
            )
        }
        note(.sizeSuffices(limitInMegabytes: limit.megabytes), limit.rule)
    }
}

extension ResolvedExperience {
    fileprivate var hasShortLink: Bool {
        link?.form == .shortDemoLink
    }
}
