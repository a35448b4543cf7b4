// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The fixed words of cards in one language, as visitors see them.
package struct CardLabels: Sendable {
    /// The tag of the language.
    package let language: String
    /// The labels of the button, by verb.
    package let open: String
    package let view: String
    package let play: String
    /// The line "powered by", with a per cent sign in place of the app's name.
    package let poweredBy: String

    /// Creates the words in a language.
    package init(language: String, open: String, view: String, play: String, poweredBy: String) {
        self.language = language
        self.open = open
        self.view = view
        self.play = play
        self.poweredBy = poweredBy
    }

    /// The English words, for a console without a server.
    package static let english = CardLabels(
        language: "en",
        open: "Open",
        view: "View",
        play: "Play",
        poweredBy: "Powered by %"
    )

    /// Returns the label of the button for a verb.
    func label(of verb: Verb) -> String {
        switch verb {
        case .open: open
        case .view: view
        case .play: play
        }
    }
}
