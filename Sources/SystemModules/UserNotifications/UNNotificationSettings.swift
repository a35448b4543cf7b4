#if !hasFeature(Embedded)
import AppClip
public import Foundation

/// What the person allows a clip or app to do with notifications.
public class UNNotificationSettings: NSObject {
    /// Whether it may notify.
    public let authorizationStatus: UNAuthorizationStatus

    /// Whether notifications are shown.
    public var alertSetting: UNNotificationSetting { authorizationStatus.setting }

    /// Whether notifications sound.
    public var soundSetting: UNNotificationSetting { authorizationStatus.setting }

    /// Whether the icon bears a number.
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

/// Whether a clip or app may notify.
public enum UNAuthorizationStatus: Int, Sendable, Hashable {
    /// Nothing was decided, or the 8 hours are over.
    case notDetermined = 0
    /// The person said no.
    case denied = 1
    /// The person said yes.
    case authorized = 2
    /// Quietly, without having been asked.
    case provisional = 3
    /// A clip may, for up to 8 hours after a launch (rule E-44).
    case ephemeral = 4

    fileprivate var setting: UNNotificationSetting {
        switch self {
        case .authorized, .provisional, .ephemeral: .enabled
        case .notDetermined, .denied: .disabled
        }
    }
}

/// Whether notifications may do something.
public enum UNNotificationSetting: Int, Sendable, Hashable {
    /// The system has no such thing.
    case notSupported = 0
    /// They may not.
    case disabled = 1
    /// They may.
    case enabled = 2
}

/// What notifications would do.
public struct UNAuthorizationOptions: OptionSet, Sendable, Hashable {
    /// The bits of Apple's framework.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A number on the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// A sound.
    public static let sound = Self(rawValue: 1 << 1)
    /// Something to read.
    public static let alert = Self(rawValue: 1 << 2)
    /// Notifications while driving.
    public static let carPlay = Self(rawValue: 1 << 3)
    /// Sounds that nothing silences.
    public static let criticalAlert = Self(rawValue: 1 << 4)
    /// A button for settings in the app.
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    /// Quiet ones, without asking.
    public static let provisional = Self(rawValue: 1 << 6)
}
#endif
