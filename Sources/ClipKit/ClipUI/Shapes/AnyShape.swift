// SPDX-License-Identifier: Apache-2.0

/// A shape whose type does not show: SwiftUI's `AnyShape`.
nonisolated public struct AnyShape: Shape {
    /// The shape in it.
    public let outline: Outline
    private let path: @Sendable (CGRect) -> Path

    /// Hides the type of a shape.
    public init<Content: Shape>(_ shape: Content) {
        path = { shape.path(in: $0) }
        let inner = shape.outline
        // Whatever the shape is, it is made for its size, so that another one can take its place.
        let value = inner.value
        outline = Outline(value, made: inner.made ?? { _ in value })
    }

    /// The path of the shape in it.
    public func path(in rect: CGRect) -> Path { path(rect) }
}
