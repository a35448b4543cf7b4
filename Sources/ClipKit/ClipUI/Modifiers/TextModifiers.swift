// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the font.
    public func font(_ font: Font) -> ModifiedView<Self> { with(Attribute(.font, font.code)) }

    /// Sets the weight of the font.
    public func fontWeight(_ weight: Font.Weight) -> ModifiedView<Self> {
        with(Attribute(.weight, weight.rawValue))
    }

    /// Makes text bold.
    public func bold() -> ModifiedView<Self> { with(Attribute(.weight, Font.Weight.bold.rawValue)) }

    /// Sets the colour of text and symbols.
    public func foregroundStyle(_ color: Color) -> ModifiedView<Self> {
        with(Attribute(.foreground, color.code))
    }

    /// Sets the alignment of lines of text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView<Self> {
        with(Attribute(.textAlignment, alignment.rawValue))
    }

    /// Truncates text after a number of lines, from 1 to 100.
    public func lineLimit(_ number: Int) -> ModifiedView<Self> {
        with(Attribute(.lineLimit, Int32(max(1, min(100, number)))))
    }

    /// Sets the language of a text, for speech and hyphenation.
    public func typesettingLanguage(_ language: Locale.Language) -> ModifiedView<Self> {
        with(Attribute(.language, language.identifier))
    }
}

/// Languages: the part of Foundation's `Locale` that views use.
public enum Locale {
    /// A language.
    public struct Language: Sendable {
        let identifier: String

        /// Creates a language from its tag (BCP 47), such as `fr` or `pt-BR`.
        public init(identifier: String) {
            self.identifier = identifier
        }
    }
}
