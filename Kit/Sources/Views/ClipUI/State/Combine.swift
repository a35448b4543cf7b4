// SPDX-License-Identifier: Apache-2.0

// As with SwiftUI, a file with views need not import Combine.
@_exported public import ClipCombine
