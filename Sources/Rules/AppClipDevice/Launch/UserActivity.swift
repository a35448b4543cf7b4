// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// The user activity that a clip or app receives at launch (rule D-08).
public struct UserActivity: Sendable, Hashable {
    /// The type of the activity: browsing the web.
    public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// The type of the activity, such as ``browsingWeb``.
    public let activityType: String

    /// The invocation URL, as it was given, with its query and fragment.
    public let webpageURL: InvocationURL

    /// Creates the activity of browsing to a URL.
    public init(browsingTo url: InvocationURL) {
        activityType = Self.browsingWeb
        webpageURL = url
    }
}
