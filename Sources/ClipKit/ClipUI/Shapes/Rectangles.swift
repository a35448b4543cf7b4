// SPDX-License-Identifier: Apache-2.0

/// A rectangle: SwiftUI's `Rectangle`.
nonisolated public struct Rectangle: Shape, InsettableShape {
    /// Creates a rectangle.
    public init() {}

    /// The rectangle.
    public var outline: Outline { Outline(0) }

    /// The rectangle itself.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How round corners meet the sides: SwiftUI's `RoundedCornerStyle`.
///
/// Both are drawn as parts of circles.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// As parts of circles.
    case circular
    /// Smoothly.
    case continuous
}

/// A rectangle with rounded corners: SwiftUI's `RoundedRectangle`.
nonisolated public struct RoundedRectangle: Shape, InsettableShape {
    /// The radii of the corners in points.
    public var cornerSize: CGSize
    /// How the corners meet the sides.
    public var style = RoundedCornerStyle.continuous

    /// Creates a rectangle with a corner radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with radii of its corners in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// The rectangle.
    public var outline: Outline {
        Outline(1, .length(cornerSize.width), .length(cornerSize.height))
    }

    /// The rectangle with its corners.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
}

/// The radii of four corners in points: SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// At the top, at the start of the line.
    public var topLeading: CGFloat
    /// At the bottom, at the start of the line.
    public var bottomLeading: CGFloat
    /// At the bottom, at the end of the line.
    public var bottomTrailing: CGFloat
    /// At the top, at the end of the line.
    public var topTrailing: CGFloat

    /// Creates radii.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle whose corners differ: SwiftUI's `UnevenRoundedRectangle`.
nonisolated public struct UnevenRoundedRectangle: Shape, InsettableShape {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners meet the sides.
    public var style: RoundedCornerStyle

    /// Creates a rectangle.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with radii in points.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }

    /// The rectangle.
    public var outline: Outline {
        Outline(
            5,
            .length(cornerRadii.topLeading),
            .length(cornerRadii.bottomLeading),
            .length(cornerRadii.bottomTrailing),
            .length(cornerRadii.topTrailing)
        )
    }

    /// The rectangle with its corners, in a language that is read from the left.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
}

/// The shape of the container around, which is a rectangle here: SwiftUI's `ContainerRelativeShape`.
nonisolated public struct ContainerRelativeShape: Shape, InsettableShape {
    /// Creates the shape.
    public init() {}

    /// A rectangle.
    public var outline: Outline { Outline(0) }

    /// A rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}
