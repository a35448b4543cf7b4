// SPDX-License-Identifier: Apache-2.0

// Regions are in a module of their own, because AppClip needs them to confirm locations.
@_exported public import ClipRegions
