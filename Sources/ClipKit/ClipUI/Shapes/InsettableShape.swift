// SPDX-License-Identifier: Apache-2.0

/// A shape that can be made smaller on all sides: SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {
    /// The smaller shape.
    associatedtype InsetShape: InsettableShape = InsetOutline<Self>

    /// The shape, smaller by a length in points on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == InsetOutline<Self> {
    /// The shape, smaller by a length in points on each side.
    nonisolated public func inset(by amount: CGFloat) -> InsetOutline<Self> {
        InsetOutline(base: self, amount: amount)
    }
}

/// A shape of the library, smaller on all sides.
nonisolated public struct InsetOutline<Base: InsettableShape>: Shape, InsettableShape {
    fileprivate let base: Base
    fileprivate let amount: CGFloat

    /// The shape; its corners are rounder by as much.
    public var outline: Outline {
        let amount = amount
        return base.outline.changed { .list([.integer(7), $0, .length(amount)]) }
    }

    /// The shape in a smaller rectangle.
    public func path(in rect: CGRect) -> Path {
        base.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    /// The shape, smaller by another length.
    public func inset(by amount: CGFloat) -> InsetOutline<Base> {
        InsetOutline(base: base, amount: self.amount + amount)
    }
}
