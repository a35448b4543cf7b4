// SPDX-License-Identifier: Apache-2.0

// The overlay is part of the module AppClip, because hosts of clips show it.

@_exported public import struct AppClip.SKError
@_exported public import class AppClip.SKOverlay
@_exported public import protocol AppClip.SKOverlayDelegate
@_exported public import class AppClip.UIWindowScene
