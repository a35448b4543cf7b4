// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// The name of a file with a sound: UserNotifications' `UNNotificationSoundName`.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    /// The name of the file.
    public let rawValue: String

    /// A sound by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sound by name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UNNotificationSound {
    /// A sound of the bundle; it is not played here.
    public convenience init(named name: UNNotificationSoundName) { self.init() }
}
#endif
