#if !hasFeature(Embedded)
// The offer of the full app stands in the module AppClip, whose hosts show it.

@_exported public import struct AppClip.SKError
@_exported public import class AppClip.SKOverlay
@_exported public import protocol AppClip.SKOverlayDelegate
@_exported public import class AppClip.UIWindowScene
#endif
