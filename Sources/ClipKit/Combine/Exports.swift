// SPDX-License-Identifier: Apache-2.0

// Under Apple's name for clips alone: packages that find a module `Combine` beside them would use it.
@_exported public import ClipCombine
