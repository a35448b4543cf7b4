// SPDX-License-Identifier: Apache-2.0

// Clips alone import it under Apple's name: packages that find a module `Combine` beside them would
// use it.
@_exported public import ClipCombine
