// SPDX-License-Identifier: Apache-2.0

/// A drawing that a clip creates for a size: SwiftUI's `Canvas`.
///
/// Each fill and each stroke is a shape on the page; the first 1000 are drawn.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private var symbols: ViewBox?
}

extension Canvas where Symbols == EmptyView {
    /// Creates a drawing.
    nonisolated public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
    }
}

/// The mixing of colours in a canvas: SwiftUI's `ColorRenderingMode`; here, colours are always mixed as on the screen.
public enum ColorRenderingMode: Hashable, Sendable {
    /// As on the screen.
    case nonLinear
    /// In linear light.
    case linear
    /// In linear light, with colours that the screen cannot show.
    case extendedLinear
}

extension Canvas {
    /// Creates a drawing with views, which the context finds by their tags.
    nonisolated public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols().boxed()
    }

    /// Returns the shapes of the drawing.
    nonisolated public func boxed() -> ViewBox {
        let (renderer, symbols) = (renderer, symbols)
        return GeometryBox(.geometryReader) { proxy in
            var context = GraphicsContext(symbols: symbols)
            renderer(&context, proxy.size)
            return context.drawing.box
        }
    }
}

/// The drawing commands and the attributes of a canvas: SwiftUI's `GraphicsContext`.
public struct GraphicsContext {
    /// The colour or the pattern of an area or a line: SwiftUI's `GraphicsContext.Shading`.
    public struct Shading: Sendable {
        fileprivate let paint: PropertyValue

        /// Returns the paint of a colour.
        public static func color(_ color: Color) -> Shading { Shading(paint: color.paint.value) }

        /// Returns the paint of a colour from components between 0 and 1.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            .color(Color(space, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns the paint of a shape style.
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
            Shading(paint: style.paint.value)
        }

        /// The foreground style.
        public static var foreground: Shading { Shading(paint: .unset) }
        /// The background style.
        public static var backdrop: Shading { .style(BackgroundStyle()) }

        // A gradient whose points are those of the drawing; a rectangle turns them into fractions of the painted area.
        fileprivate var within: (@Sendable (CGRect) -> PropertyValue)?

        private init(within: @escaping @Sendable (CGRect) -> PropertyValue) {
            paint = .unset
            self.within = within
        }

        fileprivate init(paint: PropertyValue) { self.paint = paint }

        /// Returns colours along a line between two points of the drawing.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = []
        ) -> Shading {
            Shading { area in
                LinearGradient(
                    gradient: gradient,
                    startPoint: area.fraction(of: startPoint),
                    endPoint: area.fraction(of: endPoint)
                ).paint.value
            }
        }

        /// Returns colours around a point of the drawing, from the inside out.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading {
            Shading { area in
                RadialGradient(
                    gradient: gradient,
                    center: area.fraction(of: center),
                    startRadius: startRadius,
                    endRadius: endRadius
                ).paint.value
            }
        }

        /// Returns colours around a point of the drawing, clockwise.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = .zero,
            options: GradientOptions = []
        ) -> Shading {
            Shading { area in
                AngularGradient(gradient: gradient, center: area.fraction(of: center), angle: angle)
                    .paint.value
            }
        }

        func value(in area: CGRect) -> PropertyValue { within?(area) ?? paint }
    }

    /// The continuation of a gradient beyond its ends: SwiftUI's `GraphicsContext.GradientOptions`; here, the outermost
    /// colours.
    public struct GradientOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        /// Creates options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The gradient repeats from its start.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient is repeated in alternating directions.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are mixed in linear light.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    final class Drawing {
        fileprivate var boxes: [ViewBox] = []

        // The drawing as one view.
        var box: ViewBox {
            ElementBox(
                .zStack,
                [Property(.alignment, "topLeading")],
                [ForEachBox(ids: boxes.indices.map { TypedValue($0) }, rows: boxes)]
            )
        }
    }

    var drawing = Drawing()
    // The views that the context finds by their tags.
    let symbols: ViewBox?
    // Properties of effects and of clips around everything drawn afterwards, the innermost first.
    var filters: [[Property]] = []
    var clips: [[Property]] = []

    fileprivate init(symbols: ViewBox?) {
        self.symbols = symbols
    }

    /// The blending of everything drawn afterwards with the drawing below.
    public var blendMode = BlendMode.normal

    /// The opacity of everything drawn afterwards, from 0 to 1.
    public var opacity = 1.0

    /// The transformation of everything drawn afterwards.
    public var transform = CGAffineTransform.identity

    /// Moves everything drawn afterwards, by distances in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Scales everything drawn afterwards.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Rotates everything drawn afterwards.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Transforms everything drawn afterwards.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let value = shading.value(in: path.boundingRect)
        let paint = opacity < 1 ? value.faded(opacity) : value
        add(shapeBox(path.applying(transform).outline, fill: paint, isEvenOdd: style.isEOFilled))
    }

    /// Draws a line along a path, with a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along a path; its width is not transformed.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let value = shading.value(in: path.boundingRect)
        let paint = opacity < 1 ? value.faded(opacity) : value
        add(strokeBox(path.applying(transform).outline, paint, style.values))
    }

    /// Draws a text with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        add(placed(text.boxed(), point, anchor), as: .text)
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        add(placed(image.boxed(), point, anchor), as: .image)
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {
        let frame = ElementBox(
            .frame,
            [Property(.width, rect.width), Property(.height, rect.height)],
            [image.resizable().boxed()]
        )
        add(placed(frame, CGPoint(x: rect.midX, y: rect.midY), .center), as: .imageInRectangle)
    }

    // Returns content whose anchor is at a point: a frame without a size holds it there.
    func placed(_ content: ViewBox, _ point: CGPoint, _ anchor: UnitPoint) -> ViewBox {
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

    // Adds a box. Boxes of one choice have the same structure, so that one can replace another.
    func add(_ content: ViewBox, as structure: Structure? = nil) {
        guard drawing.boxes.count < 1000 else { return }
        var box = content
        for filter in filters { box = ElementBox(.effect, filter, [box]) }
        if blendMode != .normal {
            box = ElementBox(.effect, [Property(.blendMode, blendMode.mode.number)], [box])
        }
        for clip in clips {
            // The path of a clip is one of the whole canvas.
            let whole = [
                Property(.maxWidth, .number(.infinity)), Property(.maxHeight, .number(.infinity)),
                Property(.alignment, "topLeading"),
            ]
            box = ElementBox(.clip, clip, [ElementBox(.flexibleFrame, whole, [box])])
        }
        let choice =
            (structure ?? self.structure(of: content)).rawValue + UInt(filters.count) * 16
            + UInt(clips.count) * 128 + (blendMode == .normal ? 0 : 1024)
        drawing.boxes.append(ChoiceBox(box, UInt(drawing.boxes.count) * 2048 + choice))
    }

    // The elements of what is drawn.
    enum Structure: UInt {
        case stroke = 1
        case path, shape, text, image, imageInRectangle, layer, textInRectangle, symbol
        case symbolInRectangle
    }

    private func structure(of box: ViewBox) -> Structure {
        if box is StrokeBox { return .stroke }
        return box is ElementBox ? .shape : .path
    }
}

extension CGRect {
    // Returns the position of a point, in fractions of the rectangle.
    fileprivate func fraction(of point: CGPoint) -> UnitPoint {
        UnitPoint(
            x: width > 0 ? (point.x - minX) / width : 0.5,
            y: height > 0 ? (point.y - minY) / height : 0.5
        )
    }
}
