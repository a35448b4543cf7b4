// SPDX-License-Identifier: Apache-2.0

// The modules that UIKit exports on Apple's systems.
@_exported public import AppClip
@_exported public import ClipFoundation
@_exported public import CoreGraphics
@_exported public import TextInputTraits
@_exported public import UserNotifications
