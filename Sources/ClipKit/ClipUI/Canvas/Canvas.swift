// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// A drawing that a clip makes for its size: SwiftUI's `Canvas`.
///
/// Each fill and each stroke is a shape on the page; the first 1000 are drawn.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas where Symbols == EmptyView {
    /// Creates a drawing.
    nonisolated public init(
        opaque: Bool = false,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
    }
}

extension Canvas {
    /// The shapes of the drawing.
    nonisolated public func boxed() -> ViewBox {
        let renderer = renderer
        return GeometryBox(.geometryReader) { proxy in
            var context = GraphicsContext()
            renderer(&context, proxy.size)
            let boxes = context.drawing.boxes
            return ElementBox(
                .zStack,
                [Property(.alignment, "topLeading")],
                [ForEachBox(ids: boxes.indices.map { TypedValue($0) }, rows: boxes)]
            )
        }
    }
}

/// What a canvas is drawn with: SwiftUI's `GraphicsContext`.
public struct GraphicsContext {
    /// With what an area or a line is painted: SwiftUI's `GraphicsContext.Shading`.
    public struct Shading: Sendable {
        fileprivate let paint: PropertyValue

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(paint: color.paint.value) }

        /// A colour from components between 0 and 1.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            .color(Color(space, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A style.
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
            Shading(paint: style.paint.value)
        }

        /// The foreground style.
        public static var foreground: Shading { Shading(paint: .unset) }
    }

    fileprivate final class Drawing {
        var boxes: [ViewBox] = []
    }

    fileprivate let drawing = Drawing()

    /// The opacity of what is drawn from now on, from 0 to 1.
    public var opacity = 1.0

    /// The transformation of what is drawn from now on.
    public var transform = CGAffineTransform.identity

    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Scales what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Turns what is drawn from now on.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Transforms what is drawn from now on.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = opacity < 1 ? shading.paint.faded(opacity) : shading.paint
        add(shapeBox(path.applying(transform).outline, fill: paint, isEvenOdd: style.isEOFilled))
    }

    /// Draws a line of a width in points along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along a path; its width is not transformed.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let paint = opacity < 1 ? shading.paint.faded(opacity) : shading.paint
        add(strokeBox(path.applying(transform).outline, paint, style.values))
    }

    /// Draws a text with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        add(placed(text.boxed(), point, anchor))
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        add(placed(image.boxed(), point, anchor))
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {
        let frame = ElementBox(
            .frame,
            [Property(.width, rect.width), Property(.height, rect.height)],
            [image.resizable().boxed()]
        )
        add(placed(frame, CGPoint(x: rect.midX, y: rect.midY), .center))
    }

    // A frame without a size holds the anchor at the point.
    private func placed(_ content: ViewBox, _ point: CGPoint, _ anchor: UnitPoint) -> ViewBox {
        let point = point.applying(transform)
        let across = anchor.x < 0.25 ? "leading" : anchor.x > 0.75 ? "trailing" : "center"
        let along = anchor.y < 0.25 ? "top" : anchor.y > 0.75 ? "bottom" : "center"
        let frame = ElementBox(
            .frame,
            [
                Property(.width, 0), Property(.height, 0),
                Property(.alignment, .list([.text(across), .text(along)])),
            ],
            [
                ElementBox(
                    .fixedSize,
                    [],
                    [ElementBox(.effect, [Property(.opacity, .number(opacity))], [content])]
                )
            ]
        )
        return ElementBox(.offset, [Property(.x, point.x), Property(.y, point.y)], [frame])
    }

    // All boxes are of one structure, so that one can take the place of another.
    private func add(_ box: ViewBox) {
        guard drawing.boxes.count < 1000 else { return }
        drawing.boxes.append(ChoiceBox(box, UInt(drawing.boxes.count) &* 8 &+ kind(of: box)))
    }

    private func kind(of box: ViewBox) -> UInt {
        if box is StrokeBox { return 1 }
        guard let element = box as? ElementBox else { return 2 }
        return element.kind == .shape ? 3 : 4
    }
}
#endif
