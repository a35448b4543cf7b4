// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import HTTPExchange
internal import MorselRegistry
internal import MorselWording

/// The decision of a phone about a URL: the card, or the rule that refuses it.
struct PhonePage {
    fileprivate struct Card {
        let host: String
        let image: String?
        let language: String
        let title: String
        let subtitle: String
        let verb: String
        let poweredBy: String?
        /// The language of the card's fixed words, which is that of the phone.
        let words: String
        let poweredByLine: String
    }

    fileprivate struct Line {
        let sentence: String
        let rule: String
        let mark: String
    }

    fileprivate struct Answer {
        let outcome: String
        let mark: String
        let card: Card?
        let reasons: [Line]
    }

    private struct Fragment {
        let answer: Answer?
        let hint: String
    }

    /// The invocation and the phone that a query describes.
    private struct Question {
        let url: String
        let source: InvocationSource
        let system: String
        let language: String
        let isInstalled: Bool

        init(_ query: FormFields) {
            url = query.text("url")
            source = InvocationSource(rawValue: query.text("source")) ?? .appClipCode
            system = query.text("system").isEmpty ? "18" : query.text("system")
            language = query.text("language").isEmpty ? "en" : query.text("language")
            isInstalled = query.has("installed")
        }
    }

    private let shell: Shell
    private let url: String
    private let sources: [Choice]
    private let system: String
    private let language: String
    private let isInstalled: Bool
    private let answer: Answer?
    private let hint: String

    static func response(in context: PageContext) throws -> Response {
        let question = Question(context.query)
        let found = try answer(to: question, in: context)
        let page = PhonePage(
            shell: Shell(context, title: "Ask the phone"),
            url: question.url,
            sources: InvocationSource.allCases.map {
                Choice($0.rawValue, $0.title, isChosen: $0 == question.source)
            },
            system: question.system,
            language: question.language,
            isInstalled: question.isInstalled,
            answer: found.answer,
            hint: found.hint
        )
        return .html(ConsoleTemplates.render("phone", page))
    }

    /// Returns the answer alone, as a fragment of the page.
    static func answer(in context: PageContext) throws -> Response {
        let fragment = try answer(to: Question(context.query), in: context)
        return .html(ConsoleTemplates.render("phone-answer", fragment))
    }

    private static func answer(to question: Question, in context: PageContext) throws -> Fragment {
        guard !question.url.isEmpty else {
            return Fragment(answer: nil, hint: "Enter a URL to see what a phone does with it.")
        }
        let url: InvocationURL
        do throws(InvocationURL.ParsingError) {
            url = try InvocationURL(question.url)
        } catch {
            return Fragment(answer: nil, hint: error.sentence)
        }
        guard let system = SystemVersion(question.system), system.isKnown else {
            return Fragment(answer: nil, hint: "iOS: enter a version that exists, such as 16.4.")
        }
        guard let language = Language(question.language) else {
            return Fragment(answer: nil, hint: "Language: enter a tag, such as en or zh-Hans.")
        }
        let world = try context.console.snapshots.value.world(
            for: url,
            linkHosts: context.console.configuration.linkHosts,
            by: question.source
        )
        var device = DeviceState(system: system, languages: [language])
        if question.isInstalled {
            device.installedApps = Set(world.offers.map { $0.app.identifier })
        }
        let invocation = Invocation(source: question.source, url: url, time: context.now)
        let decision = Decision(about: invocation, on: device, in: world)
        let words = context.console.configuration.cardWords(language)
        return Fragment(answer: Answer(decision, of: url, words), hint: "")
    }
}

extension PhonePage.Answer {
    fileprivate init(_ decision: Decision, of url: InvocationURL, _ words: CardLabels) {
        var shown: PhonePage.Card?
        switch decision.outcome {
        case .card(let card):
            outcome = "The card is shown"
            shown = PhonePage.Card(
                host: url.host.text,
                image: card.image.map { "/console/images/\($0)" },
                language: card.language.tag,
                title: card.title,
                subtitle: card.subtitle,
                verb: words.label(of: card.verb),
                poweredBy: card.isPoweredBy ? card.app.name : nil,
                words: words.language,
                poweredByLine: words.poweredBy.replacing("%", with: card.app.name)
            )
        case .launch(let request): outcome = "\(request.clip.text) starts at once"
        case .app(let app, _): outcome = "The full app \(app.text) opens"
        case .appBanner(let app): outcome = "A banner offers the full app \(app.text)"
        case .webPage: outcome = "The web page opens"
        }
        card = shown
        mark = decision.refusal == nil ? "good" : "bad"
        let refusal = decision.refusal
        reasons = decision.reasons.map { reason in
            PhonePage.Line(
                sentence: reason.sentence,
                rule: reason.rule.text,
                mark: reason == refusal ? "bad" : "good"
            )
        }
    }
}
