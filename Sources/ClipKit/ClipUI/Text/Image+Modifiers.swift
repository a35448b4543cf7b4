// SPDX-License-Identifier: Apache-2.0

nonisolated extension Image {
    /// Resizes the image to its frame, all but the insets.
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

    /// Draws the image as it is, or its shape in the colour around.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        setting(.renderingMode, mode.map { .integer($0.rawValue) } ?? .unset)
    }

    /// Says how the image is scaled; of those that smooth, browsers choose by themselves.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        setting(.interpolation, interpolation == .none ? .integer(1) : .unset)
    }

    /// Says whether edges are smoothed; browsers always do.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets how a symbol takes colours.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        setting(.symbolRendering, mode.map { .integer($0.number) } ?? .unset)
    }

    /// The direction of an image that was taken with a camera.
    public enum Orientation: Sendable {
        /// As it is.
        case up
        /// Mirrored.
        case upMirrored
        /// Turned by half.
        case down
        /// Mirrored and turned by half.
        case downMirrored
        /// Turned to the left.
        case left
        /// Mirrored and turned to the left.
        case leftMirrored
        /// Turned to the right.
        case right
        /// Mirrored and turned to the right.
        case rightMirrored
    }

    /// How an image fills a larger frame; a page stretches it.
    public enum ResizingMode: Sendable {
        /// Again and again.
        case tile
        /// Larger.
        case stretch
    }

    /// Whether the shape of an image or its colours are drawn.
    public enum TemplateRenderingMode: Int32, Sendable {
        /// Its shape, in the colour around.
        case template = 1
        /// Its colours.
        case original
    }

    /// How carefully an image is scaled.
    public enum Interpolation: Sendable {
        /// By pixels.
        case none
        /// Fast.
        case low
        /// In between.
        case medium
        /// Well.
        case high
    }

    /// The size of a symbol beside text.
    public enum Scale: Int32, Hashable, Sendable {
        /// Smaller.
        case small = 1
        /// The usual one.
        case medium
        /// Larger.
        case large
    }
}

/// How a symbol takes colours: SwiftUI's `SymbolRenderingMode`.
public struct SymbolRenderingMode: Sendable {
    fileprivate let number: Int32

    /// One colour.
    public static let monochrome = SymbolRenderingMode(number: 1)
    /// One colour in several strengths.
    public static let hierarchical = SymbolRenderingMode(number: 2)
    /// Colours of the clip.
    public static let palette = SymbolRenderingMode(number: 3)
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(number: 4)
}

/// A variant of a symbol: SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
    // As in patches.
    fileprivate let number: Int32

    /// The symbol as it is named.
    public static let none = SymbolVariants(number: 0)
    /// Filled.
    public static let fill = SymbolVariants(number: 1)
    /// With a line through it.
    public static let slash = SymbolVariants(number: 2)
    /// In a circle.
    public static let circle = SymbolVariants(number: 4)
    /// In a square.
    public static let square = SymbolVariants(number: 8)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(number: 16)

    /// This one, filled.
    public var fill: SymbolVariants { adding(1) }
    /// This one with a line through it.
    public var slash: SymbolVariants { adding(2) }
    /// This one in a circle.
    public var circle: SymbolVariants { adding(4) }
    /// This one in a square.
    public var square: SymbolVariants { adding(8) }
    /// This one in a rectangle.
    public var rectangle: SymbolVariants { adding(16) }

    /// Whether this has what another has.
    public func contains(_ other: SymbolVariants) -> Bool { number & other.number == other.number }

    private func adding(_ bit: Int32) -> SymbolVariants { SymbolVariants(number: number | bit) }
}

nonisolated extension View {
    /// Sets the size of symbols beside text.
    public func imageScale(_ scale: Image.Scale) -> some View {
        inheriting([Property(.imageScale, scale.rawValue)])
    }

    /// Sets how symbols take colours.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        inheriting([Property(.symbolRendering, mode.map { .integer($0.number) } ?? .unset)])
    }

    /// Sets the variant of symbols.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        inheriting([Property(.symbolVariant, variant.number)])
    }

    #if hasFeature(Embedded)
    /// Draws words and images as gray boxes, as long as there is a reason.
    public func redacted(reason: RedactionReasons) -> some View {
        inheriting([Property(.isRedacted, reason.rawValue == 0 ? .unset : .flag(true))])
    }

    /// Draws words and images as they are.
    public func unredacted() -> some View { inheriting([Property(.isRedacted, .unset)]) }
    #else
    /// Draws words and images as gray boxes, as long as there is a reason.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Draws words and images as they are.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    #endif
}

/// Why words are not shown: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// Creates reasons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The words are not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others must not see them.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// They are out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
