import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// The way from an invocation to its outcome, rule by rule (rule C-33).
///
///     which experience? → does this invocation start it? → is the system new enough?
///       → does the host agree? → is the full app there? → is the clip out, and small enough?
///       → card
///
/// A rule that lets the invocation go on is noted; one that does not ends the way.
struct Deliberation {
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
        let candidate = try source == .xcode ? resolveForXcode() : resolve()
        note(.resolved(candidate.kind), candidate.rule)

        try checkDevice()
        if source == .xcode { return launchFromXcode(candidate) }
        if source.isReturn { return try launchAgain(candidate) }
        try checkSupport(of: candidate)
        if candidate.link == nil { try checkPage(of: candidate.offer.clip.identifier.bundle) }
        try checkSystem(for: candidate)
        try checkAssociation(of: candidate)

        let activity = UserActivity(browsingTo: webpageURL(of: candidate))
        if device.installedApps.contains(candidate.offer.app.identifier) {
            note(.appInstalled, "D-10")
            return .app(candidate.offer.app.identifier, activity)
        }

        try checkBuild(of: candidate)
        if source == .testFlight {
            note(.noCardForTesting, "C-47")
            return .launch(
                LaunchRequest(clip: candidate.offer.clip.identifier, activity: activity)
            )
        }
        let card = try card(of: candidate, activity: activity)
        note(.consentNeeded, "D-25")
        return .card(card)
    }

    /// Where an invocation ends up that starts no clip.
    ///
    /// Where clips cannot be, the banner of the own website leads to the full app (rule D-35).
    func outcomeOfRefusal(by reason: Reason) -> Decision.Outcome {
        let isForApp = reason.code == .clipsForbidden || device.system < .clips
        // Without the number of the app in the page's tag there is no banner (rule B-29).
        let hasAppBanner = world.page == nil || world.page?.storeNumber != nil
        if source.isOwnWebsite, isForApp, hasAppBanner, let candidate = try? resolve() {
            return .appBanner(candidate.offer.app.identifier)
        }
        return .webPage(invocation.url)
    }

    /// The URL that the clip or app is handed.
    ///
    /// Maps and Siri Suggestions know the registered URL alone (rule D-19), and Spotlight gives that
    /// of the latest launch again (rule D-21). Everybody else hands on the URL at hand (rules D-08
    /// and D-20).
    private mutating func webpageURL(of candidate: Candidate) -> InvocationURL {
        if source.supportMatrixRow == .maps, let experience = candidate.advanced {
            note(.registeredURL, "D-19")
            return experience.url.url
        }
        if source == .spotlight,
            let latest = device.latestLaunches[candidate.offer.clip.identifier]
        {
            note(.latestURL, "D-21")
            return latest
        }
        return invocation.url
    }
}
