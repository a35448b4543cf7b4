// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipDevice
import AppClipExperiences
import AppClipTypes

/// A line of a journal: an action of a device, or a rule that decided it.
public struct JournalLine: Encodable, Sendable, Hashable {
    /// The tone of a journal line.
    public enum Tone: String, Encodable, Sendable, Hashable {
        /// A neutral line: something happened.
        case plain
        /// A rule allowed something.
        case good
        /// Something that deserves attention.
        case warning
        /// A rule refused something.
        case bad
    }

    /// The text of the line, for people.
    public let sentence: String

    /// The id of the rule to name; `nil` if there is none.
    public let rule: String?

    /// The tone in which the line is shown.
    public let tone: Tone

    /// Creates a line.
    public init(_ sentence: String, rule: String? = nil, _ tone: Tone = .plain) {
        self.sentence = sentence
        self.rule = rule
        self.tone = tone
    }

    init(_ reason: Reason, _ tone: Tone) {
        self.init(reason.sentence, rule: reason.rule.text, tone)
    }
}

extension Effect {
    /// The lines that describe the effect, and the rules that decided it.
    public var journalLines: [JournalLine] {
        switch self {
        case .decided(let decision): decision.journalLines
        case .answeredFromCache(let time):
            [
                JournalLine(
                    "The phone had fetched the experience at \(time.clock) UTC and used that.",
                    rule: "C-50",
                    .warning
                )
            ]
        case .download(let clip):
            [JournalLine("The clip \(clip.bundle.text) is downloaded.", rule: "D-12")]
        case .showCard(let card, _):
            [
                JournalLine(
                    "The card “\(card.title)” is shown and waits for the person.",
                    rule: "D-25"
                )
            ]
        case .dismissCard: [JournalLine("The card disappears.")]
        case .showClipBanner: [JournalLine("The page shows the banner of the clip.", rule: "D-30")]
        case .showAppBanner:
            [JournalLine("The page shows the banner of the full app.", rule: "D-11")]
        case .openWebPage(let url): [JournalLine("The web page \(url.text) opens.", .warning)]
        case .openElsewhere(let text):
            [JournalLine("The rest of the system handles “\(text)”.", .warning)]
        case .launchClip(let launch): launch.journalLines
        case .launchApp(_, let activity):
            [
                JournalLine("The full app is launched."),
                activity.map { JournalLine("onContinueUserActivity gets \($0.webpageURL.text).") },
            ]
            .compactMap { $0 }
        case .suspend: [JournalLine("What was in the foreground is suspended.")]
        case .removeClip(_, let cause): [JournalLine(cause.sentence, rule: cause.rule, .warning)]
        case .resetLocation:
            [JournalLine("The permission to use the location has expired.", rule: "E-21", .warning)]
        case .prompt(let permission): [JournalLine("The person is asked for \(permission.words).")]
        case .answer(let permission, let isGranted):
            [
                JournalLine(
                    "\(permission.words.prefix(1).uppercased() + permission.words.dropFirst()): "
                        + (isGranted ? "allowed." : "not allowed."),
                    isGranted ? .good : .warning
                )
            ]
        case .refuse(let reason): [JournalLine(reason, .bad)]
        case .deliver(let request, _, _):
            [JournalLine("The notification “\(request.title)” is shown.", rule: "E-44", .good)]
        case .drop(let request, _, let reason):
            [
                JournalLine("The notification “\(request.title)” is dropped.", .bad),
                JournalLine(reason, .bad),
            ]
        case .beginActivity: [JournalLine("A Live Activity starts.", rule: "E-54")]
        case .endActivity: [JournalLine("A Live Activity ends.")]
        case .showLaunchBanner(let app):
            [JournalLine("A banner at the top offers \(app.name).", rule: "D-65")]
        case .hideLaunchBanner: [JournalLine("The banner at the top disappears.", rule: "D-65")]
        case .overlay(let report, _): [JournalLine(report.sentence, rule: "F-19")]
        case .openStore(let app): [JournalLine("The store page of \(app.name) opens.")]
        case .install(let app): [JournalLine("\(app.name) is installed.", .good)]
        case .removeApp: [JournalLine("The app and its data are removed.", .warning)]
        }
    }
}

extension Decision {
    fileprivate var journalLines: [JournalLine] {
        let refusal = refusal
        return reasons.map { JournalLine($0, $0 == refusal ? .bad : .good) }
    }
}

extension ClipLaunch {
    fileprivate var journalLines: [JournalLine] {
        var lines = [
            JournalLine(
                isWarm ? "The clip in memory comes to the front." : "The clip is launched.",
                rule: isWarm ? "D-16" : nil,
                .good
            )
        ]
        if let activity = request.activity {
            let callbacks = LaunchCallback.calls(.swiftUI, isWarm: isWarm, hasActivity: true)
            for callback in callbacks {
                lines.append(
                    JournalLine(
                        "\(callback.rawValue) gets \(activity.webpageURL.text).",
                        rule: "D-09"
                    )
                )
            }
        } else {
            lines.append(JournalLine("There is no activity, and so no URL."))
        }
        return lines
    }
}

extension Effect.RemovalCause {
    fileprivate var sentence: String {
        switch self {
        case .disuse: "The clip and its data are removed: nobody used it for a while."
        case .fullApp: "The clip is removed: its full app takes over."
        case .system: "The system removes the clip and its data."
        case .restore: "The clip is gone: backups contain no clips."
        }
    }

    fileprivate var rule: String {
        switch self {
        case .disuse: "E-01"
        case .fullApp: "F-01"
        case .system: "E-06"
        case .restore: "E-04"
        }
    }
}

extension Effect.OverlayReport {
    fileprivate var sentence: String {
        switch self {
        case .appeared: "The offer of the full app appeared."
        case .dismissed: "The offer of the full app is gone."
        case .failedToLoad: "The offer of the full app could not be loaded."
        }
    }
}
