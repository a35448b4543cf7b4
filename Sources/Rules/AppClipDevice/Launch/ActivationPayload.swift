// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// The content of an `APActivationPayload`: a URL, and the number of the launch.
///
/// It does not contain a position (rule E-36).
public struct ActivationPayload: Sendable, Hashable {
    /// The invocation URL, the same as in the activity (rule D-09).
    public let url: InvocationURL

    /// The clip that was launched.
    public let clip: AppIdentifier

    /// The number of the launch on its device.
    public let launch: Int

    /// Creates a payload, for example one that a clip stored during an earlier launch.
    public init(url: InvocationURL, clip: AppIdentifier, launch: Int) {
        self.url = url
        self.clip = clip
        self.launch = launch
    }
}
