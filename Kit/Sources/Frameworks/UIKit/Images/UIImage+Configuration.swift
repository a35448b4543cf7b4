// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are UIKit's own, and mean what they mean there.

public import CoreGraphics

extension UIImage {
    /// The configuration by which an image is chosen: UIKit's `UIImage.Configuration`.
    open class Configuration: NSObject {}

    /// The appearance of a symbol: UIKit's `UIImage.SymbolConfiguration`; its weight and colours are ignored.
    open class SymbolConfiguration: Configuration {
        let pointSize: CGFloat?
        public init(pointSize: CGFloat) { self.pointSize = pointSize }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(pointSize: pointSize)
        }
        public convenience init(
            pointSize: CGFloat,
            weight: UIImage.SymbolWeight,
            scale: UIImage.SymbolScale
        ) { self.init(pointSize: pointSize) }
        public init(weight: UIImage.SymbolWeight) { pointSize = nil }
        public init(scale: UIImage.SymbolScale) { pointSize = nil }
        public init(font: UIFont) { pointSize = font.pointSize }
        public init(hierarchicalColor: UIColor) { pointSize = nil }
        public init(paletteColors: [UIColor]) { pointSize = nil }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
    }
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified
        case small
        case medium
        case large
    }
}
