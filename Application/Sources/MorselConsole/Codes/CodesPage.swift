// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipCodes
import AppClipExperiences
import AppClipTypes
import HTTPExchange
import MorselRegistry
import MorselWording

/// The designer of codes (feature A9).
struct CodesPage {
    /// The maximum number of experiences that can be chosen on the page.
    private static let mostListed = 100

    /// The maximum number of codes in the preview.
    private static let mostShown = 3

    private struct ExperienceModel {
        let id: Int64
        let title: String
        let url: String
        let isChosen: Bool
    }

    private struct Pair {
        let index: Int
        let name: String
        let foreground: String
        let background: String
        let third: String
        let isChosen: Bool
    }

    private struct Code {
        let path: String
        let url: String
        let problem: String?
    }

    /// The experiences that can be chosen, and their number.
    private struct Choices {
        let experiences: [ExperienceModel]
        let hasExperiences: Bool
        let search: String
        let count: String
    }

    /// The values of the preview.
    private struct Preview {
        let codes: [Code]
        let more: String?
        /// Advice for a design without a code; `nil` if there is a code.
        let hint: String?
        let contrast: String
        let contrastMark: String
        let suggestions: [Pair]
        let hasSuggestions: Bool
    }

    /// A fault that keeps codes from being made.
    struct Failure: Sendable {
        let sentence: String
    }

    private struct Model {
        let shell: Shell
        let experiences: [ExperienceModel]
        let hasExperiences: Bool
        let search: String
        let count: String
        let urls: String
        let pairs: [Pair]
        let isOwn: Bool
        let foreground: String
        let background: String
        let isNFC: Bool
        let isPlain: Bool
        let failures: [Failure]
        let hasFailures: Bool
        // The preview is part of the page.
        let codes: [Code]
        let more: String?
        let hint: String?
        let contrast: String
        let contrastMark: String
        let suggestions: [Pair]
        let hasSuggestions: Bool
    }

    static func response(in context: PageContext) async throws -> Response {
        try await page(CodeDesign(context.query), in: context)
    }

    /// Returns the preview alone.
    static func preview(in context: PageContext) async throws -> Response {
        if context.path[1] == "experiences" {
            let design = CodeDesign(context.query)
            let choices = try await choices(of: design, in: context)
            return .html(ConsoleTemplates.render("code-experiences", choices))
        }
        guard context.path[1] == "preview" else { throw PageError.missing }
        let design = CodeDesign(context.query)
        let urls = try await context.registry.read { try design.allURLs(in: $0) }
        return .html(ConsoleTemplates.render("code-preview", preview(of: urls, design)))
    }

    /// Returns the page with a design and its preview.
    static func page(
        _ design: CodeDesign,
        failures: [Failure] = [],
        in context: PageContext
    ) async throws -> Response {
        let choices = try await choices(of: design, in: context)
        let urls = try await context.search { try design.allURLs(in: $0) }
        let preview = preview(of: urls, design)
        let model = Model(
            shell: Shell(context, title: "Codes"),
            experiences: choices.experiences,
            hasExperiences: choices.hasExperiences,
            search: choices.search,
            count: choices.count,
            urls: design.urls,
            pairs: ColorPair.templates.enumerated().map { index, pair in
                self.pair(pair, index, isChosen: index == design.index)
            },
            isOwn: design.index == nil,
            foreground: design.colors.foreground.hexadecimal,
            background: design.colors.background.hexadecimal,
            isNFC: design.kind == .nfc,
            isPlain: design.logo == .none,
            failures: failures,
            hasFailures: !failures.isEmpty,
            codes: preview.codes,
            more: preview.more,
            hint: preview.hint,
            contrast: preview.contrast,
            contrastMark: preview.contrastMark,
            suggestions: preview.suggestions,
            hasSuggestions: preview.hasSuggestions
        )
        return .html(ConsoleTemplates.render("codes", model), isRefused: !failures.isEmpty)
    }

    /// Returns the published experiences that a search finds, and those that are already chosen.
    ///
    /// All experiences are searched, but only a part is shown.
    private static func choices(
        of design: CodeDesign,
        in context: PageContext
    ) async throws -> Choices {
        let filter = ExperienceFilter(
            states: [.published],
            text: design.search.isEmpty ? nil : design.search
        )
        let (stored, count) = try await context.search { store in
            var stored = try store.experiences(filter, after: nil, limit: mostListed)
            for number in design.experiences.prefix(mostListed)
            where number >= 0 && number < .max
                && !stored.contains(where: { $0.experience.id.rawValue == number })
            {
                if let chosen = try store.experience(.init(rawValue: number)) {
                    stored.insert(chosen, at: 0)
                }
            }
            return (stored, try store.count(filter))
        }
        let shown = min(count, mostListed)
        return Choices(
            experiences: stored.map { stored in
                let experience = stored.experience
                return ExperienceModel(
                    id: experience.id.rawValue,
                    title: experience.card.text(for: [])?.text.title ?? "",
                    url: experience.url.url.text.dropScheme,
                    isChosen: design.experiences.contains(experience.id.rawValue)
                )
            },
            hasExperiences: count > 0 || !stored.isEmpty || !design.search.isEmpty,
            search: design.search,
            count: shown < count
                ? "\(shown) of \(count) experiences are shown; search for others."
                : count.counted("experience")
        )
    }

    private static func preview(of urls: [String], _ design: CodeDesign) -> Preview {
        let isGood = design.colors.hasEnoughContrast
        let suggestions = isGood ? [] : design.colors.suggestions
        let codes = urls.prefix(mostShown).map { url in
            var problem: String?
            do throws(AppClipCode.EncodingError) {
                _ = try AppClipCode(url, style: design.style)
            } catch { problem = error.sentence }
            return Code(path: design.imagePath(of: url), url: url, problem: problem)
        }
        return Preview(
            codes: isGood ? codes : [],
            more: urls.count > mostShown ? "And \(urls.count - mostShown) more." : nil,
            hint: urls.isEmpty
                ? "Choose an experience, or enter a URL."
                : isGood ? nil : "Choose colours with more contrast to see the codes.",
            contrast: isGood
                ? "The colours have enough contrast."
                : "The colours have too little contrast to be scanned.",
            contrastMark: isGood ? "good" : "bad",
            suggestions: suggestions.enumerated().map { pair($1, $0, isChosen: false) },
            hasSuggestions: !suggestions.isEmpty
        )
    }

    private static func pair(_ pair: ColorPair, _ index: Int, isChosen: Bool) -> Pair {
        Pair(
            index: index,
            name: "#\(pair.foreground.hexadecimal) on #\(pair.background.hexadecimal)",
            foreground: pair.foreground.hexadecimal,
            background: pair.background.hexadecimal,
            third: pair.third.hexadecimal,
            isChosen: isChosen
        )
    }
}
