// SPDX-License-Identifier: Apache-2.0

public import ClipUI
public import UIKit

extension Image {
    /// Creates an image from one of UIKit.
    public init(uiImage image: UIImage) { self = shownImage(image) }
}
