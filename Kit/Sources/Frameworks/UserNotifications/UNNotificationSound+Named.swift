// SPDX-License-Identifier: Apache-2.0

/// The name of a sound file: UserNotifications' `UNNotificationSoundName`.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    /// The name of the file.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UNNotificationSound {
    /// Creates a sound of the bundle; it is not played here.
    public convenience init(named name: UNNotificationSoundName) { self.init() }
}
