// SPDX-License-Identifier: Apache-2.0

/// A type-erased shape: SwiftUI's `AnyShape`.
nonisolated public struct AnyShape: Shape {
    /// The outline of the wrapped shape.
    public let outline: Outline
    private let path: @Sendable (CGRect) -> Path

    /// Creates a type-erased shape.
    public init<Content: Shape>(_ shape: Content) {
        path = { shape.path(in: $0) }
        let inner = shape.outline
        // Every shape is created for its size here, so that shapes of different types can replace each other.
        let value = inner.value
        outline = Outline(value, made: inner.made ?? { _ in value })
    }

    /// Returns the path of the wrapped shape.
    public func path(in rect: CGRect) -> Path { path(rect) }
}
