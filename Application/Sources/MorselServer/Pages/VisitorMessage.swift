// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import MorselRegistry

/// A message for a visitor in place of a card, without reasons.
enum VisitorMessage: CaseIterable {
    case nothingHere, invalidAddress, notYet, noLonger, notInBrowser, notHere
    case pageNotFound, noScanner, somethingWrong

    /// Creates the message of a decision that shows no card.
    init(_ decision: VisitorDecision) {
        self =
            switch decision.decision.refusal?.code {
            case .notRegistered, .unknownClip, .noBuild, .noDefaultExperience: .nothingHere
            case .notReleased: .notYet
            case .deactivated: .noLonger
            case nil: .notInBrowser
            default: .notHere
            }
    }

    /// Returns the title, which says what the problem is.
    func title(in words: PageWords.Messages) -> String {
        switch self {
        case .nothingHere: words.nothingHere
        case .invalidAddress: words.invalidAddress
        case .notYet: words.notYet
        case .noLonger: words.noLonger
        case .notInBrowser: words.notInBrowser
        case .notHere: words.notHere
        case .pageNotFound: words.pageNotFound
        case .noScanner: words.noScanner
        case .somethingWrong: words.somethingWrong
        }
    }

    /// Returns one sentence that says what the visitor can do.
    func sentence(in words: PageWords.Messages) -> String {
        switch self {
        case .nothingHere, .invalidAddress: words.checkLink
        case .notYet, .somethingWrong: words.tryLater
        case .noLonger: words.outOfDate
        case .notInBrowser: words.useIPhone
        case .notHere: words.askBusiness
        case .pageNotFound: words.noSuchPage
        case .noScanner: words.useCamera
        }
    }
}
