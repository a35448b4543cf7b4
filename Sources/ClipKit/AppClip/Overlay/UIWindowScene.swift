// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// The scene in which an overlay is presented: a placeholder for UIKit's class.
public class UIWindowScene: NSObject {}
#endif
