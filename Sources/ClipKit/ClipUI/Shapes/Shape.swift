// SPDX-License-Identifier: Apache-2.0

/// A form that is filled, stroked or clipped to: SwiftUI's `Shape`.
///
/// A shape of a clip's own implements ``path(in:)``; the page asks for it again when the size is another.
public protocol Shape: View, Sendable {
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
    // A stroke that is filled instead of the shape: width, cap, join, miter limit, dashes, phase.
    package let stroke: [PropertyValue]?

    package init(
        _ value: PropertyValue,
        made: (@Sendable (CGSize) -> PropertyValue)? = nil,
        stroke: [PropertyValue]? = nil
    ) {
        self.value = value
        self.made = made
        self.stroke = stroke
    }

    package init(_ number: Int32, _ parameters: PropertyValue...) {
        self.init(.list([.integer(number)] + parameters))
    }

    // The outline changed, also when it is made for a size.
    @inline(never)
    package func changed(_ change: @escaping @Sendable (PropertyValue) -> PropertyValue) -> Outline
    {
        var new: (@Sendable (CGSize) -> PropertyValue)?
        if let made { new = { change(made($0)) } }
        return Outline(change(value), made: new, stroke: stroke)
    }
}

extension Shape {
    /// It is filled.
    nonisolated public static var role: ShapeRole { .fill }

    /// The path for the size that the page tells.
    nonisolated public var outline: Outline {
        Outline(
            .list([.integer(10), .integer(0), .integer(0), .list([])]),
            made: { size in
                let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
                return .list([
                    .integer(10), .length(size.width), .length(size.height),
                    path(in: rect).commands,
                ])
            }
        )
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
