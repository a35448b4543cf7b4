// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The appearance of a screen: the part of UIKit's `UITraitCollection` that clips read.
open class UITraitCollection: NSObject, @unchecked Sendable {
    static let both = [
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
    ]

    /// The interface style, light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The size class of the width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The size class of the height.
    public let verticalSizeClass: UIUserInterfaceSizeClass

    /// Creates a trait collection with only an interface style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        (horizontalSizeClass, verticalSizeClass) = (.compact, .regular)
    }

    /// The traits of the screen that shows the clip.
    public class var current: UITraitCollection {
        both[UIKitHost.shared.screen.style == .dark ? 1 : 0]
    }
}

/// The interface style, light or dark: UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style of the system.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The amount of space in a direction: UIKit's `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class is unspecified.
    case unspecified
    /// Limited space.
    case compact
    /// Ample space.
    case regular
}
