// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipCodes
import AppClipExperiences
import AppClipTypes
import CodeProduction
import MorselRegistry

/// The choices on the page of codes.
struct CodeDesign: Sendable {
    /// The maximum number of codes in a print sheet or an archive that the console makes at once.
    static let mostCodes = 2_000

    /// The numbers of the chosen experiences.
    let experiences: [Int64]
    /// Other URLs, one in each line.
    let urls: String
    /// The search text of the list of experiences.
    let search: String
    /// The index of the chosen colour template; `nil` for custom colours.
    let index: Int?
    let colors: ColorPair
    let kind: CodeStyle.Kind
    let logo: CodeStyle.Logo

    var style: CodeStyle { CodeStyle(colors: colors, kind: kind, logo: logo) }

    /// Creates a design from the fields of a form or a query; missing values are those of the default template.
    init(_ fields: FormFields) {
        experiences = fields.all("experience").prefix(Self.mostCodes).compactMap { Int64($0) }
        urls = fields.text("urls")
        search = fields.text("search")
        let isOwn = fields.text("index") == "own"
        let number = Int(fields.text("index")) ?? 4
        index = isOwn ? nil : ColorPair.templates.indices.contains(number) ? number : 4
        let template = ColorPair.templates[index ?? 4]
        colors =
            isOwn
            ? ColorPair(
                foreground: Self.color(fields.text("foreground")) ?? template.foreground,
                background: Self.color(fields.text("background")) ?? template.background
            ) : template
        kind = CodeStyle.Kind(rawValue: fields.text("type")) ?? .camera
        logo = CodeStyle.Logo(rawValue: fields.text("logo")) ?? .badge
    }

    /// Parses a colour as a form sends it, `#RRGGBB`.
    private static func color(_ text: String) -> RGBColor? {
        try? RGBColor(hexadecimal: text.hasPrefix("#") ? String(text.dropFirst()) : text)
    }

    /// Returns the URLs of the chosen experiences and of the lines, in order and without duplicates.
    func allURLs(in store: ReadTransaction) throws -> [String] {
        var seen: Set<String> = []
        let registered = try experiences.compactMap { number in
            guard number >= 0, number < .max else { return String?.none }
            return try store.experience(.init(rawValue: number))?.experience.url.url.text
        }
        let lines = urls.split(whereSeparator: \.isNewline).map { $0.filter { $0 != " " } }
        return (registered + lines).filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// Returns the registered URLs of the chosen experiences.
    func prefixes(in store: ReadTransaction) throws -> [RegisteredURL] {
        try experiences.compactMap { number in
            guard number >= 0, number < .max else { return nil }
            return try store.experience(.init(rawValue: number))?.experience.url
        }
    }

    /// Returns the path of a code's image, which the server draws.
    func imagePath(of url: String) -> String {
        "/.morsel/code.svg?url=\(PercentEncoding.encoded(url))"
            + "&foreground=\(colors.foreground.hexadecimal)"
            + "&background=\(colors.background.hexadecimal)&type=\(kind.rawValue)&logo=\(logo.rawValue)"
    }
}

extension AppClipCode.EncodingError {
    /// A sentence that explains why a URL cannot be encoded.
    var sentence: String {
        switch self {
        case .tooLong(let error):
            "It takes \(error.bits) bits, and a code holds \(error.limit). Use a shorter URL."
        case .url(let error):
            "At byte \(error.offset + 1): only https:// URLs of plain letters, digits and marks fit."
        }
    }
}
