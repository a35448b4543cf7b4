extension View {
    /// Sets the kind of text.
    public func font(_ font: Font) -> ModifiedView<Self> { with(Attribute(.font, font.code)) }

    /// Sets how heavy text is.
    public func fontWeight(_ weight: Font.Weight) -> ModifiedView<Self> {
        with(Attribute(.weight, weight.rawValue))
    }

    /// Makes text heavy.
    public func bold() -> ModifiedView<Self> { with(Attribute(.weight, Font.Weight.bold.rawValue)) }

    /// Sets the colour of text and symbols.
    public func foregroundStyle(_ color: Color) -> ModifiedView<Self> {
        with(Attribute(.foreground, color.code))
    }

    /// Sets where lines of text stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView<Self> {
        with(Attribute(.textAlignment, alignment.rawValue))
    }

    /// Cuts text off after a number of lines, from 1 to 100.
    public func lineLimit(_ number: Int) -> ModifiedView<Self> {
        with(Attribute(.lineLimit, Int32(max(1, min(100, number)))))
    }

    /// Says in which language a text is, for voices and for hyphenation.
    public func typesettingLanguage(_ language: Locale.Language) -> ModifiedView<Self> {
        with(Attribute(.language, language.identifier))
    }
}

/// Names of languages: Foundation's `Locale`.
public enum Locale {
    /// A language.
    public struct Language: Sendable {
        let identifier: String

        /// A language by its tag (BCP 47), such as `fr` or `pt-BR`.
        public init(identifier: String) {
            self.identifier = identifier
        }
    }
}
