// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A request to run a clip, made after all rules passed and the person agreed.
public struct LaunchRequest: Sendable, Hashable {
    /// The clip to run.
    public let clip: AppIdentifier

    /// The activity for the clip; `nil` for a return without a URL (rule D-22).
    public let activity: UserActivity?
}
