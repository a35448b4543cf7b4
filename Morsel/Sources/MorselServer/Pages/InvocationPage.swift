internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import HTTPTypes
internal import MorselRegistry
internal import MorselWording
internal import Mustache

/// The page of an invocation URL: with a card, or with the reason why there is none.
struct InvocationPage {
    let url: InvocationURL
    let decision: Decision
    /// The build that the card's clip would run, if there is one.
    let build: PublishedBuild?

    /// The page, with the status that its decision stands for.
    var answer: Answer {
        let text: String
        if case .card(let card) = decision.outcome, let build {
            text = PageTemplates.card.render(CardModel(card, build, url))
        } else {
            text = PageTemplates.refusal.render(RefusalModel(decision, url))
        }
        var answer = Answer(
            build == nil && decision.refusal == nil ? .notFound : decision.pageStatus,
            contentType: "text/html; charset=utf-8",
            bytes: Array(text.utf8)
        )
        answer.policy = .page
        return answer
    }
}

/// What the template of a refusal shows.
struct RefusalModel {
    struct Line {
        let sentence: String
        let rule: String
        let mark: String
    }

    let language = "en"
    let title: String
    let host: String
    let sentence: String
    let hasReasons: Bool
    let reasons: [Line]
    let advice: String?

    fileprivate init(_ decision: Decision, _ url: InvocationURL) {
        let status = decision.pageStatus
        title =
            switch status {
            case .gone: "This App Clip is no longer offered"
            case .forbidden: "This App Clip cannot be opened here"
            default: "There is no App Clip here"
            }
        host = url.host.text
        sentence = decision.refusal?.sentence ?? "The clip has no build that runs here."
        hasReasons = !decision.reasons.isEmpty
        reasons = decision.reasons.map { reason in
            Line(
                sentence: reason.sentence,
                rule: reason.rule.text,
                mark: reason == decision.refusal ? "bad" : "good"
            )
        }
        advice = nil
    }

    /// A page without a decision.
    init(title: String, host: String, sentence: String, advice: String? = nil) {
        self.title = title
        self.host = host
        self.sentence = sentence
        hasReasons = false
        reasons = []
        self.advice = advice
    }
}
