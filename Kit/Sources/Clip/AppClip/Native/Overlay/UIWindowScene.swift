// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A part of the interface of a clip: UIKit's `UIScene`, which the module UIKit extends.
open class UIScene: NSObject {
    /// Values that UIKit stores with the scene, by name, since an extension cannot have stored
    /// properties.
    package var attached: [String: Any] = [:]
}

/// The scene in which an overlay is presented: UIKit's `UIWindowScene`.
open class UIWindowScene: UIScene {}
