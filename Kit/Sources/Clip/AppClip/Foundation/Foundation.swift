// SPDX-License-Identifier: Apache-2.0

// Importing AppClip imports Foundation too, as on Apple's systems.
#if hasFeature(Embedded)
@_exported public import BrowserFoundation
#else
@_exported public import Foundation
#endif
