// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import HTTPTypes
internal import MorselRegistry
internal import Mustache

/// The page of an invocation URL: with a card, or with a message in its place.
struct InvocationPage {
    let decision: VisitorDecision
    /// The language of the fixed words.
    let language: PageLanguage
    /// The ways onward from a page without a card.
    var links: [MessagePage.Link] = []

    /// The page, with the status code of its decision.
    var response: SiteResponse {
        let url = decision.url
        guard let (card, build) = decision.card else {
            return MessagePage(
                VisitorMessage(decision),
                host: url.host.text,
                in: language,
                links: links,
                reasonsOf: url.text
            )
            .response(HTTPResponse.Status(integerLiteral: decision.status))
        }
        let model = CardModel(card, build, url, language.words)
        return .html(CardTemplates.page[language].render(model))
    }
}
