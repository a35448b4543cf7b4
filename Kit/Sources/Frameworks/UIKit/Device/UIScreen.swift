// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// The screen that shows the clip: UIKit's `UIScreen`.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    /// The main screen.
    public static let main = UIScreen()

    /// The bounds of the screen, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: UIKitHost.shared.screen.size) }

    /// The bounds of the screen, in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of pixels per point.
    open var scale: CGFloat { UIKitHost.shared.screen.scale }

    /// The number of pixels per point.
    open var nativeScale: CGFloat { scale }

    /// The brightness, from 0 to 1.
    open var brightness: CGFloat {
        get { UIKitHost.shared.screen.brightness }
        set { UIKitHost.shared.screen.brightness = min(max(0, newValue), 1) }
    }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { .current }
}
