// SPDX-License-Identifier: Apache-2.0

extension GraphicsContext {
    /// The blending of what is drawn with the drawing below: SwiftUI's `GraphicsContext.BlendMode`.
    public struct BlendMode: Equatable, Sendable {
        let mode: ClipUI.BlendMode

        /// The drawing covers the one below.
        public static let normal = BlendMode(mode: .normal)
        /// Colours are multiplied, and become darker.
        public static let multiply = BlendMode(mode: .multiply)
        /// Inverted colours are multiplied, and the result becomes lighter.
        public static let screen = BlendMode(mode: .screen)
        /// Multiplied or screened, depending on the colour below.
        public static let overlay = BlendMode(mode: .overlay)
        /// The darker of two colours.
        public static let darken = BlendMode(mode: .darken)
        /// The lighter of two colours.
        public static let lighten = BlendMode(mode: .lighten)
        /// The colours below are brightened.
        public static let colorDodge = BlendMode(mode: .colorDodge)
        /// The colours below are darkened.
        public static let colorBurn = BlendMode(mode: .colorBurn)
        /// The colours below are darkened or lightened softly.
        public static let softLight = BlendMode(mode: .softLight)
        /// Multiplied or screened, depending on the colour that is drawn.
        public static let hardLight = BlendMode(mode: .hardLight)
        /// The absolute difference of two colours.
        public static let difference = BlendMode(mode: .difference)
        /// The difference with less contrast.
        public static let exclusion = BlendMode(mode: .exclusion)
        /// The hue of what is drawn.
        public static let hue = BlendMode(mode: .hue)
        /// The saturation of what is drawn.
        public static let saturation = BlendMode(mode: .saturation)
        /// The hue and the saturation of what is drawn.
        public static let color = BlendMode(mode: .color)
        /// The luminosity of what is drawn.
        public static let luminosity = BlendMode(mode: .luminosity)
        /// The sum of both colours.
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }

    /// A change of the colours of what is drawn: SwiftUI's `GraphicsContext.Filter`.
    public struct Filter: Sendable {
        let properties: [Property]

        /// Returns a blur with a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(properties: [Property(.blur, max(0, radius))])
        }

        /// Returns a shadow; lengths are in points.
        public static func shadow(
            color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            let lengths = [radius, x, y].map { PropertyValue.length($0) }
            return Filter(properties: [Property(.shadow, .list([color.paint.value] + lengths))])
        }

        /// Returns a change of the brightness, from -1 to 1.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(properties: [Property(.brightness, .number(amount))])
        }

        /// Returns a change of the contrast; 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(properties: [Property(.contrast, .number(amount))])
        }

        /// Returns a change of the saturation; 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(properties: [Property(.saturation, .number(amount))])
        }

        /// Returns a removal of the colours, from 0 to 1.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(properties: [Property(.grayscale, .number(amount))])
        }

        /// Returns a rotation of the hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(properties: [Property(.hueRotation, .length(CGFloat(angle.degrees)))])
        }

        /// Returns a multiplication of the colours by a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(properties: [Property(.colorMultiply, .paint(color))])
        }
    }

    /// The kind of a blur: SwiftUI's `GraphicsContext.BlurOptions`; all look the same.
    public struct BlurOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        /// Creates options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The result has no transparent edges.
        public static let opaque = BlurOptions(rawValue: 1)
    }

    /// The order of the filters: SwiftUI's `GraphicsContext.FilterOptions`; here, the last one is always the outermost.
    public struct FilterOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        /// Creates options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Colours are changed in linear light.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// The inside or the outside of a clip: SwiftUI's `GraphicsContext.ClipOptions`.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        /// Creates options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The outside of the path stays; here, everything does.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Changes the colours of everything drawn afterwards; the first seven filters are drawn.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if filters.count < 7 { filters.append(filter.properties) }
    }

    /// Clips everything drawn afterwards to a path; the first seven paths have an effect.
    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: ClipOptions = ClipOptions()
    ) {
        guard clips.count < 7, !options.contains(.inverse) else { return }
        var properties = [Property(.shape, path.applying(transform).outline.value)]
        if style.isEOFilled { properties.append(Property(.isEvenOdd, true)) }
        clips.append(properties)
    }

    /// Draws with a context of its own, and adds the result as one drawing.
    public func drawLayer(
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = self
        layer.drawing = Drawing()
        layer.opacity = 1
        layer.blendMode = .normal
        layer.filters = []
        layer.clips = []
        try content(&layer)
        add(
            ElementBox(
                .effect,
                [Property(.opacity, .number(opacity)), Property(.isGroup, true)],
                [layer.drawing.box]
            ),
            as: .layer
        )
    }
}
