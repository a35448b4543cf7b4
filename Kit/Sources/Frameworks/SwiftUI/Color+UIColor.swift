// SPDX-License-Identifier: Apache-2.0

package import ClipUI
public import UIKit

extension Color {
    /// Creates a colour from one of UIKit, with its light and its dark variant.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        self.init(uiColor: color)
    }

    /// Creates a colour from one of UIKit, with its light and its dark variant.
    public init(uiColor: UIColor) {
        func form(_ style: UIUserInterfaceStyle) -> PropertyValue {
            let traits = UITraitCollection(userInterfaceStyle: style)
            return .paint(Color(cgColor: uiColor.resolvedColor(with: traits).cgColor))
        }
        let (light, dark) = (form(.light), form(.dark))
        self.init(light.isSame(as: dark) ? light : .list([.integer(2), light, dark]))
    }
}
