// SPDX-License-Identifier: Apache-2.0

nonisolated extension Image {
    /// Resizes the image to its frame, except for the cap insets.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        let isWhole =
            capInsets.top == 0 && capInsets.leading == 0 && capInsets.bottom == 0
            && capInsets.trailing == 0
        return setting(.isResizable, .flag(true))
            .setting(.capInsets, isWhole ? .unset : capInsets.value)
    }

    /// Draws the original image, or its shape in the foreground colour.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        setting(.renderingMode, mode.map { .integer($0.rawValue) } ?? .unset)
    }

    /// Sets the interpolation of a scaled image; browsers choose between the smooth ones.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        setting(.interpolation, interpolation == .none ? .integer(1) : .unset)
    }

    /// Sets whether edges are antialiased; browsers always do so.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets the use of colours in a symbol.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        setting(.symbolRendering, mode.map { .integer($0.number) } ?? .unset)
    }

    /// The orientation of an image that was taken with a camera.
    public enum Orientation: Sendable {
        /// The image is upright.
        case up
        /// The image is mirrored.
        case upMirrored
        /// The image is rotated by 180°.
        case down
        /// The image is mirrored and rotated by 180°.
        case downMirrored
        /// The image is rotated to the left.
        case left
        /// The image is mirrored and rotated to the left.
        case leftMirrored
        /// The image is rotated to the right.
        case right
        /// The image is mirrored and rotated to the right.
        case rightMirrored
    }

    /// The filling of a frame that is larger than the image; a page stretches the image.
    public enum ResizingMode: Sendable {
        /// The image is repeated.
        case tile
        /// The image is enlarged.
        case stretch
    }

    /// The parts of an image that are drawn.
    public enum TemplateRenderingMode: Int32, Sendable {
        /// The shape of the image, in the foreground colour.
        case template = 1
        /// The colours of the image.
        case original
    }

    /// The quality of the scaling of an image.
    public enum Interpolation: Sendable {
        /// No interpolation: pixels stay visible.
        case none
        /// A low quality, which is fast.
        case low
        /// A medium quality.
        case medium
        /// A high quality.
        case high
    }

    /// The size of a symbol beside text.
    public enum Scale: Int32, Hashable, Sendable {
        /// A smaller size.
        case small = 1
        /// The default size.
        case medium
        /// A larger size.
        case large
    }
}

/// The use of colours in a symbol: SwiftUI's `SymbolRenderingMode`.
public struct SymbolRenderingMode: Sendable {
    fileprivate let number: Int32

    /// A single colour.
    public static let monochrome = SymbolRenderingMode(number: 1)
    /// A single colour with several opacities.
    public static let hierarchical = SymbolRenderingMode(number: 2)
    /// The colours that the clip sets.
    public static let palette = SymbolRenderingMode(number: 3)
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(number: 4)
}

/// A variant of a symbol: SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
    // The number in patches.
    fileprivate let number: Int32

    /// No variant: the symbol with its own name.
    public static let none = SymbolVariants(number: 0)
    /// The filled symbol.
    public static let fill = SymbolVariants(number: 1)
    /// The symbol with a line through it.
    public static let slash = SymbolVariants(number: 2)
    /// The symbol inside of a circle.
    public static let circle = SymbolVariants(number: 4)
    /// The symbol inside of a square.
    public static let square = SymbolVariants(number: 8)
    /// The symbol inside of a rectangle.
    public static let rectangle = SymbolVariants(number: 16)

    /// This variant, filled.
    public var fill: SymbolVariants { adding(1) }
    /// This variant with a line through it.
    public var slash: SymbolVariants { adding(2) }
    /// This variant inside of a circle.
    public var circle: SymbolVariants { adding(4) }
    /// This variant inside of a square.
    public var square: SymbolVariants { adding(8) }
    /// This variant inside of a rectangle.
    public var rectangle: SymbolVariants { adding(16) }

    /// Returns whether this variant contains another one.
    public func contains(_ other: SymbolVariants) -> Bool { number & other.number == other.number }

    private func adding(_ bit: Int32) -> SymbolVariants { SymbolVariants(number: number | bit) }
}

nonisolated extension View {
    /// Sets the size of symbols beside text.
    public func imageScale(_ scale: Image.Scale) -> some View {
        inheriting([Property(.imageScale, scale.rawValue)])
    }

    /// Sets the use of colours in symbols.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        inheriting([Property(.symbolRendering, mode.map { .integer($0.number) } ?? .unset)])
    }

    /// Sets the variant of symbols.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        inheriting([Property(.symbolVariant, variant.number)])
    }

    #if hasFeature(Embedded)
    /// Draws texts and images as grey boxes, if there is a reason.
    public func redacted(reason: RedactionReasons) -> some View {
        inheriting([Property(.isRedacted, reason.rawValue == 0 ? .unset : .flag(true))])
    }

    /// Draws texts and images unredacted.
    public func unredacted() -> some View { inheriting([Property(.isRedacted, .unset)]) }
    #else
    /// Draws texts and images as grey boxes, if there is a reason.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Draws texts and images unredacted.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    #endif
}

/// The reasons for which content is not shown: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// Creates reasons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not available yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
