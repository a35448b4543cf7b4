// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import HTTPTypes
internal import MorselRegistry
internal import Mustache

/// The page of an invocation URL: with a card, or with a message in its place.
struct InvocationPage {
    let decision: VisitorDecision

    /// The page, with the status code of its decision.
    var response: SiteResponse {
        guard let (card, build) = decision.card else {
            let url = decision.url
            return MessagePage(VisitorMessage(decision), host: url.host.text, url: url.text)
                .response(HTTPResponse.Status(integerLiteral: decision.status))
        }
        return .html(PageTemplates.card.render(CardModel(card, build, decision.url)))
    }
}
