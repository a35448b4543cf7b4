// SPDX-License-Identifier: Apache-2.0

/// A transformation of a view that depends on its size: SwiftUI's `GeometryEffect`.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the transformation of a view of a size, from its top left corner.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the view drawn with the transformation; its frame stays.
    public func body(content: Content) -> some View {
        TransformedBySize(effect: self, content: content)
    }

    /// Returns the effect itself: it never changes the layout here.
    nonisolated public func ignoredByLayout() -> some GeometryEffect { self }
}

private struct TransformedBySize<Effect: GeometryEffect, Content: View>: View {
    let effect: Effect
    let content: Content
    @State private var size = CGSize.zero

    var body: some View {
        content
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
            .transformEffect(effect.effectValue(size: size).affine)
    }
}

/// A transformation of the plane as a 3 × 3 matrix, rows first: SwiftUI's `ProjectionTransform`.
///
/// A page draws its affine part; perspective is left out.
public struct ProjectionTransform: Equatable, Sendable {
    /// The first row.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row, with the translation.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the transformation that changes nothing.
    nonisolated public init() {}

    /// Creates an affine transformation.
    nonisolated public init(_ matrix: CGAffineTransform) {
        (m11, m12) = (matrix.a, matrix.b)
        (m21, m22) = (matrix.c, matrix.d)
        (m31, m32) = (matrix.tx, matrix.ty)
    }

    /// Whether the transformation changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the transformation has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns this transformation followed by another one.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        func cell(_ a: (CGFloat, CGFloat, CGFloat), _ b: (CGFloat, CGFloat, CGFloat)) -> CGFloat {
            a.0 * b.0 + a.1 * b.1 + a.2 * b.2
        }
        let rows = ((m11, m12, m13), (m21, m22, m23), (m31, m32, m33))
        let first = (other.m11, other.m21, other.m31)
        let second = (other.m12, other.m22, other.m32)
        let third = (other.m13, other.m23, other.m33)
        (result.m11, result.m12, result.m13) =
            (cell(rows.0, first), cell(rows.0, second), cell(rows.0, third))
        (result.m21, result.m22, result.m23) =
            (cell(rows.1, first), cell(rows.1, second), cell(rows.1, third))
        (result.m31, result.m32, result.m33) =
            (cell(rows.2, first), cell(rows.2, second), cell(rows.2, third))
        return result
    }

    fileprivate var affine: CGAffineTransform {
        let scale = m33 == 0 ? 1 : m33
        return CGAffineTransform(
            a: m11 / scale,
            b: m12 / scale,
            c: m21 / scale,
            d: m22 / scale,
            tx: m31 / scale,
            ty: m32 / scale
        )
    }
}

extension View {
    /// Draws the view with a transformation from its top left corner; its frame stays.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }
}
