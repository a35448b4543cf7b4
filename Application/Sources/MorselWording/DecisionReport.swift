// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipDevice
import AppClipExperiences
import AppClipTypes

/// A decision as a tree of plain values, for `--json` and for pages.
public struct DecisionReport: Encodable, Sendable {
    /// The invocation URL, as it was given.
    public let url: String
    /// The source of the invocation, such as a scanned code, by its raw value.
    public let source: String
    /// The time, in seconds since the start of 1970 in UTC.
    public let time: Int64
    /// One of `card`, `launch`, `app`, `app-banner`, `web-page`.
    public let outcome: String
    /// The identifier of the clip, if one starts or is offered.
    public let clip: String?
    /// The identifier of the full app, if it takes over or is offered.
    public let app: String?
    /// The card, if one is shown.
    public let card: Card?
    /// The user activity for the clip or the app.
    public let activity: Activity?
    /// The rules that were evaluated, in order.
    public let reasons: [Rule]
    /// The rule that refused the invocation.
    public let refusal: Rule?

    /// The contents of an App Clip card.
    public struct Card: Encodable, Sendable {
        /// The title, in ``language``.
        public let title: String
        /// The subtitle, which stands below the title.
        public let subtitle: String
        /// The language tag of the title and the subtitle.
        public let language: String
        /// The button's action, by its name in the App Store Connect API.
        public let verb: String
        /// The image's key in the registry.
        public let image: String?
        /// The name of the full app.
        public let appName: String
        /// A Boolean value that indicates whether the card says "powered by".
        public let isPoweredBy: Bool
        /// The number of the advanced experience; `nil` for a default experience.
        public let experience: Int64?
    }

    /// A user activity.
    public struct Activity: Encodable, Sendable {
        /// The activity type, by its name in `NSUserActivity`.
        public let activityType: String
        /// The invocation URL.
        public let webpageURL: String
    }

    /// A rule's decision.
    public struct Rule: Encodable, Sendable {
        /// The id of the rule.
        public let rule: String
        /// A stable name of the decision, for programs.
        public let name: String
        /// A sentence that explains the decision.
        public let sentence: String

        init(_ reason: Reason) {
            rule = reason.rule.text
            name = reason.name
            sentence = reason.sentence
        }
    }

    /// Creates the report of a decision about an invocation.
    public init(_ decision: Decision, about invocation: Invocation) {
        url = invocation.url.text
        source = invocation.source.rawValue
        time = invocation.time.secondsSince1970
        reasons = decision.reasons.map { Rule($0) }
        refusal = decision.refusal.map { Rule($0) }
        var activity: UserActivity?
        switch decision.outcome {
        case .card(let shown):
            (outcome, clip, app) = ("card", shown.clip.text, shown.app.identifier.text)
            card = Card(shown)
            activity = shown.activity
        case .launch(let request):
            (outcome, clip, app, card) = ("launch", request.clip.text, nil, nil)
            activity = request.activity
        case .app(let identifier, let handed):
            (outcome, clip, app, card) = ("app", nil, identifier.text, nil)
            activity = handed
        case .appBanner(let identifier):
            (outcome, clip, app, card) = ("app-banner", nil, identifier.text, nil)
        case .webPage:
            (outcome, clip, app, card) = ("web-page", nil, nil, nil)
        }
        self.activity = activity.map { handed in
            Activity(activityType: handed.activityType, webpageURL: handed.webpageURL.text)
        }
    }
}

extension DecisionReport.Card {
    fileprivate init(_ card: CardPresentation) {
        title = card.title
        subtitle = card.subtitle
        language = card.language.tag
        verb = card.verb.rawValue
        image = card.image
        appName = card.app.name
        isPoweredBy = card.isPoweredBy
        experience =
            if case .advanced(let id) = card.experience { id.rawValue } else { nil }
    }
}
