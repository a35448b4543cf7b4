// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

/// The notification settings of a clip or app.
public class UNNotificationSettings: NSObject {
    /// The authorization of the clip or app to post notifications.
    public let authorizationStatus: UNAuthorizationStatus

    /// The setting for alerts, which follows the authorization.
    public var alertSetting: UNNotificationSetting { authorizationStatus.setting }

    /// The setting for sounds, which follows the authorization.
    public var soundSetting: UNNotificationSetting { authorizationStatus.setting }

    /// The setting for badges on the icon, which follows the authorization.
    public var badgeSetting: UNNotificationSetting { authorizationStatus.setting }

    init(_ status: SystemNotificationStatus) {
        authorizationStatus =
            switch status {
            case .notDetermined: .notDetermined
            case .denied: .denied
            case .authorized: .authorized
            case .provisional: .provisional
            case .ephemeral: .ephemeral
            }
    }
}

/// The authorization of a clip or app to post notifications.
public enum UNAuthorizationStatus: Int, Sendable, Hashable {
    /// The person has not decided, or the 8 hours are over.
    case notDetermined = 0
    /// The person denied it.
    case denied = 1
    /// The person allowed it.
    case authorized = 2
    /// Provisionally: quiet notifications, without asking the person.
    case provisional = 3
    /// For a clip, for up to 8 hours after a launch (rule E-44).
    case ephemeral = 4

    fileprivate var setting: UNNotificationSetting {
        switch self {
        case .authorized, .provisional, .ephemeral: .enabled
        case .notDetermined, .denied: .disabled
        }
    }
}

/// The state of a notification setting.
public enum UNNotificationSetting: Int, Sendable, Hashable {
    /// The system does not support it.
    case notSupported = 0
    /// It is off.
    case disabled = 1
    /// It is on.
    case enabled = 2
}

/// The features that an app requests authorization for.
public struct UNAuthorizationOptions: OptionSet, Sendable, Hashable {
    /// The bits, with the values of Apple's framework.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Badges on the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Sounds of notifications.
    public static let sound = Self(rawValue: 1 << 1)
    /// Alerts on the screen.
    public static let alert = Self(rawValue: 1 << 2)
    /// Notifications in CarPlay.
    public static let carPlay = Self(rawValue: 1 << 3)
    /// Sounds that play even when the device is muted.
    public static let criticalAlert = Self(rawValue: 1 << 4)
    /// A button that opens notification settings in the app.
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    /// Quiet notifications, without asking the person.
    public static let provisional = Self(rawValue: 1 << 6)
}
