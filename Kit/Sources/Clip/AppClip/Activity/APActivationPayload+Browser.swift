// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
public import BrowserFoundation

/// The information that the system passes to a clip at launch (*APActivationPayload*).
public final class APActivationPayload: Sendable {
    /// The URL that launched the clip, equal to the activity's `webpageURL`.
    public let url: URL?

    init(url: URL?) {
        self.url = url
    }
}
#endif
