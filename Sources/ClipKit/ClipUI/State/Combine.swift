// SPDX-License-Identifier: Apache-2.0

// As SwiftUI does: a file with views need not import it.
@_exported public import ClipCombine
