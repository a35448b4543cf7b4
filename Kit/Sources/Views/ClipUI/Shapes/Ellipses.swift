// SPDX-License-Identifier: Apache-2.0

/// A rectangle with round ends: SwiftUI's `Capsule`.
nonisolated public struct Capsule: Shape, InsettableShape {
    /// The style in which the ends meet the sides.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The outline, for any size.
    public var outline: Outline { Outline(2) }

    /// Returns the largest capsule in a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
}

/// A circle: SwiftUI's `Circle`.
nonisolated public struct Circle: Shape, InsettableShape {
    /// Creates a circle.
    public init() {}

    /// The outline, for any size.
    public var outline: Outline { Outline(3) }

    /// Returns the largest circle in the middle of a rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2,
                y: rect.midY - side / 2,
                width: side,
                height: side
            )
        )
    }
}

/// An ellipse: SwiftUI's `Ellipse`.
nonisolated public struct Ellipse: Shape, InsettableShape {
    /// Creates an ellipse.
    public init() {}

    /// The outline, for any size.
    public var outline: Outline { Outline(4) }

    /// Returns the ellipse that touches the sides of a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
