// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The appearance of a screen: the part of UIKit's `UITraitCollection` that clips read.
open class UITraitCollection: NSObject, @unchecked Sendable {
    static let both = [
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
    ]

    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Whether there is little room from left to right.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is little room from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass

    /// An appearance that says only whether it is light or dark.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        (horizontalSizeClass, verticalSizeClass) = (.compact, .regular)
    }

    /// The appearance of the screen that shows the clip.
    public class var current: UITraitCollection {
        both[UIKitHost.shared.screen.style == .dark ? 1 : 0]
    }
}

/// Light or dark: UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// As the system has it.
    case unspecified
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
}

/// How much room there is: UIKit's `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// It is not said.
    case unspecified
    /// Little.
    case compact
    /// Enough.
    case regular
}
