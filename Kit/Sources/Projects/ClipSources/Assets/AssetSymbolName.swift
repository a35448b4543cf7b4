// SPDX-License-Identifier: Apache-2.0

/// The Swift name that Xcode derives from an asset's name.
///
/// Words are joined in camel case: `brand blue`, `brand-blue` and `BrandBlue` become `brandBlue`. Capitals at the
/// beginning count as one word: `URLField` becomes `urlField`. The suffix `Color` of a colour and `Image` of an image
/// is removed: the colour `AccentColor` becomes `accent`. A digit at the beginning gets an underscore, a keyword
/// backticks.
public struct AssetSymbolName: Sendable, Hashable {
    /// The name, as it is written in Swift.
    public let text: String

    /// The name without backticks.
    public var plain: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }

    /// Derives the name of a colour or an image; `nil` for a name without a letter or digit.
    ///
    /// - Parameters:
    ///   - name: The asset's name, without those of folders.
    ///   - suffix: The suffix that is removed: `Color` or `Image`.
    public init?(_ name: String, without suffix: String = "") {
        var words = Self.words(of: name)
        if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
            words[words.count - 1] = String(last.dropLast(suffix.count))
            if words[words.count - 1].isEmpty { words.removeLast() }
        }
        guard let first = words.first else { return nil }
        self.init(
            joined: Self.uncapitalized(first) + words.dropFirst().map(Self.capitalized).joined()
        )
    }

    /// Derives the name of a folder that prefixes its name; `nil` for one without a letter or digit.
    public init?(folder: String) {
        let words = Self.words(of: folder)
        guard !words.isEmpty else { return nil }
        self.init(joined: words.map(Self.capitalized).joined())
    }

    private init(joined name: String) {
        if name.first?.isNumber == true {
            text = "_" + name
        } else {
            text = Self.keywords.contains(name) ? "`\(name)`" : name
        }
    }

    private static func words(of name: String) -> [String] {
        name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Lowercases the first word: `Berry` becomes `berry`, `URL` becomes `url`, and in `URLField` the `F` begins
    /// another word.
    private static func uncapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        guard capitals.count > 1, rest.first?.isLetter == true else {
            return capitals.lowercased() + rest
        }
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
