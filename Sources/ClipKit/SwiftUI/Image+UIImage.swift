// SPDX-License-Identifier: Apache-2.0

package import ClipUI
public import UIKit

extension Image {
    /// Creates an image from one of UIKit.
    public init(uiImage image: UIImage) {
        switch image.source {
        case .symbol(let name): self.init(systemName: name)
        case .file(let bytes): self.init(bytes, image.size)
        case .nothing, .made: self.init(image.pngData() ?? Data(), image.size)
        }
    }

    // Pages recognize the format of an image by its bytes, except for drawings.
    private init(_ bytes: Data, _ size: CGSize) {
        let type = DrawingSize.isDrawing(bytes) ? "svg+xml" : "png"
        self.init(
            address: "data:image/\(type);base64," + bytes.base64EncodedString(),
            size: size
        )
    }
}
