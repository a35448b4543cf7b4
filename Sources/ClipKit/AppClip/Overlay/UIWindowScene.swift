// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// A part of the interface of a clip: UIKit's `UIScene`, which the module UIKit fills.
open class UIScene: NSObject {
    /// What UIKit keeps of the scene, by name; an extension cannot store it.
    package var attached: [String: Any] = [:]
}

/// The scene in which an overlay is presented: UIKit's `UIWindowScene`.
open class UIWindowScene: UIScene {}
#endif
