// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The tables of translations of a clip, in one language.
///
/// The build of a clip writes them as the file `ClipTexts.json` of its bundle, from `.strings`, `.stringsdict` and `.xcstrings`:
///
///     {"developmentLanguage": "en",
///      "tables": {"Localizable": {"de": {"Hello %@": {"text": "Hallo %@"},
///                                        "%lld cups": {"cases": [{"plural": "one", "text": "%lld Becher"}, …]}}}}}
public struct ClipTexts: Sendable {
    struct Translation: Decodable, Sendable {
        struct Case: Decodable, Sendable {
            var plural: String?
            var device: String?
            var variable: String?
            var text: String
        }

        var text: String?
        var cases: [Case]?
        var specifiers: [String: String]?
    }

    private struct Index: Decodable {
        var developmentLanguage: String?
        var tables: [String: [String: [String: Translation]]]
    }

    /// The language of the tables, such as `de` or `pt-BR`.
    public let language: String
    private var tables: [String: [String: Translation]] = [:]

    /// Reads the tables of the language that fits best.
    ///
    /// Translations that it lacks are those of the development language.
    ///
    /// - Parameters:
    ///   - json: The file, of at most 64 MB.
    ///   - preferred: The person's languages, in descending order of preference.
    /// - Throws: `DecodingError` if the file has another format, `CocoaError` if it is too large.
    public init(json: Data, preferred: [String] = Locale.preferredLanguages) throws {
        guard json.count <= 64 << 20 else { throw CocoaError(.fileReadTooLarge) }
        let index = try JSONDecoder().decode(Index.self, from: json)
        let known = Set(index.tables.values.flatMap(\.keys)).subtracting(["", "Base"]).sorted()
        let development = index.developmentLanguage ?? "en"
        language = preferred.lazy.compactMap { Self.match($0, in: known) }.first ?? development
        for (name, languages) in index.tables {
            var table = languages[""] ?? [:]
            for other in ["Base", development, language] {
                table.merge(languages[other] ?? [:]) { $1 }
            }
            tables[name] = table
        }
    }

    // Returns the language itself, a shorter form of it, or one with the same first part.
    private static func match(_ wanted: String, in known: [String]) -> String? {
        var parts = wanted.replacingOccurrences(of: "_", with: "-").split(separator: "-")
        while !parts.isEmpty {
            let tag = parts.joined(separator: "-")
            if known.contains(tag) { return tag }
            if parts.count == 1 { return known.first { $0.hasPrefix(tag + "-") } }
            parts.removeLast()
        }
        return nil
    }

    /// Returns the translation of a key, for the whole numbers among its arguments.
    ///
    /// - Parameters:
    ///   - key: The text in the sources.
    ///   - table: The name of the table.
    ///   - counts: The arguments by their positions; `nil` for an argument that is not a whole number.
    /// - Returns: The translation, or `nil` if the table has none.
    func translation(of key: String, in table: String, counts: [Int64?]) -> String? {
        guard let found = tables[table]?[key] else { return nil }
        let cases = found.cases ?? []
        let first = counts.lazy.compactMap { $0 }.first
        var format = found.text ?? best(cases.filter { $0.variable == nil }, first)?.text
        var position = 0
        // Each variable stands for the next argument.
        while let text = format, let start = text.range(of: "%#@"),
            let end = text[start.upperBound...].firstIndex(of: "@"), position < 20
        {
            let name = String(text[start.upperBound..<end])
            let count = counts.indices.contains(position) ? counts[position] : first
            position += 1
            let specifier = "%\(position)$\(found.specifiers?[name] ?? "lld")"
            let words = best(cases.filter { $0.variable == name }, count)?.text ?? specifier
            format =
                text[..<start.lowerBound]
                + words.replacingOccurrences(of: "%arg", with: specifier)
                + text[text.index(after: end)...]
        }
        return format
    }

    private func best(_ cases: [Translation.Case], _ count: Int64?) -> Translation.Case? {
        let fitting = cases.filter { ($0.device ?? "iphone") == "iphone" }
        let usable = fitting.isEmpty ? cases : fitting
        let form = PluralRule.form(of: count ?? 0, in: language)
        return usable.first { $0.plural == form } ?? usable.first { $0.plural == "other" }
            ?? usable.first { $0.plural == nil }
    }

    private enum Source: Sendable {
        case unread
        case read(ClipTexts?)
    }

    private static let source = Mutex(Source.unread)

    /// Sets the tables in which texts are looked up, instead of those of the clip's bundle.
    public static func use(_ texts: ClipTexts?) {
        source.withLock { $0 = .read(texts) }
    }

    /// The tables in which texts are looked up; those of the clip's bundle are read at the first use.
    public static var current: ClipTexts? {
        source.withLock { source in
            if case .read(let texts) = source { return texts }
            let file = Bundle.main.url(forResource: "ClipTexts", withExtension: "json")
            let texts = file.flatMap { try? Data(contentsOf: $0) }
                .flatMap { try? ClipTexts(json: $0) }
            source = .read(texts)
            return texts
        }
    }
}
