// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import MorselRegistry
import Mustache

/// The card of a URL that the scanner read from a code, as a part of its page, or a sentence in its place.
struct ScannedCard {
    let decision: VisitorDecision
    /// The language of the fixed words.
    let language: PageLanguage

    /// The card or the sentence, with the status code of its decision.
    var response: SiteResponse {
        guard let (card, build) = decision.card else {
            return .line(
                HTTPResponse.Status(code: decision.status),
                VisitorMessage(decision).sentence(in: language.words.messages)
            )
        }
        let model = CardModel(card, build, decision.url, in: language)
        return .html(CardTemplates.part[language].render(model), policy: .nothing)
    }
}
