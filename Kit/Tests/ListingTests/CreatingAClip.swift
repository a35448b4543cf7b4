// SPDX-License-Identifier: Apache-2.0

import Testing

/// Page *Creating an App Clip with Xcode*: code for the app or the clip only.
struct CreatingAClip {
    #if !APPCLIP
    private let isClip = false
    #else
    private let isClip = true
    #endif

    /// G6: the condition is off unless a package defines it; Documentation/clip-api.md says how.
    @Test func conditionIsOff() {
        #expect(!isClip)
    }
}
