// SPDX-License-Identifier: Apache-2.0

/// A shape that can be inset: SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape = InsetOutline<Self>

    /// Returns the shape inset by a length in points on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape

    /// Returns the path of the shape, inset by a length in points on each side of a rectangle.
    nonisolated func insetPath(in rect: CGRect, by amount: CGFloat) -> Path
}

extension InsettableShape {
    /// Returns the path of the shape in the inset rectangle.
    nonisolated public func insetPath(in rect: CGRect, by amount: CGFloat) -> Path {
        path(in: rect.insetBy(dx: amount, dy: amount))
    }
}

extension InsettableShape where InsetShape == InsetOutline<Self> {
    /// Returns the shape inset by a length in points on each side.
    nonisolated public func inset(by amount: CGFloat) -> InsetOutline<Self> {
        InsetOutline(base: self, amount: amount)
    }
}

/// A shape of the library that is inset on all sides.
nonisolated public struct InsetOutline<Base: InsettableShape>: Shape, InsettableShape {
    fileprivate let base: Base
    fileprivate let amount: CGFloat

    /// The outline, whose corner radii are smaller by the inset.
    public var outline: Outline {
        let amount = amount
        return base.outline.changed { .list([.integer(7), $0, .length(amount)]) }
    }

    /// Returns the path of the shape in the inset rectangle; corner radii are smaller by the inset.
    public func path(in rect: CGRect) -> Path { base.insetPath(in: rect, by: amount) }

    /// Returns the shape inset by a further length.
    public func inset(by amount: CGFloat) -> InsetOutline<Base> {
        InsetOutline(base: base, amount: self.amount + amount)
    }
}
