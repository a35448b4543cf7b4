import AppClipExperiences
import AppClipTypes

// What comes of an invocation that the rules let pass.

extension Deliberation {
    /// The card of an experience.
    ///
    /// A default experience has the app's name as its title (O-12).
    func card(of candidate: Candidate, activity: UserActivity) throws(Reason) -> CardPresentation {
        let offer = candidate.offer
        guard let standard = offer.defaultExperience else {
            throw Reason(code: .noDefaultExperience, rule: "C-01")
        }
        let metadata = candidate.advanced?.card ?? standard.card
        let localised = metadata.text(for: device.languages)
        let isLimited = source.supportMatrixRow.map { row in
            SupportMatrix.answer(row, candidate.kind) == .withLimitedPreview
        }
        return CardPresentation(
            clip: offer.clip.identifier,
            app: offer.app,
            experience: candidate.advanced.map { .advanced($0.id) }
                ?? .standard(version: standard.version),
            title: localised?.text.title ?? offer.app.name,
            subtitle: localised?.text.subtitle ?? "",
            language: localised?.language ?? metadata.defaultLanguage,
            verb: metadata.verb,
            image: metadata.image?.reference,
            isPoweredBy: candidate.advanced?.isPoweredBy ?? false,
            hasLimitedPreview: isLimited ?? false,
            activity: activity
        )
    }

    /// From Xcode the clip starts at once, with the URL of the scheme and without a card; beside
    /// the full app it cannot be.
    mutating func launchFromXcode(_ candidate: Candidate) -> Decision.Outcome {
        let app = candidate.offer.app.identifier
        if device.installedApps.contains(app) {
            note(.appInstalled, "D-11")
            return .app(app, UserActivity(browsingTo: invocation.url))
        }
        note(.noCardForTesting, "D-41")
        guard invocation.details.isURLVariableEnabled else {
            note(.urlVariableDisabled, "D-42")
            return .launch(
                LaunchRequest(clip: candidate.offer.clip.identifier, activity: nil)
            )
        }
        let activity = UserActivity(browsingTo: invocation.url)
        return .launch(LaunchRequest(clip: candidate.offer.clip.identifier, activity: activity))
    }

    /// Coming back: from the App Library with the URL of the latest launch (rule D-21), by a
    /// notification or from the App Switcher without one (rule D-22).
    mutating func launchAgain(_ candidate: Candidate) throws(Reason) -> Decision.Outcome {
        let clip = candidate.offer.clip.identifier
        guard let latest = device.latestLaunches[clip] else {
            throw Reason(code: .neverLaunched, rule: "D-21")
        }
        guard source == .appLibrary else {
            note(.noURL, "D-22")
            return .launch(LaunchRequest(clip: clip, activity: nil))
        }
        note(.latestURL, "D-21")
        return .launch(LaunchRequest(clip: clip, activity: UserActivity(browsingTo: latest)))
    }
}
