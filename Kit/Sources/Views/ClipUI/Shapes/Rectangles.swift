// SPDX-License-Identifier: Apache-2.0

/// A rectangle: SwiftUI's `Rectangle`.
nonisolated public struct Rectangle: Shape, InsettableShape {
    /// Creates a rectangle.
    public init() {}

    /// The outline, for any size.
    public var outline: Outline { Outline(0) }

    /// Returns the path of a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The style in which round corners meet the sides: SwiftUI's `RoundedCornerStyle`.
///
/// Both styles are drawn as circular arcs.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Circular arcs.
    case circular
    /// Curves of continuous curvature.
    case continuous
}

/// A rectangle with rounded corners: SwiftUI's `RoundedRectangle`.
nonisolated public struct RoundedRectangle: Shape, InsettableShape {
    /// The radii of the corners in points.
    public var cornerSize: CGSize
    /// The style in which the corners meet the sides.
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

    /// The outline, for any size.
    public var outline: Outline {
        Outline(1, .length(cornerSize.width), .length(cornerSize.height))
    }

    /// Returns the path of the rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Returns the path of the rectangle in the inset one, with radii that are smaller by the inset.
    public func insetPath(in rect: CGRect, by amount: CGFloat) -> Path {
        let size = CGSize(
            width: max(0, cornerSize.width - amount),
            height: max(0, cornerSize.height - amount)
        )
        return RoundedRectangle(cornerSize: size, style: style)
            .path(in: rect.insetBy(dx: amount, dy: amount))
    }
}

/// The radii of four corners in points: SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
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

/// A rectangle with a different radius for each corner: SwiftUI's `UnevenRoundedRectangle`.
nonisolated public struct UnevenRoundedRectangle: Shape, InsettableShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style in which the corners meet the sides.
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

    /// The outline, for any size.
    public var outline: Outline {
        Outline(
            5,
            .length(cornerRadii.topLeading),
            .length(cornerRadii.bottomLeading),
            .length(cornerRadii.bottomTrailing),
            .length(cornerRadii.topTrailing)
        )
    }

    /// Returns the path of the rectangle, for a language that is written from left to right.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Returns the path of the rectangle in the inset one, with radii that are smaller by the inset.
    public func insetPath(in rect: CGRect, by amount: CGFloat) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: max(0, cornerRadii.topLeading - amount),
            bottomLeading: max(0, cornerRadii.bottomLeading - amount),
            bottomTrailing: max(0, cornerRadii.bottomTrailing - amount),
            topTrailing: max(0, cornerRadii.topTrailing - amount)
        )
        return UnevenRoundedRectangle(cornerRadii: radii, style: style)
            .path(in: rect.insetBy(dx: amount, dy: amount))
    }
}

/// The shape of the container, which is a rectangle here: SwiftUI's `ContainerRelativeShape`.
nonisolated public struct ContainerRelativeShape: Shape, InsettableShape {
    /// Creates the shape.
    public init() {}

    /// The outline of a rectangle.
    public var outline: Outline { Outline(0) }

    /// Returns the path of a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}
