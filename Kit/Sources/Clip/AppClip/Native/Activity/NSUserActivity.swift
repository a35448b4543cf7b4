// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The activity with which a person opens the clip: Foundation's `NSUserActivity`, which Linux lacks.
///
/// An invocation comes as an activity of the type ``NSUserActivityTypeBrowsingWeb`` with its URL in
/// ``webpageURL`` (*Responding to invocations*). A return from a notification or the App Switcher
/// brings no activity.
public class NSUserActivity: NSObject {
    /// The type of the activity, such as ``NSUserActivityTypeBrowsingWeb``.
    public let activityType: String

    /// The title; `nil` without one.
    public var title: String?

    /// Values that the creator of the activity adds.
    public var userInfo: [AnyHashable: Any]?

    /// The URL of the activity, unchanged; `nil` without one.
    public var webpageURL: URL?

    /// The URL that selects an instance of the clip; `nil` without one.
    public var targetContentIdentifier: String?

    /// The payload of the invocation; `nil` if the activity comes from something else.
    public let appClipActivationPayload: APActivationPayload?

    /// Creates an activity that does not come from an invocation.
    public init(activityType: String) {
        self.activityType = activityType
        appClipActivationPayload = nil
    }

    /// Creates the activity of an invocation: a browsing-web activity whose payload has the same URL
    /// (rule D-09).
    ///
    /// Hosts and systems call this; a clip receives the activity.
    ///
    /// - Parameters:
    ///   - invocationURL: The invocation URL.
    ///   - launch: The number that identifies the launch to the system; `nil` for a host that does not
    ///     confirm locations.
    public init(invocationURL: URL, launch: Int? = nil) {
        activityType = NSUserActivityTypeBrowsingWeb
        webpageURL = invocationURL
        appClipActivationPayload = APActivationPayload(url: invocationURL, launch: launch)
    }
}
