public import AppClipTypes

/// The wish to run a clip, after all rules were asked and the person agreed.
public struct LaunchRequest: Sendable, Hashable {
    /// The clip.
    public let clip: AppIdentifier

    /// What the clip is handed; `nil` for a return without a URL (rule D-22).
    public let activity: UserActivity?
}
