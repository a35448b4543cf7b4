// SPDX-License-Identifier: Apache-2.0

/// A change of a view's drawing that leaves its frame: SwiftUI's `VisualEffect`.
public protocol VisualEffect: Sendable {
    /// The changes in the form of this library.
    nonisolated var drawing: EffectDrawing { get }
}

/// Changes of a view's drawing, the innermost first.
public struct EffectDrawing: Sendable {
    package var steps: [[Property]] = []

    package init() {}
}

/// No change: SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect without changes.
    public init() {}

    /// The empty list of changes.
    public var drawing: EffectDrawing { EffectDrawing() }
}

// An effect with one more change.
private struct ChangedEffect: VisualEffect {
    let drawing: EffectDrawing

    init(_ inner: some VisualEffect, _ properties: [Property]) {
        var drawing = inner.drawing
        drawing.steps.append(properties)
        self.drawing = drawing
    }
}

extension VisualEffect {
    private func changed(_ properties: Property...) -> ChangedEffect {
        ChangedEffect(self, properties)
    }

    /// Sets the opacity, from 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
        changed(Property(.opacity, .number(max(0, min(1, opacity)))))
    }

    /// Moves the view, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        changed(Property(.transform, transformValue([1, 0, 0, 1, x, y], .zero, nil)))
    }

    /// Moves the view, in points.
    nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Scales the view from a point.
    nonisolated public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some VisualEffect {
        changed(Property(.transform, transformValue([x, 0, 0, y, 0, 0], anchor, nil)))
    }

    /// Scales the view from a point.
    nonisolated public func scaleEffect(
        _ scale: CGFloat,
        anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view from a point.
    nonisolated public func scaleEffect(
        _ scale: CGSize,
        anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Rotates the view about a point.
    nonisolated public func rotationEffect(
        _ angle: Angle,
        anchor: UnitPoint = .center
    ) -> some VisualEffect {
        let (sine, cosine) = sineAndCosine(angle.radians)
        let numbers = [cosine, sine, -sine, cosine, 0, 0]
        return changed(Property(.transform, transformValue(numbers, anchor, angle)))
    }

    /// Rotates the view in space about an axis.
    nonisolated public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        let numbers = [
            CGFloat(angle.degrees), axis.x, axis.y, axis.z, anchor.x, anchor.y, perspective,
        ]
        return changed(Property(.rotation3D, .list(numbers.map { .length($0) })))
    }

    /// Transforms the view from its top left corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        let numbers = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        return changed(Property(.transform, transformValue(numbers.map { Double($0) }, .zero, nil)))
    }

    /// Blurs the view; the radius is in points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        changed(Property(.blur, max(0, radius)))
    }

    /// Brightens the view, from -1 to 1.
    nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
        changed(Property(.brightness, .number(amount)))
    }

    /// Sets the contrast; 1 changes nothing.
    nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
        changed(Property(.contrast, .number(amount)))
    }

    /// Sets the saturation; 1 changes nothing.
    nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
        changed(Property(.saturation, .number(amount)))
    }

    /// Removes the colours, from 0 to 1.
    nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
        changed(Property(.grayscale, .number(amount)))
    }

    /// Rotates the hues of the colours.
    nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
        changed(Property(.hueRotation, .length(CGFloat(angle.degrees))))
    }
}

nonisolated extension View {
    /// Changes the drawing of the view by its geometry, without changing its frame.
    ///
    /// Until the page has reported the geometry, it is that of a view without a size.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        let content = boxed()
        return ModifiedView<Self>(
            GeometryBox(.geometryReport, before: GeometryProxy(size: .zero)) { proxy in
                effectBox(content, effect(EmptyVisualEffect(), proxy).drawing)
            }
        )
    }
}

// Returns the view with its changes. A view with another number of changes is another view.
func effectBox(_ content: ViewBox, _ drawing: EffectDrawing) -> ViewBox {
    var box = content
    for step in drawing.steps { box = ElementBox(.effect, step, [box]) }
    return ChoiceBox(box, UInt(drawing.steps.count))
}
