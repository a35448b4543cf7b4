// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
// The types are in a module of another name: the compiler looks for an addition to Swift Testing wherever a module that is
// called CoreGraphics meets it, and there is none on Linux.
@_exported public import GraphicsCore
#endif
