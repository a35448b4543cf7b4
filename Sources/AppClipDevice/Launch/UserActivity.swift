public import AppClipTypes

/// What a clip or an app is handed when it is launched (rule D-08).
public struct UserActivity: Sendable, Hashable {
    /// The type of the activity: browsing the web.
    public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// The type.
    public let activityType: String

    /// The invocation URL, as it was given, with its query and fragment.
    public let webpageURL: InvocationURL

    /// The activity of browsing to a URL.
    public init(browsingTo url: InvocationURL) {
        activityType = Self.browsingWeb
        webpageURL = url
    }
}
