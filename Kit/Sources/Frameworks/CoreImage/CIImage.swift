// SPDX-License-Identifier: Apache-2.0

@_exported public import ClipFoundation
@_exported public import CoreGraphics

/// An image of grey samples: the part of Core Image that makes QR codes.
///
/// `@unchecked Sendable`: it is immutable.
open class CIImage: NSObject, @unchecked Sendable {
    let samples: [UInt8]
    let width: Int
    let scale: CGFloat

    init(samples: [UInt8], width: Int, scale: CGFloat = 1) {
        (self.samples, self.width, self.scale) = (samples, width, scale)
    }

    /// The rectangle of the image, in pixels.
    open var extent: CGRect {
        let height = width == 0 ? 0 : samples.count / width
        return CGRect(x: 0, y: 0, width: CGFloat(width) * scale, height: CGFloat(height) * scale)
    }

    /// Returns the image scaled by a transform; its translation and rotation are ignored.
    open func transformed(by transform: CGAffineTransform) -> CIImage {
        let factor = max(transform.a.magnitude, transform.d.magnitude)
        return CIImage(samples: samples, width: width, scale: scale * factor)
    }
}

/// Renders images: Core Image's `CIContext`.
open class CIContext: NSObject {
    /// The maximum width and height of a rendered image, in pixels.
    public static let longestSide = 8192

    /// Renders the image in whole pixels, each sample as a square; `nil` if it is empty or too
    /// large.
    open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
        let (width, height) = (image.extent.width.rounded(), image.extent.height.rounded())
        let side = CGFloat(Self.longestSide)
        guard width >= 1, height >= 1, width <= side, height <= side else { return nil }
        let (columns, rows) = (Int(width), Int(height))
        let sourceRows = image.samples.count / image.width
        var samples: [UInt8] = []
        samples.reserveCapacity(columns * rows)
        for y in 0..<rows {
            let start = y * sourceRows / rows * image.width
            for x in 0..<columns {
                samples.append(image.samples[start + x * image.width / columns])
            }
        }
        return CGImage(width: columns, height: rows, samples: samples)
    }
}
