// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
public import BrowserFoundation

/// The activity with which a person opens the clip: the part of Foundation's `NSUserActivity` that
/// clips read.
///
/// An invocation comes as an activity of the type ``NSUserActivityTypeBrowsingWeb`` with its URL in
/// ``webpageURL`` (*Responding to invocations*). A return from a notification or the App Switcher
/// brings no activity.
public final class NSUserActivity {
    /// The type of the activity, such as ``NSUserActivityTypeBrowsingWeb``.
    public let activityType: String

    /// The URL of the activity, unchanged; `nil` without one.
    public var webpageURL: URL?

    /// The payload of the invocation; `nil` if the activity comes from something else.
    public let appClipActivationPayload: APActivationPayload?

    /// Creates an activity that does not come from an invocation.
    public init(activityType: String) {
        self.activityType = activityType
        appClipActivationPayload = nil
    }

    /// Creates the activity of an invocation: a browsing-web activity whose payload has the same URL.
    ///
    /// Hosts call this; a clip receives the activity.
    public init(invocationURL: URL) {
        activityType = NSUserActivityTypeBrowsingWeb
        webpageURL = invocationURL
        appClipActivationPayload = APActivationPayload(url: invocationURL)
    }
}
#endif
