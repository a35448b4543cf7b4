// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipTypes
internal import MorselRegistry

/// What a visitor is told where there is no card, without reasons.
struct VisitorMessage {
    let title: String
    let sentence: String

    static let nothingHere = VisitorMessage(
        title: "There is no App Clip here",
        sentence: "Check the link, or scan the code again."
    )

    static let invalidAddress = VisitorMessage(
        title: "This address is not valid",
        sentence: "Check the link, or scan the code again."
    )

    /// The message of a decision that shows no card.
    init(_ decision: VisitorDecision) {
        switch decision.decision.refusal?.code {
        case .notRegistered, .unknownClip, .noBuild, .noDefaultExperience:
            self = .nothingHere
        case .notReleased:
            self.init(
                title: "This App Clip is not available yet",
                sentence: "Please try again later."
            )
        case .deactivated:
            self.init(
                title: "This App Clip is not available any more",
                sentence: "The link or code that you used is out of date."
            )
        case nil:
            self.init(
                title: "This App Clip cannot be opened in a browser",
                sentence: "Open the link on an iPhone."
            )
        default:
            self.init(
                title: "This App Clip cannot be opened here",
                sentence: "Ask the business whose link or code you used."
            )
        }
    }

    private init(title: String, sentence: String) {
        self.title = title
        self.sentence = sentence
    }
}
