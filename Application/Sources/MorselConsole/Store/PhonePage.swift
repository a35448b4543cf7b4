// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import HTTPExchange
import MorselRegistry
import MorselWording

/// The page that shows the decision of a phone about a URL: the card, or the rule that refuses it.
///
/// Properties have the names of the fields in `phone.mustache` and `phone-answer.mustache`.
struct PhonePage {
    /// The card, as the phone shows it.
    fileprivate struct CardModel {
        let host: String
        /// The path of the image.
        let image: String?
        /// The tag of the language of the title and subtitle.
        let language: String
        let title: String
        let subtitle: String
        let verb: String
        /// The name of the app if the card says "powered by".
        let poweredBy: String?
        /// The tag of the language of the fixed words, such as the verb's: that of the phone.
        let words: String
        /// The whole line with "powered by" and the app's name.
        let poweredByLine: String
    }

    /// A reason for the decision.
    fileprivate struct ReasonModel {
        let sentence: String
        /// The identifier of the rule, such as `E-21`.
        let rule: String
        /// The CSS class: `bad` for the reason of a refusal, otherwise `good`.
        let mark: String
    }

    fileprivate struct DecisionModel {
        /// The outcome, as a sentence.
        let outcome: String
        /// The CSS class: `bad` if the phone refuses the card, otherwise `good`.
        let mark: String
        let card: CardModel?
        let reasons: [ReasonModel]
    }

    /// The part of the page that changes with the query.
    private struct Fragment {
        let answer: DecisionModel?
        /// The sentence in place of a decision; empty if there is one.
        let hint: String
    }

    /// The invocation and the phone that the form describes.
    private struct Query {
        /// The text in the form, which may not be a URL.
        let url: String
        let source: InvocationSource
        let system: String
        let language: String
        let isInstalled: Bool

        init(_ form: FormFields) {
            url = form.text("url")
            source = InvocationSource(rawValue: form.text("source")) ?? .appClipCode
            system = form.text("system").isEmpty ? "18" : form.text("system")
            language = form.text("language").isEmpty ? "en" : form.text("language")
            isInstalled = form.has("installed")
        }
    }

    private let shell: Shell
    private let url: String
    private let sources: [Choice]
    private let system: String
    private let language: String
    private let isInstalled: Bool
    private let answer: DecisionModel?
    private let hint: String

    /// Returns the whole page.
    static func response(in context: PageContext) throws -> Response {
        let query = Query(context.query)
        let fragment = try fragment(for: query, in: context)
        let page = PhonePage(
            shell: Shell(context, title: "Ask the phone"),
            url: query.url,
            sources: InvocationSource.allCases.map {
                Choice($0.rawValue, $0.title, isChosen: $0 == query.source)
            },
            system: query.system,
            language: query.language,
            isInstalled: query.isInstalled,
            answer: fragment.answer,
            hint: fragment.hint
        )
        return .html(ConsoleTemplates.render("phone", page))
    }

    /// Returns only the part of the page that changes, for requests while the person types.
    static func fragmentResponse(in context: PageContext) throws -> Response {
        let fragment = try fragment(for: Query(context.query), in: context)
        return .html(ConsoleTemplates.render("phone-answer", fragment))
    }

    /// Returns the decision about a query, or what is wrong with it.
    private static func fragment(for query: Query, in context: PageContext) throws -> Fragment {
        guard !query.url.isEmpty else {
            return Fragment(answer: nil, hint: "Enter a URL to see what a phone does with it.")
        }
        let url: InvocationURL
        do throws(InvocationURL.ParsingError) {
            url = try InvocationURL(query.url)
        } catch {
            return Fragment(answer: nil, hint: error.sentence)
        }
        guard let system = SystemVersion(query.system), system.isKnown else {
            return Fragment(answer: nil, hint: "iOS: enter a version that exists, such as 16.4.")
        }
        guard let language = Language(query.language) else {
            return Fragment(answer: nil, hint: "Language: enter a tag, such as en or zh-Hans.")
        }
        let world = try context.console.snapshots.value.world(
            for: url,
            linkHosts: context.console.configuration.linkHosts,
            by: query.source
        )
        var device = DeviceState(system: system, languages: [language])
        if query.isInstalled {
            device.installedApps = Set(world.offers.map { $0.app.identifier })
        }
        let invocation = Invocation(source: query.source, url: url, time: context.now)
        let decision = Decision(about: invocation, on: device, in: world)
        let labels = context.console.configuration.cardWords(language)
        return Fragment(answer: DecisionModel(decision, about: url, labels: labels), hint: "")
    }
}

extension PhonePage.DecisionModel {
    fileprivate init(_ decision: Decision, about url: InvocationURL, labels: CardLabels) {
        var shown: PhonePage.CardModel?
        switch decision.outcome {
        case .card(let card):
            outcome = "The card is shown"
            shown = PhonePage.CardModel(
                host: url.host.text,
                image: card.image.map { "/console/images/\($0)" },
                language: card.language.tag,
                title: card.title,
                subtitle: card.subtitle,
                verb: labels.label(of: card.verb),
                poweredBy: card.isPoweredBy ? card.app.name : nil,
                words: labels.language,
                poweredByLine: labels.poweredBy.replacing("%", with: card.app.name)
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
            PhonePage.ReasonModel(
                sentence: reason.sentence,
                rule: reason.rule.text,
                mark: reason == refusal ? "bad" : "good"
            )
        }
    }
}
