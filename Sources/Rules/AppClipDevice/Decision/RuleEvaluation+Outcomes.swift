// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

// The outcomes of invocations that pass all rules.

extension RuleEvaluation {
    /// Returns the card of an experience.
    func card(of resolved: ResolvedExperience, activity: UserActivity) throws(Reason)
        -> CardPresentation
    {
        let offer = resolved.offer
        guard let standard = offer.defaultExperience else {
            throw Reason(code: .noDefaultExperience, rule: "C-01")
        }
        let metadata = resolved.advanced?.card ?? standard.card
        let words = CardWords(metadata, of: offer.app, for: device.languages)
        let isLimited = source.supportMatrixRow.map { row in
            SupportMatrix.answer(row, resolved.kind) == .withLimitedPreview
        }
        return CardPresentation(
            clip: offer.clip.identifier,
            app: offer.app,
            experience: resolved.advanced.map { .advanced($0.id) }
                ?? .standard(version: standard.version),
            title: words.title,
            subtitle: words.subtitle,
            language: words.language,
            verb: metadata.verb,
            image: metadata.image(in: words.language)?.reference,
            isPoweredBy: resolved.advanced?.isPoweredBy ?? false,
            hasLimitedPreview: isLimited ?? false,
            activity: activity
        )
    }

    /// Launches the clip from Xcode: immediately, with the URL of the scheme and without a card.
    ///
    /// If the full app is installed, the app opens instead, since a clip and its app cannot
    /// coexist.
    mutating func launchFromXcode(_ resolved: ResolvedExperience) -> Decision.Outcome {
        let app = resolved.offer.app.identifier
        if device.installedApps.contains(app) {
            note(.appInstalled, "D-11")
            return .app(app, UserActivity(browsingTo: invocation.url))
        }
        note(.noCardForTesting, "D-41")
        guard invocation.details.isURLVariableEnabled else {
            note(.urlVariableDisabled, "D-42")
            return .launch(
                LaunchRequest(clip: resolved.offer.clip.identifier, activity: nil)
            )
        }
        let activity = UserActivity(browsingTo: invocation.url)
        return .launch(LaunchRequest(clip: resolved.offer.clip.identifier, activity: activity))
    }

    /// Launches the clip for a return: from the App Library with the URL of the latest launch (rule
    /// D-21), from a notification or from the App Switcher without a URL (rule D-22).
    mutating func launchAgain(_ resolved: ResolvedExperience) throws(Reason) -> Decision.Outcome {
        let clip = resolved.offer.clip.identifier
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
