// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// Evaluates the rules for one invocation, one after the other (rule C-33).
///
///     which experience? → does this invocation start it? → is the system new enough?
///       → does the host agree? → is the full app there? → is the clip out, and small enough?
///       → card
///
/// A rule that passes is recorded as a reason; a rule that fails is thrown and ends the evaluation.
/// If the full app is installed, it receives the invocation even if a rule that only concerns clips
/// fails (rule D-10).
struct RuleEvaluation {
    let invocation: Invocation
    let device: DeviceState
    let world: World

    private(set) var reasons = Reasons()

    init(invocation: Invocation, device: DeviceState, world: World) {
        self.invocation = invocation
        self.device = device
        self.world = world
    }

    var source: InvocationSource { invocation.source }

    mutating func note(_ code: Reason.Code, _ rule: RuleID) {
        reasons.append(Reason(code: code, rule: rule))
    }

    mutating func outcome() throws(Reason) -> Decision.Outcome {
        if let local = localExperience { return try outcome(of: local) }
        if world.redirect != nil { note(.redirectNotFollowed, "C-55") }
        let resolved = try source.isForTesting ? resolveForTesting() : resolve()
        note(.resolved(resolved.kind), resolved.rule)

        let app = resolved.offer.app.identifier
        let hasApp = device.installedApps.contains(app)
        if source == .xcode {
            if !hasApp { try checkDevice() }
            return launchFromXcode(resolved)
        }
        try checkOccasion()
        if source.isOwnWebsite { try checkPage(of: resolved) }
        do throws(Reason) {
            try checkDevice()
            if source.isReturn { return try launchAgain(resolved) }
            try checkSupport(of: resolved)
            if source == .messages { try checkPage(of: resolved) }
            try checkSystem(for: resolved)
        } catch {
            guard hasApp, concernsClipsAlone(error) else { throw error }
        }
        try checkAssociation(of: resolved)

        let activity = UserActivity(browsingTo: webpageURL(of: resolved))
        if hasApp {
            note(.appInstalled, "D-10")
            return .app(app, activity)
        }

        try checkBuild(of: resolved)
        if source == .testFlight {
            note(.noCardForTesting, "C-47")
            return .launch(
                LaunchRequest(clip: resolved.offer.clip.identifier, activity: activity)
            )
        }
        let card = try card(of: resolved, activity: activity)
        note(.consentNeeded, "D-25")
        return .card(card)
    }

    /// Whether a rule refuses only clips, so that the full app still receives the invocation (rule
    /// D-10).
    ///
    /// A link in Messages needs the page's tag for a clip, but not for the app. On a system that is
    /// too old for App Clip Codes, the camera does not recognise them, although their tags are read
    /// like any other; pages show no card on systems that are too old for it.
    private func concernsClipsAlone(_ reason: Reason) -> Bool {
        switch reason.code {
        // If clips are unavailable, only a tag with the app's number shows a banner (rule B-29).
        case .clipsForbidden where source.isOwnWebsite,
            .systemTooOld where source == .smartAppBanner:
            world.page.map { appOfBanner(on: $0) != nil } ?? true
        case .clipsForbidden, .unknownSender, .notInTextMessage, .richLinkNotLoaded, .notSupported,
            .shortLinkNeeded, .parametersNotAllowed, .linkOpensPage:
            true
        case .systemTooOld:
            switch source {
            case .pageCard: false
            case .appClipCode: [.tap, .tagReader].contains(invocation.details.contact)
            default: true
            }
        case .noBannerTag, .bannerOfAnotherClip, .bannerOfAnotherApp:
            source == .messages
        default:
            false
        }
    }

    /// Returns the outcome of an invocation that a rule refused.
    ///
    /// The banner of the clip's own website leads to the full app if clips are unavailable (rule
    /// D-35), and if the page's tag names only the app.
    func outcomeOfRefusal() -> Decision.Outcome {
        guard source.isOwnWebsite, !isInPrivateWindow else { return .webPage(invocation.url) }
        let isForApp = device.areClipsForbidden || device.system < .clips
        guard let page = world.page else {
            // The tag is assumed to be correct.
            guard isForApp, let resolved = try? resolve() else { return .webPage(invocation.url) }
            return .appBanner(resolved.offer.app.identifier)
        }
        // There is no banner without the App Store number in the page's tag (rule B-29).
        guard isForApp || page.bannerClip == nil, let app = appOfBanner(on: page) else {
            return .webPage(invocation.url)
        }
        return .appBanner(app)
    }

    /// Returns the app that the number in the page's tag names; the app of the URL if its number in
    /// the store is unknown.
    private func appOfBanner(on page: Page) -> AppIdentifier? {
        if let app = world.appOfPage { return app.identifier }
        guard page.storeNumber != nil, let app = try? resolve().offer.app, app.storeNumber == nil
        else { return nil }
        return app.identifier
    }

    /// Returns the URL that the clip or app receives.
    ///
    /// Maps and Siri Suggestions know only the registered URL (rule D-19), and Spotlight uses the
    /// URL of the latest launch (rule D-21). All others pass on the invocation URL (rules D-08 and
    /// D-20).
    private mutating func webpageURL(of resolved: ResolvedExperience) -> InvocationURL {
        if source.supportMatrixRow == .maps, let experience = resolved.advanced {
            note(.registeredURL, "D-19")
            return experience.url.url
        }
        if source == .spotlight,
            let latest = device.latestLaunches[resolved.offer.clip.identifier]
        {
            note(.latestURL, "D-21")
            return latest
        }
        return invocation.url
    }
}
