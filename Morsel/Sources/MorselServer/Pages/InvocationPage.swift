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

/// What the card's template shows.
private struct CardModel {
    let language: String
    let title: String
    let subtitle: String
    let verb: String
    let host: String
    let url: String
    let clip: String
    let module: String
    let assets: String
    let appName: String
    let isPoweredBy: Bool
    let image: String?
    let imageURL: String?
    let storeURL: String?
    let banner: String?

    init(_ card: CardPresentation, _ build: PublishedBuild, _ url: InvocationURL) {
        language = card.language.tag
        title = card.title
        subtitle = card.subtitle
        verb = card.verb.buttonText
        host = url.host.text
        self.url = card.activity.webpageURL.text
        clip = card.clip.text
        module = "/.morsel/blob/\(build.module.text)"
        assets = "/.morsel/assets/\(card.clip.text)/"
        appName = card.app.name
        isPoweredBy = card.isPoweredBy
        image = card.image.map { "/.morsel/blob/\($0)" }
        imageURL = card.image.map { "https://\(url.host.text)/.morsel/blob/\($0)" }
        storeURL = card.app.storeNumber.map { "https://apps.apple.com/app/id\($0)" }
        // The banner names the clip; with the app's number older systems offer the app (B-28, B-29).
        let number = card.app.storeNumber.map { "app-id=\($0), " } ?? ""
        banner =
            "\(number)app-clip-bundle-id=\(card.clip.bundle.text), app-clip-display=card"
    }
}

extension Verb {
    /// What the button says.
    fileprivate var buttonText: String {
        switch self {
        case .open: "Open"
        case .view: "View"
        case .play: "Play"
        }
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
