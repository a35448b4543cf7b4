public import AppClipTypes

/// What `APActivationPayload` stands for: a URL, and the number of the launch.
///
/// No way leads from it to a position (rule E-36).
public struct ActivationPayload: Sendable, Hashable {
    /// The invocation URL, which is that of the activity (rule D-09).
    public let url: InvocationURL

    /// The clip that was launched.
    public let clip: AppIdentifier

    /// The number of the launch on its device.
    public let launch: Int

    /// A payload, as a clip may have kept it from an earlier launch.
    public init(url: InvocationURL, clip: AppIdentifier, launch: Int) {
        self.url = url
        self.clip = clip
        self.launch = launch
    }
}
