// SPDX-License-Identifier: Apache-2.0

/// A shape that is drawn, and to which fills and strokes can be added: SwiftUI's `ShapeView`.
public protocol ShapeView: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

// Apple's name, which clips may write.
// swift-format-ignore: NoLeadingUnderscores
/// A shape in a style: SwiftUI's `_ShapeView`, the result of filling and stroking.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    /// The shape that is drawn.
    public let shape: Content
    private let box: ViewBox

    fileprivate init(_ shape: Content, _ box: ViewBox) {
        self.shape = shape
        self.box = box
    }

    /// Returns the fill or stroke of the shape.
    public func boxed() -> ViewBox { box }
}

nonisolated extension Shape {
    /// Fills the shape with a style.
    public func fill<Style: ShapeStyle>(
        _ style: Style,
        style fill: FillStyle = FillStyle()
    ) -> _ShapeView<Self, Style> {
        _ShapeView(
            self,
            painted(
                style,
                shapeBox(outline, fill: .paint(style), isEvenOdd: fill.isEOFilled)
            )
        )
    }

    /// Fills the shape with the foreground style.
    public func fill(style fill: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        self.fill(ForegroundStyle(), style: fill)
    }

    /// Draws a line of a width in points around the shape.
    public func stroke<Style: ShapeStyle>(
        _ content: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<Self, Style> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Draws a line around the shape.
    public func stroke<Style: ShapeStyle>(
        _ content: Style,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<Self, Style> {
        _ShapeView(self, painted(content, strokeBox(outline, .paint(content), style.values)))
    }
}

nonisolated extension InsettableShape {
    /// Draws a line of a width in points inside of the edge of the shape.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<Self, Style> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Draws a line inside of the edge of the shape.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<Self, Style> {
        _ShapeView(
            self,
            painted(
                content,
                strokeBox(inset(by: style.lineWidth / 2).outline, .paint(content), style.values)
            )
        )
    }

    /// Draws a line of a width in points inside of the edge, in the foreground style.
    public func strokeBorder(
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<Self, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }

    /// Draws a line inside of the edge, in the foreground style.
    public func strokeBorder(
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<Self, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }
}

// Additional fills are drawn below, and additional strokes above.
nonisolated extension ShapeView {
    /// Fills the shape with another style, below what is drawn.
    public func fill<Style: ShapeStyle>(
        _ style: Style,
        style fill: FillStyle = FillStyle()
    ) -> _ShapeView<Content, Style> {
        let added = shape.fill(style, style: fill)
        return _ShapeView(shape, ElementBox(.background, [], [boxed(), added.boxed()]))
    }

    /// Draws a line of a width in points around the shape, above what is drawn.
    public func stroke<Style: ShapeStyle>(
        _ content: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<Content, Style> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Draws a line around the shape, above what is drawn.
    public func stroke<Style: ShapeStyle>(
        _ content: Style,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<Content, Style> {
        let added = shape.stroke(content, style: style, antialiased: antialiased)
        return _ShapeView(shape, ElementBox(.overlay, [], [boxed(), added.boxed()]))
    }
}

nonisolated extension ShapeView where Content: InsettableShape {
    /// Draws a line of a width in points inside of the edge, above what is drawn.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<Content, Style> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Draws a line inside of the edge, above what is drawn.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<Content, Style> {
        let added = shape.strokeBorder(content, style: style, antialiased: antialiased)
        return _ShapeView(shape, ElementBox(.overlay, [], [boxed(), added.boxed()]))
    }
}
