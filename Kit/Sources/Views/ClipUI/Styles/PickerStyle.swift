// SPDX-License-Identifier: Apache-2.0

/// The appearance of pickers: SwiftUI's `PickerStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol PickerStyle {
    /// The number of the style on the page.
    nonisolated var look: ControlLook { get }
}

/// The standard style of pickers.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 0) }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
    /// The standard style of pickers.
    public static var automatic: Self { DefaultPickerStyle() }
}

/// A button that opens a menu of the options.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 1) }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu of the options.
    public static var menu: Self { MenuPickerStyle() }
}

/// A control with a segment for each option.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 2) }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
    /// A control with a segment for each option.
    public static var segmented: Self { SegmentedPickerStyle() }
}

/// A wheel of the options that the person turns.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 3) }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel of the options that the person turns.
    public static var wheel: Self { WheelPickerStyle() }
}

/// A row for each option.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 4) }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
    /// A row for each option.
    public static var inline: Self { InlinePickerStyle() }
}

/// A menu, in place of a screen with the options.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 5) }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A menu, in place of a screen with the options.
    public static var navigationLink: Self { NavigationLinkPickerStyle() }
}

/// A row of small options.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The number of the style on the page.
    public var look: ControlLook { ControlLook(number: 6) }
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
    /// A row of small options.
    public static var palette: Self { PalettePickerStyle() }
}

nonisolated extension View {
    /// Sets the style of the pickers in the view.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        inheriting([Property(.pickerStyle, style.look.number)])
    }
}
