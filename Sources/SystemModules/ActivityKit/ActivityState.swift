#if !hasFeature(Embedded)
public import Foundation

/// Whether a Live Activity goes on.
public enum ActivityState: String, Codable, Sendable, Hashable {
    /// It goes on.
    case active
    /// It has ended, and may still be seen.
    case ended
    /// It has ended, and is seen no longer.
    case dismissed
    /// It goes on, and shows what is old.
    case stale
}

/// When a Live Activity that has ended leaves the screen.
public struct ActivityUIDismissalPolicy: Sendable, Hashable {
    // nil for the system's choice.
    private let date: Date?

    /// When the system thinks right.
    public static let `default` = Self(date: nil)

    /// At once.
    public static let immediate = Self(date: .distantPast)

    /// At a time.
    public static func after(_ date: Date) -> Self { Self(date: date) }
}

/// How a server could update a Live Activity.
public struct PushType: Sendable, Hashable {
    private let name: String

    /// By a token for each activity.
    public static let token = Self(name: "token")
}
#endif
