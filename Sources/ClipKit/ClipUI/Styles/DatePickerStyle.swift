// SPDX-License-Identifier: Apache-2.0

/// How date pickers look: SwiftUI's `DatePickerStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol DatePickerStyle {
    /// The style, as the page draws it.
    nonisolated var look: ControlLook { get }
}

/// The default style of date pickers.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 0) }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style of date pickers.
    public static var automatic: Self { DefaultDatePickerStyle() }
}

/// A field.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 1) }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A field.
    public static var compact: Self { CompactDatePickerStyle() }
}

/// A calendar; the page shows that of the browser.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 2) }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar; the page shows that of the browser.
    public static var graphical: Self { GraphicalDatePickerStyle() }
}

/// Wheels; the page shows the field of the browser.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 3) }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels; the page shows the field of the browser.
    public static var wheel: Self { WheelDatePickerStyle() }
}

nonisolated extension View {
    /// Sets the style of such controls in the view.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        inheriting([Property(.datePickerStyle, style.look.number)])
    }
}
