#if hasFeature(Embedded)
public import BrowserFoundation

/// What brought a person to the clip: Foundation's `NSUserActivity`, as far as clips read it.
///
/// An invocation comes as an activity of the type ``NSUserActivityTypeBrowsingWeb`` with its URL in
/// ``webpageURL`` (*Responding to invocations*). A return from a notification or the App Switcher
/// brings no activity at all.
public final class NSUserActivity {
    /// What kind of activity it is.
    public let activityType: String

    /// The address that the activity is about, unchanged; `nil` where there is none.
    public var webpageURL: URL?

    /// What the system knows about the invocation; `nil` unless an invocation made this activity.
    public let appClipActivationPayload: APActivationPayload?

    /// Makes an activity that no invocation brought.
    public init(activityType: String) {
        self.activityType = activityType
        appClipActivationPayload = nil
    }

    /// Makes the activity of an invocation: a browsing-web activity whose payload has the same URL.
    ///
    /// Hosts call this; a clip receives what it makes.
    public init(invocationURL: URL) {
        activityType = NSUserActivityTypeBrowsingWeb
        webpageURL = invocationURL
        appClipActivationPayload = APActivationPayload(url: invocationURL)
    }
}
#endif
