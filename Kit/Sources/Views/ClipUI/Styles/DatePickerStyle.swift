// SPDX-License-Identifier: Apache-2.0

/// The appearance of date pickers: SwiftUI's `DatePickerStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol DatePickerStyle {
    /// The number of the style on the page.
    nonisolated var look: ControlLook { get }
}

/// The standard style of date pickers.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 0) }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The standard style of date pickers.
    public static var automatic: Self { DefaultDatePickerStyle() }
}

/// A text field with the date.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 1) }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A text field with the date.
    public static var compact: Self { CompactDatePickerStyle() }
}

/// A calendar; the page shows the browser's.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 2) }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar; the page shows the browser's.
    public static var graphical: Self { GraphicalDatePickerStyle() }
}

/// Wheels; the page shows the browser's field.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 3) }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels; the page shows the browser's field.
    public static var wheel: Self { WheelDatePickerStyle() }
}

nonisolated extension View {
    /// Sets the style of the date pickers in the view.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        inheriting([Property(.datePickerStyle, style.look.number)])
    }
}
