// SPDX-License-Identifier: Apache-2.0

package import ClipUI
import CoreGraphics

/// Returns an image of UIKit as one that SwiftUI shows.
package func shownImage(_ image: UIImage) -> Image {
    switch image.source {
    case .symbol(let name): Image(systemName: name)
    case .file(let bytes): shownImage(bytes, image.size)
    case .nothing, .made: shownImage(image.pngData() ?? Data(), image.size)
    }
}

// Pages recognize the format of an image by its bytes, except for drawings.
private func shownImage(_ bytes: Data, _ size: CGSize) -> Image {
    let type = DrawingSize.isDrawing(bytes) ? "svg+xml" : "png"
    return Image(
        address: "data:image/\(type);base64," + bytes.base64EncodedString(),
        size: size
    )
}

extension UIImageView: DrawnView {
    package var drawn: ViewBox? {
        guard let image else { return oneOf(0, Color.clear.boxed()) }
        let picture = shownImage(image)
        let shown: (form: UInt, box: ViewBox) =
            switch contentMode {
            case .scaleToFill, .redraw: (1, picture.resizable().boxed())
            case .scaleAspectFit: (2, picture.resizable().scaledToFit().boxed())
            case .scaleAspectFill where clipsToBounds:
                (3, Color.clear.overlay { picture.resizable().scaledToFill() }.clipped().boxed())
            case .scaleAspectFill: (4, picture.resizable().scaledToFill().boxed())
            default: (5, picture.boxed())
            }
        return BoxedView(oneOf(shown.form, shown.box))
            .foregroundStyle(Color(cgColor: tintColor.cgColor))
            .background(Color(cgColor: (backgroundColor ?? .clear).cgColor))
            .cornerRadius(layer.cornerRadius)
            .opacity(isHidden ? 0 : alpha)
            .boxed()
    }
}
