// SPDX-License-Identifier: Apache-2.0

/// Colours at the points of a grid: SwiftUI's `MeshGradient`.
///
/// As a view, in a background and in shapes, rows of the grid are horizontal gradients, and each fades into the next one.
/// As another style, it is a gradient from the first corner to the last.
nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView {
    /// A point of the grid with the ends of its curves: SwiftUI's `MeshGradient.BezierPoint`.
    public struct BezierPoint: Equatable, Sendable {
        /// The point.
        public var position: SIMD2<Float>
        /// The end of the curve to the leading side, which is not drawn.
        public var leadingControlPoint: SIMD2<Float>
        /// The end of the curve upwards, which is not drawn.
        public var topControlPoint: SIMD2<Float>
        /// The end of the curve to the trailing side, which is not drawn.
        public var trailingControlPoint: SIMD2<Float>
        /// The end of the curve downwards, which is not drawn.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        public init(
            position: SIMD2<Float>,
            leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The points of a grid: SwiftUI's `MeshGradient.Locations`.
    public enum Locations: Equatable, Sendable {
        /// Points with straight lines between them.
        case points([SIMD2<Float>])
        /// Points with curves between them.
        case bezierPoints([BezierPoint])

        fileprivate var positions: [SIMD2<Float>] {
            switch self {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        }
    }

    /// The colours of a grid: SwiftUI's `MeshGradient.Colors`.
    public enum Colors: Equatable, Sendable {
        /// Colours that adapt to the appearance.
        case colors([Color])

        fileprivate var list: [Color] {
            switch self {
            case .colors(let colors): colors
            }
        }
    }

    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The points, row by row, in fractions of the size.
    public var locations: Locations
    /// The colours of the points.
    public var colors: Colors
    /// The colour around the grid.
    public var background: Color
    /// Whether colours are mixed smoothly; here, they always are mixed linearly.
    public var smoothsColors: Bool
    /// The colour space in which colours are mixed; here, it is always sRGB.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient.
    public init(
        width: Int,
        height: Int,
        locations: Locations,
        colors: Colors,
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a gradient with straight lines between the points.
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .points(points),
            colors: .colors(colors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    /// Creates a gradient with curves between the points.
    public init(
        width: Int,
        height: Int,
        bezierPoints: [BezierPoint],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .bezierPoints(bezierPoints),
            colors: .colors(colors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    /// A gradient from the first corner to the last.
    public var paint: Paint {
        let list = colors.list
        guard let first = list.first, let last = list.last, isWhole else { return background.paint }
        let middle = list[height / 2 * width + width / 2]
        let gradient = Gradient(colors: [first, middle, last])
        return gradientPaint(3, gradient, .topLeading, [1, 1])
    }

    /// Returns the colours of the grid in a rectangle.
    public func boxed() -> ViewBox {
        let ground = ElementBox(.shape, [Property(.paint, background.paint.value)])
        guard isWhole else { return ground }
        let rows = (0..<height).map { rowPaint($0) }
        let ends = (0..<height).map { rowPosition($0) }
        // A row covers everything below its line, and fades in from the line above.
        var layers: [ViewBox] = [ground, ElementBox(.shape, [Property(.paint, rows[0])])]
        for row in rows.indices.dropFirst() {
            let fade = Gradient(stops: [
                Gradient.Stop(color: .clear, location: ends[row - 1]),
                Gradient.Stop(color: .black, location: max(ends[row], ends[row - 1])),
            ])
            layers.append(
                ElementBox(
                    .mask,
                    [Property(.alignment, "center")],
                    [
                        ElementBox(.shape, [Property(.paint, rows[row])]),
                        ElementBox(
                            .box,
                            [],
                            [ElementBox(.shape, [Property(.paint, fade.paint.value)])]
                        ),
                    ]
                )
            )
        }
        let boxes = [ElementBox(.zStack, [Property(.alignment, "center")], layers)]
        // A grid with another number of rows is another view.
        return ChoiceBox(ElementBox(.effect, [Property(.isGroup, true)], boxes), UInt(height))
    }

    private var isWhole: Bool {
        width >= 2 && height >= 2 && height <= 20 && width <= 50
            && locations.positions.count >= width * height
            && colors.list.count >= width * height
    }

    // Returns the horizontal gradient of a row.
    private func rowPaint(_ row: Int) -> PropertyValue {
        let (points, colors) = (locations.positions, colors.list)
        var stops: [Gradient.Stop] = []
        var least: CGFloat = 0
        for index in row * width..<(row + 1) * width {
            least = max(least, min(CGFloat(points[index].x), 1))
            stops.append(Gradient.Stop(color: colors[index], location: least))
        }
        return gradientPaint(3, Gradient(stops: stops), .leading, [1, 0.5]).value
    }

    // Returns the mean vertical position of a row.
    private func rowPosition(_ row: Int) -> CGFloat {
        let points = locations.positions[row * width..<(row + 1) * width]
        let sum = points.reduce(CGFloat(0)) { $0 + CGFloat($1.y) }
        return min(max(sum / CGFloat(width), 0), 1)
    }
}

nonisolated extension View {
    /// Adds a mesh gradient behind the view, which extends into the safe area.
    public func background(
        _ mesh: MeshGradient,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { mesh.ignoresSafeArea(edges: edges) }
    }

    /// Adds a mesh gradient in a shape behind the view.
    public func background<Form: Shape>(
        _ mesh: MeshGradient,
        in shape: Form,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { mesh.clipShape(shape, style: fillStyle) }
    }
}

extension Shape {
    /// Returns the shape filled with a mesh gradient.
    nonisolated public func fill(
        _ mesh: MeshGradient,
        style: FillStyle = FillStyle()
    ) -> some View {
        mesh.clipShape(self, style: style)
    }
}
