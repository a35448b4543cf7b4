// SPDX-License-Identifier: Apache-2.0

/// The inherited style of text and symbols: SwiftUI's `ForegroundStyle`.
nonisolated public struct ForegroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The paint `unset`, which stands for the inherited style.
    public var paint: Paint { Paint(.unset) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The inherited style of text and symbols.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the screen: SwiftUI's `BackgroundStyle`.
nonisolated public struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The background of the screen.
    public var paint: Paint { Paint(.integer(4 << 8)) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the screen.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The inherited tint of controls: SwiftUI's `TintShapeStyle`.
nonisolated public struct TintShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The inherited tint of controls.
    public var paint: Paint { Paint(.integer(3 << 8)) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The inherited tint of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The colour of lines between rows: SwiftUI's `SeparatorShapeStyle`.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The colour of lines between rows.
    public var paint: Paint { Paint(.integer(12 << 8)) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between rows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The colour of selected content: SwiftUI's `SelectionShapeStyle`.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The colour of selected content.
    public var paint: Paint { Paint(.integer(3 << 8)) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// A translucent fill of small shapes: SwiftUI's `FillShapeStyle`.
nonisolated public struct FillShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// A translucent fill of small shapes.
    public var paint: Paint { Paint(.integer(22 << 8)) }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A translucent fill of small shapes.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of placeholder text: SwiftUI's `PlaceholderTextShapeStyle`.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The colour of placeholder text.
    public var paint: Paint { Paint(.integer(14 << 8)) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The colour of links: SwiftUI's `LinkShapeStyle`.
nonisolated public struct LinkShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The colour of links.
    public var paint: Paint { Paint(.integer(15 << 8)) }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The background of a window: SwiftUI's `WindowBackgroundShapeStyle`.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The background of a window.
    public var paint: Paint { Paint(.integer(16 << 8)) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background colour of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
