public import AppClipExperiences
public import AppClipTypes

/// One of several lives of a clip on a device: one for each business (rules E-47 and O-36).
///
/// Instances have an activity and a process of their own, and share their data.
public enum InstanceIdentifier: Sendable, Hashable {
    /// The instance of the default experience and of generated links.
    case standard
    /// The instance of an advanced experience.
    case advanced(AdvancedExperience.ID)
    /// The instance of a local experience.
    case local
}

/// A clip that was launched, with its data.
public struct ClipLife: Sendable, Hashable {
    /// When the clip was used last.
    public internal(set) var lastUse: Timestamp

    /// The instances, the one used last at the end.
    public internal(set) var instances: [ClipInstance] = []

    /// The clip's own container.
    public internal(set) var container = Container()

    /// What the person allowed.
    public internal(set) var permissions = Permissions()

    /// Until when notifications are allowed without asking (rule E-42).
    public internal(set) var ephemeralEnd: Timestamp?

    /// Until when the location may be asked for (rule E-21).
    public internal(set) var locationEnd: Timestamp?

    /// The notifications to come, the earliest first.
    public internal(set) var scheduled: [ScheduledNotification] = []

    /// The notifications that were shown, with their instances; at most 32.
    public internal(set) var delivered: [DeliveredNotification] = []

    /// The Live Activities that are shown, in the order of their names.
    public internal(set) var activities: [String] = []

    init(lastUse: Timestamp) { self.lastUse = lastUse }
}

/// An instance of a clip.
public struct ClipInstance: Sendable, Hashable {
    /// Which it is.
    public let identifier: InstanceIdentifier

    /// How the instance was launched last.
    public internal(set) var activation: Activation

    /// Whether it is in memory, so that its next launch is a warm one.
    public internal(set) var isInMemory: Bool
}

/// How an instance was launched, as the system knows it.
///
/// Clips see ``ActivationPayload`` alone: the position never leaves the device (rule E-36).
public struct Activation: Sendable, Hashable {
    /// The number of the launch.
    public let launch: Int

    /// The invocation URL; `nil` for a return without one.
    public let url: InvocationURL?

    /// How the person invoked the clip.
    public let source: InvocationSource

    /// Where the device was when the person invoked the clip.
    let position: Place?

    /// Whether key, note and person allow to verify the location.
    let mayVerifyLocation: Bool

    /// Whether an experience of the clip covers the URL.
    let isRegistered: Bool
}
