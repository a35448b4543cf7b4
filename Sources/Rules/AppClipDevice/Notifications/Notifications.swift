// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
import AppClipExperiences
public import AppClipTypes

/// A notification that a clip schedules or a server sends.
public struct NotificationRequest: Sendable, Hashable {
    /// The number that the clip uses for the notification.
    public let number: Int

    /// The title that is shown.
    public let title: String

    /// The target content identifier, which selects an instance (rule E-48).
    public let target: InvocationURL?

    /// Creates a notification.
    public init(number: Int, title: String, target: InvocationURL? = nil) {
        self.number = number
        self.title = title
        self.target = target
    }
}

/// A notification that has not yet been shown.
public struct ScheduledNotification: Sendable, Hashable {
    /// The notification.
    public let request: NotificationRequest

    /// The time at which the notification is shown.
    public let time: Timestamp

    let route: NotificationRoute
}

/// A notification that was shown.
public struct DeliveredNotification: Sendable, Hashable {
    /// The number that the clip uses for the notification.
    public let number: Int

    /// The instance that the notification is for.
    public let instance: InstanceIdentifier
}

/// The instance that a notification is for, by the registered experiences.
enum NotificationRoute: Sendable, Hashable {
    /// The notification does not name a target.
    case any
    /// The instance of an experience.
    case instance(InstanceIdentifier)
    /// No experience covers the target.
    case unknown

    /// Creates the route of a notification in a world that describes its target (rule E-49).
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

/// The `authorizationStatus` of notifications (rules E-44 to E-46).
public enum NotificationStatus: String, Sendable, Hashable, CaseIterable {
    /// The person has not decided, or the 8 hours are over.
    case notDetermined = "not-determined"
    /// The person denied notifications.
    case denied
    /// The person allowed notifications.
    case authorized
    /// Notifications are allowed for up to 8 hours after a launch.
    case ephemeral
}
