// SPDX-License-Identifier: Apache-2.0

/// How fields look: SwiftUI's `TextFieldStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol TextFieldStyle {
    /// The style, as the page draws it.
    nonisolated var look: ControlLook { get }
}

/// How the page draws a control.
public struct ControlLook: Sendable {
    package let number: Int32
}

/// The default style of fields.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Only the text.
    public var look: ControlLook { ControlLook(number: 0) }
}

/// Only the text.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Only the text.
    public var look: ControlLook { ControlLook(number: 1) }
}

/// A border with rounded corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// A border.
    public var look: ControlLook { ControlLook(number: 2) }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style of fields.
    public static var automatic: Self { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Only the text.
    public static var plain: Self { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with rounded corners.
    public static var roundedBorder: Self { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
    /// Sets the style of the fields in the view.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        inheriting([Property(.fieldStyle, style.look.number)])
    }
}
