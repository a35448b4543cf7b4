// SPDX-License-Identifier: Apache-2.0

/// A form that is filled, stroked or clipped to: SwiftUI's `Shape`.
///
/// A shape of the clip implements ``path(in:)``; the page requests it again when the size changes.
public protocol Shape: View, Animatable, Sendable {
    /// Returns the outline of the shape in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// The use of the shape: by default, it is filled.
    nonisolated static var role: ShapeRole { get }

    /// The outline of the shape in the form of the page.
    nonisolated var outline: Outline { get }
}

/// The use of a shape: SwiftUI's `ShapeRole`.
public enum ShapeRole: Sendable {
    /// The shape is filled.
    case fill
    /// The shape is stroked.
    case stroke
    /// The shape is a separator.
    case separator
}

/// The outline of a shape in the form of the page.
public struct Outline: Sendable {
    // The value for the page; for a shape that depends on its size it has no path.
    package let value: PropertyValue
    // The function that computes the shape for a size, if the clip computes its path.
    package let made: (@Sendable (CGSize) -> PropertyValue)?
    // The function that creates the view of such a shape; a clip without one does not contain it.
    private(set) var measured: (@Sendable (ElementKind, [Property], [ViewBox]) -> ViewBox)?
    // The function that creates the view of a line around such a shape with a paint; a clip without one does not
    // contain it.
    var stroke: (@Sendable (Outline, PropertyValue) -> ViewBox)?
    #if !hasFeature(Embedded)
    // The animation to another outline, step by step.
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

    // Returns the outline with a change, which also applies to the function for a size.
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

    // Returns the line around the shape: width, cap, join, miter limit, dashes, phase.
    package func stroked(_ stroke: [PropertyValue]) -> Outline {
        var new = self
        new.stroke = { strokeBox($0, $1, stroke) }
        return new
    }
}

extension Shape {
    /// The role of a shape that is filled.
    nonisolated public static var role: ShapeRole { .fill }

    /// The outline by the path for the size that the page reports.
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

    /// Returns the shape filled with the foreground style.
    nonisolated public func boxed() -> ViewBox {
        shapeBox(outline, fill: .unset)
    }
}

extension Shape where Body == Never {
    /// Never evaluated: a view of the library has no body.
    public var body: Never { fatalError("a view of the library has no body") }
}

// Returns the path of a shape for a size.
func pathValue<Form: Shape>(of shape: Form, _ size: CGSize) -> PropertyValue {
    let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    return .list([
        .integer(10), .length(size.width), .length(size.height), shape.path(in: rect).commands,
    ])
}
