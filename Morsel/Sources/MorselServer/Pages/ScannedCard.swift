internal import AppClipDevice
internal import AppClipTypes
internal import HTTPTypes
internal import MorselRegistry
internal import MorselWording
internal import Mustache

/// The card of a URL that a page has read from a code, as a part of that page; or one sentence that
/// says why there is none.
struct ScannedCard {
    let url: InvocationURL
    let decision: Decision
    /// The build that the card's clip would run, if there is one.
    let build: PublishedBuild?

    /// The card, or the sentence, with the status that the decision stands for.
    var answer: Answer {
        guard case .card(let card) = decision.outcome, let build else {
            let status: HTTPResponse.Status =
                decision.refusal == nil ? .notFound : decision.pageStatus
            let sentence =
                decision.refusal?.sentence ?? "The clip has no build that runs in a browser."
            return .sentence(status, sentence)
        }
        return Answer(
            contentType: "text/html; charset=utf-8",
            bytes: Array(PageTemplates.cardPart.render(CardModel(card, build, url)).utf8)
        )
    }
}
