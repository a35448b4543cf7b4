#if !hasFeature(Embedded)
// Coordinates and regions stand below the module AppClip, which confirms places in them.
@_exported public import ClipRegions
#endif
