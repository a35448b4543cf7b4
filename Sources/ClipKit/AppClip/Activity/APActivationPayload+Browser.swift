// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
public import BrowserFoundation

/// What the system passes to a clip when it is launched (*APActivationPayload*).
public final class APActivationPayload: Sendable {
    /// The URL that launched the clip, equal to the activity's `webpageURL`.
    public let url: URL?

    init(url: URL?) {
        self.url = url
    }
}
#endif
