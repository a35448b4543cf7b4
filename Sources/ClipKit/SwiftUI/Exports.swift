// SPDX-License-Identifier: Apache-2.0

// SwiftUI is the views of ClipUI, with what Apple's module brings along.
@_exported public import ClipFoundation
@_exported public import ClipUI
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Observation
@_exported public import UIKit
