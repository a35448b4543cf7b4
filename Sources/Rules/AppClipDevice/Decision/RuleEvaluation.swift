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
        let resolved = try source == .xcode ? resolveForXcode() : resolve()
        note(.resolved(resolved.kind), resolved.rule)

        try checkDevice()
        if source == .xcode { return launchFromXcode(resolved) }
        if source.isReturn { return try launchAgain(resolved) }
        try checkSupport(of: resolved)
        if resolved.link == nil { try checkPage(of: resolved.offer.clip.identifier.bundle) }
        try checkSystem(for: resolved)
        try checkAssociation(of: resolved)

        let activity = UserActivity(browsingTo: webpageURL(of: resolved))
        if device.installedApps.contains(resolved.offer.app.identifier) {
            note(.appInstalled, "D-10")
            return .app(resolved.offer.app.identifier, activity)
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

    /// The outcome of an invocation that a rule refused.
    ///
    /// Where clips are unavailable, the banner of the own website leads to the full app (rule
    /// D-35).
    func outcomeOfRefusal(by reason: Reason) -> Decision.Outcome {
        let isForApp = reason.code == .clipsForbidden || device.system < .clips
        // There is no banner without the App Store number in the page's tag (rule B-29).
        let hasAppBanner = world.page == nil || world.page?.storeNumber != nil
        if source.isOwnWebsite, isForApp, hasAppBanner, let resolved = try? resolve() {
            return .appBanner(resolved.offer.app.identifier)
        }
        return .webPage(invocation.url)
    }

    /// The URL for the clip or app.
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
