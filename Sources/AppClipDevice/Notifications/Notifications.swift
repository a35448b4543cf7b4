import AppClipExperiences
public import AppClipTypes

/// A notification, as a clip schedules or a server sends it.
public struct NotificationRequest: Sendable, Hashable {
    /// The number by which the clip knows it.
    public let number: Int

    /// What it says.
    public let title: String

    /// The target content identifier, by which an instance is chosen (rule E-48).
    public let target: InvocationURL?

    /// A notification.
    public init(number: Int, title: String, target: InvocationURL? = nil) {
        self.number = number
        self.title = title
        self.target = target
    }
}

/// A notification to come.
public struct ScheduledNotification: Sendable, Hashable {
    /// What is shown.
    public let request: NotificationRequest

    /// When it is shown.
    public let time: Timestamp

    let route: NotificationRoute
}

/// A notification that was shown.
public struct DeliveredNotification: Sendable, Hashable {
    /// The number by which the clip knows it.
    public let number: Int

    /// The instance that it is for.
    public let instance: InstanceIdentifier
}

/// Where the registered experiences say that a notification belongs.
enum NotificationRoute: Sendable, Hashable {
    /// It names no target.
    case any
    /// To the instance of an experience.
    case instance(InstanceIdentifier)
    /// No experience covers its target.
    case unknown

    /// The way of a notification in a world that is about its target (rule E-49).
    init(_ request: NotificationRequest, to clip: AppIdentifier, in world: World) {
        guard request.target != nil else {
            self = .any
            return
        }
        guard let experience = world.advanced, experience.clip == clip else {
            self = .unknown
            return
        }
        self = .instance(.advanced(experience.id))
    }
}

/// What `authorizationStatus` says (rules E-44 to E-46).
public enum NotificationStatus: String, Sendable, Hashable, CaseIterable {
    /// Nothing was decided, or the 8 hours are over.
    case notDetermined = "not-determined"
    /// The person said no.
    case denied
    /// The person said yes.
    case authorized
    /// For up to 8 hours after a launch.
    case ephemeral
}
