// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
public import AppClipTypes

/// The identifier of an instance of a clip: one for each business (rule E-47, question O-36).
///
/// Each instance has its own activity and process; all instances share the clip's data.
public enum InstanceIdentifier: Sendable, Hashable {
    /// The instance of the default experience and of generated links.
    case standard
    /// The instance of an advanced experience.
    case advanced(AdvancedExperience.ID)
    /// The instance of a local experience.
    case local
}

/// A clip on the device, with its data.
public struct InstalledClip: Sendable, Hashable {
    /// The time of the last use of the clip.
    public internal(set) var lastUse: Timestamp

    /// The instances, in order of use; the most recent one is last.
    public internal(set) var instances: [ClipInstance] = []

    /// The clip's own container.
    public internal(set) var container = Container()

    /// The permissions that the person granted or denied.
    public internal(set) var permissions = Permissions()

    /// The time at which the permission to send notifications without a prompt ends (rule E-42).
    public internal(set) var ephemeralEnd: Timestamp?

    /// The time at which the permission to use the location ends (rule E-21).
    public internal(set) var locationEnd: Timestamp?

    /// The scheduled notifications, the earliest first.
    public internal(set) var scheduled: [ScheduledNotification] = []

    /// The most recent notifications that were shown, with their instances; at most 32.
    public internal(set) var delivered: [DeliveredNotification] = []

    /// The Live Activities that are shown, sorted by name.
    public internal(set) var activities: [String] = []

    init(lastUse: Timestamp) { self.lastUse = lastUse }
}

/// An instance of a clip, with its latest launch.
public struct ClipInstance: Sendable, Hashable {
    /// The identifier of the instance.
    public let identifier: InstanceIdentifier

    /// The latest launch of the instance.
    public internal(set) var activation: Activation

    /// Whether the instance is in memory, so that its next launch is warm.
    public internal(set) var isInMemory: Bool
}

/// The launch of an instance, as recorded by the system.
///
/// A clip sees only its ``ActivationPayload``: the position never leaves the device (rule E-36).
public struct Activation: Sendable, Hashable {
    /// The number of the launch.
    public let launch: Int

    /// The invocation URL; `nil` for a return without one.
    public let url: InvocationURL?

    /// The action by which the person invoked the clip.
    public let source: InvocationSource

    /// The position of the device when the person invoked the clip.
    let position: Place?

    /// Whether the bundle's key, the card's note and the person allow the clip to verify the
    /// location.
    let mayVerifyLocation: Bool

    /// Whether an experience of the clip covers the URL.
    let isRegistered: Bool
}
