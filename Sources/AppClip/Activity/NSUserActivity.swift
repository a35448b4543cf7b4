#if !hasFeature(Embedded)
public import Foundation

/// What brought a person to the clip: Foundation's `NSUserActivity`, which Linux lacks.
///
/// An invocation comes as an activity of the type ``NSUserActivityTypeBrowsingWeb`` with its URL in
/// ``webpageURL`` (*Responding to invocations*). A return from a notification or the App Switcher
/// brings no activity at all.
public class NSUserActivity: NSObject {
    /// What kind of activity it is.
    public let activityType: String

    /// What the activity is called; `nil` without a name.
    public var title: String?

    /// What the activity's maker has to say of it.
    public var userInfo: [AnyHashable: Any]?

    /// The address that the activity is about, unchanged; `nil` where there is none.
    public var webpageURL: URL?

    /// The URL by which the system chooses an instance; `nil` without one.
    public var targetContentIdentifier: String?

    /// What the system knows about the invocation; `nil` unless an invocation made this activity.
    public let appClipActivationPayload: APActivationPayload?

    /// Makes an activity that no invocation brought.
    public init(activityType: String) {
        self.activityType = activityType
        appClipActivationPayload = nil
    }

    /// Makes the activity of an invocation: a browsing-web activity whose payload has the same URL
    /// (rule D-09).
    ///
    /// Hosts and systems call this; a clip receives what it makes.
    ///
    /// - Parameters:
    ///   - invocationURL: The invocation URL.
    ///   - launch: The number by which the system knows the launch again; `nil` for a host that confirms
    ///     no place.
    public init(invocationURL: URL, launch: Int? = nil) {
        activityType = NSUserActivityTypeBrowsingWeb
        webpageURL = invocationURL
        appClipActivationPayload = APActivationPayload(url: invocationURL, launch: launch)
    }
}
#endif
