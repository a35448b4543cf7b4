// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Sets the font.
    public func font(_ font: Font?) -> some View {
        inheriting([Property(.font, font?.value ?? .unset)])
    }

    /// Sets the weight of the font.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        inheriting([Property(.fontWeight, weight.map { .integer($0.number) } ?? .unset)])
    }

    /// Sets the design of the font.
    public func fontDesign(_ design: Font.Design?) -> some View {
        inheriting([Property(.fontDesign, design.map { .integer($0.number) } ?? .unset)])
    }

    /// Sets the width of the font; a page has condensed and standard ones.
    public func fontWidth(_ width: Font.Width?) -> some View {
        fontTrait(8, width.map { $0.isCondensed } ?? false)
    }

    /// Makes text bold.
    public func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    /// Makes text italic.
    public func italic(_ isActive: Bool = true) -> some View { fontTrait(1, isActive) }

    /// Sets letters of equal width.
    public func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }

    /// Sets digits of equal width.
    public func monospacedDigit() -> some View { fontTrait(2, true) }

    /// Underlines texts.
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        inheriting([Property(.underline, line(isActive, color, pattern))])
    }

    /// Strikes texts through.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        inheriting([Property(.strikethrough, line(isActive, color, pattern))])
    }

    /// Sets additional space between letters, in points.
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    /// Sets additional space between letters, in points.
    public func tracking(_ tracking: CGFloat) -> some View {
        inheriting([Property(.tracking, tracking)])
    }

    /// Raises texts above the baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> some View {
        inheriting([Property(.baselineOffset, offset)])
    }

    /// Sets the alignment of lines of text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        inheriting([Property(.textAlignment, alignment.rawValue)])
    }

    /// Lets a text shrink to a fraction of its size before it is truncated.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        inheriting([Property(.minimumScaleFactor, factor)])
    }

    /// Allows letters to move together; nothing changes, because a page wraps or truncates a text instead.
    public func allowsTightening(_ flag: Bool) -> some View { inheriting([]) }

    /// Sets where a text that is too long is truncated.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        inheriting([Property(.truncation, mode.rawValue)])
    }

    /// Sets the case of letters.
    public func textCase(_ textCase: Text.Case?) -> some View {
        inheriting([Property(.textCase, textCase.map { .integer($0.rawValue) } ?? .unset)])
    }

    /// Sets additional space between lines, in points.
    public func lineSpacing(_ spacing: CGFloat) -> some View {
        inheriting([Property(.lineSpacing, spacing)])
    }

    /// Sets whether the person can select texts.
    public func textSelection<Selectability: TextSelectability>(
        _ selectability: Selectability
    ) -> some View {
        inheriting([Property(.isSelectable, Selectability.allowsSelection)])
    }

    // Adds or removes a trait of the inherited ones.
    package func fontTrait(_ trait: Int32, _ isActive: Bool) -> some View {
        ModifiedView<Self>(fontTraitBox(boxed(), trait, isActive))
    }
}

@inline(never)
private func fontTraitBox(_ content: ViewBox, _ trait: Int32, _ isActive: Bool) -> ViewBox {
    EnvironmentBox(content) { environment in
        var traits = [Property(.fontTraits, environment.inheritedValue(.fontTraits))]
        if isActive { traits.add(trait: trait) } else { traits.remove(trait: trait) }
        return environment.inheriting(traits)
    }
}

/// The ability to select texts: SwiftUI's `TextSelectability`.
public protocol TextSelectability {
    /// Whether the person can select texts.
    static var allowsSelection: Bool { get }
}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// True.
    public static let allowsSelection = true
}

/// Texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// False.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts that cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
