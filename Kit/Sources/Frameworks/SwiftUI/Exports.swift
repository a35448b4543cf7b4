// SPDX-License-Identifier: Apache-2.0

// SwiftUI consists of the views of ClipUI, and of the modules that Apple's module exports.
@_exported public import ClipFoundation
@_exported public import ClipUI
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Observation
@_exported public import UIKit
