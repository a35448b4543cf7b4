// SPDX-License-Identifier: Apache-2.0

/// The appearance of text fields: SwiftUI's `TextFieldStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol TextFieldStyle {
    /// The number of the style on the page.
    nonisolated var look: ControlLook { get }
}

/// The style of a control on the page.
public struct ControlLook: Sendable {
    package let number: Int32
}

/// The standard style of text fields, without a border.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 0) }
}

/// A style without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 1) }
}

/// A style with a border that has round corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 2) }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The standard style of text fields.
    public static var automatic: Self { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style without a border.
    public static var plain: Self { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style with a rounded border.
    public static var roundedBorder: Self { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
    /// Sets the style of the text fields in the view.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        inheriting([Property(.fieldStyle, style.look.number)])
    }
}
