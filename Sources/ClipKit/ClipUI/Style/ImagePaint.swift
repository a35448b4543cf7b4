// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// An image as a pattern: SwiftUI's `ImagePaint`.
///
/// Shapes that are filled and backgrounds show it. Symbols are not drawn so, and all of an image is.
public struct ImagePaint: ShapeStyle {
    /// The image.
    public var image: Image
    /// How much larger than usual the image is.
    public var scale: CGFloat

    /// Creates a pattern.
    public init(image: Image, scale: CGFloat = 1) {
        self.image = image
        self.scale = scale
    }

    /// The pattern, as the page paints it.
    nonisolated public var paint: Paint {
        let asset = image.properties.value(.asset)
        let source = asset.isUnset ? image.properties.value(.url) : asset
        if source.isUnset { return Paint(.paint(Color.primary)) }
        return Paint(.list([.integer(10), source, .flag(!asset.isUnset), .length(scale)]))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// An image as a pattern.
    nonisolated public static func image(_ image: Image, scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, scale: scale)
    }
}
#endif
