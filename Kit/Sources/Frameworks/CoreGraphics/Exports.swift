// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
// The types are in a module of another name: the compiler looks for an overlay of Swift Testing for any module that is
// named CoreGraphics, and there is none on Linux.
@_exported public import GraphicsCore
#endif
