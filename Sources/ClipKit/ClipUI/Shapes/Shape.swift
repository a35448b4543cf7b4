// SPDX-License-Identifier: Apache-2.0

/// A form that is filled, stroked or clipped to: SwiftUI's `Shape`.
///
/// A shape of a clip's own implements ``path(in:)``; the page asks for it again when the size is another.
public protocol Shape: View, Animatable, Sendable {
    /// The outline of the shape in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is for.
    nonisolated static var role: ShapeRole { get }

    /// The shape, as the page draws it.
    nonisolated var outline: Outline { get }
}

/// What a shape is for: SwiftUI's `ShapeRole`.
public enum ShapeRole: Sendable {
    /// It is filled.
    case fill
    /// It is stroked.
    case stroke
    /// It separates.
    case separator
}

/// A shape, as the page draws it.
public struct Outline: Sendable {
    // For a shape that goes by its size this is without a path.
    package let value: PropertyValue
    // The shape for a size, if its path is computed by the clip.
    package let made: (@Sendable (CGSize) -> PropertyValue)?
    // The view of such a shape, which a clip without one does not contain.
    private(set) var measured: (@Sendable (ElementKind, [Property], [ViewBox]) -> ViewBox)?
    // The view, in a paint, of a line around the shape that is drawn instead of it; likewise.
    var stroke: (@Sendable (Outline, PropertyValue) -> ViewBox)?
    #if !hasFeature(Embedded)
    // How it goes to another one step by step.
    package var moving: MovingShape?
    #endif

    package init(_ value: PropertyValue) {
        self.value = value
        made = nil
    }

    package init(_ value: PropertyValue, made: @escaping @Sendable (CGSize) -> PropertyValue) {
        self.value = value
        self.made = made
        measured = { MeasuredShapeBox($0, made, $1, $2) }
    }

    package init(_ number: Int32, _ parameters: PropertyValue...) {
        self.init(.list([.integer(number)] + parameters))
    }

    // The outline changed, also when it is made for a size.
    @inline(never)
    package func changed(_ change: @escaping @Sendable (PropertyValue) -> PropertyValue) -> Outline
    {
        var new = Outline(change(value))
        if let made { new = Outline(new.value) { change(made($0)) } }
        new.stroke = stroke
        #if !hasFeature(Embedded)
        new.moving = moving?.changed(change)
        #endif
        return new
    }

    // The line around the shape: width, cap, join, miter limit, dashes, phase.
    package func stroked(_ stroke: [PropertyValue]) -> Outline {
        var new = self
        new.stroke = { strokeBox($0, $1, stroke) }
        return new
    }
}

extension Shape {
    /// It is filled.
    nonisolated public static var role: ShapeRole { .fill }

    /// The path for the size that the page tells.
    nonisolated public var outline: Outline {
        let none = PropertyValue.list([.integer(10), .integer(0), .integer(0), .list([])])
        #if hasFeature(Embedded)
        return Outline(none, made: { pathValue(of: self, $0) })
        #else
        var outline = Outline(none, made: { pathValue(of: self, $0) })
        outline.moving = MovingShape(self)
        return outline
        #endif
    }

    /// The shape, filled with the foreground style.
    nonisolated public func boxed() -> ViewBox {
        shapeBox(outline, fill: .unset)
    }
}

extension Shape where Body == Never {
    /// Never evaluated: a view of the library has no body.
    public var body: Never { fatalError("a view of the library has no body") }
}

// The path of a shape for a size.
func pathValue<Form: Shape>(of shape: Form, _ size: CGSize) -> PropertyValue {
    let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    return .list([
        .integer(10), .length(size.width), .length(size.height), shape.path(in: rect).commands,
    ])
}
