// SPDX-License-Identifier: Apache-2.0

package import ClipUI
public import CoreGraphics
import UIKit

extension Image {
    /// Creates an image from one of Core Graphics, with a label; it is shown as it is, regardless of its orientation.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - scale: The number of pixels per point.
    ///   - orientation: The orientation of the image.
    ///   - label: The text that assistive technologies read.
    public init(
        _ image: CGImage,
        scale: CGFloat,
        orientation: Orientation = .up,
        label: Text
    ) {
        self.init(decorative: image, scale: scale, orientation: orientation)
        properties.set(Property(.label, label.properties.plainText))
    }

    /// Creates an image from one of Core Graphics that is not read aloud; it is shown as it is, regardless of its
    /// orientation.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - scale: The number of pixels per point.
    ///   - orientation: The orientation of the image.
    public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: image))
        let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
        properties.set(Property(.naturalSize, .list([.length(width), .length(height)])))
    }
}
