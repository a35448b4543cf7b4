// SPDX-License-Identifier: Apache-2.0

/// An image as a pattern: SwiftUI's `ImagePaint`.
///
/// Filled shapes and backgrounds show it; symbols do not. The whole image is repeated, and not a part of it.
public struct ImagePaint: ShapeStyle {
    /// The image that is repeated.
    public var image: Image
    /// The scale of the image; 1 is its own size.
    public var scale: CGFloat

    /// Creates a pattern.
    public init(image: Image, scale: CGFloat = 1) {
        self.image = image
        self.scale = scale
    }

    /// The paint of the pattern.
    nonisolated public var paint: Paint {
        let asset = image.properties.value(.asset)
        let source = asset.isUnset ? image.properties.value(.url) : asset
        if source.isUnset { return Paint(.paint(Color.primary)) }
        return Paint(.list([.integer(10), source, .flag(!asset.isUnset), .length(scale)]))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Returns an image as a pattern.
    nonisolated public static func image(_ image: Image, scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, scale: scale)
    }
}
