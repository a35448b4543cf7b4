// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The state of a Live Activity.
public enum ActivityState: String, Codable, Sendable, Hashable {
    /// It is active.
    case active
    /// It has ended, and can still be visible.
    case ended
    /// It has ended, and is no longer visible.
    case dismissed
    /// It is active, and its content is out of date.
    case stale
}

/// The time at which a Live Activity that has ended leaves the screen.
public struct ActivityUIDismissalPolicy: Sendable, Hashable {
    // nil for the default policy.
    private let date: Date?

    /// At a time that the system chooses.
    public static let `default` = Self(date: nil)

    /// Immediately.
    public static let immediate = Self(date: .distantPast)

    /// At a date.
    public static func after(_ date: Date) -> Self { Self(date: date) }
}

/// The way a server updates a Live Activity.
public struct PushType: Sendable, Hashable {
    private let name: String

    /// With a push token for each activity.
    public static let token = Self(name: "token")
}
