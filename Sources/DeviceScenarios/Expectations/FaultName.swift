public import AppClipDevice

/// Why a step cannot be, by a name.
public enum FaultName: String, Sendable, Hashable, CaseIterable {
    /// The clock would go back.
    case clockTurnedBack = "clock-turned-back"
    /// No device's clock shows such a moment.
    case impossibleTime = "impossible-time"
    /// There is no such version of the system.
    case unknownSystem = "unknown-system"
    /// A system does not become older.
    case systemTurnedBack = "system-turned-back"
    /// A time zone makes no sense.
    case zone
    /// A length of time is negative or too long.
    case impossibleDuration = "impossible-duration"
    /// The parts of the world do not agree.
    case contradiction
    /// There is no such local experience.
    case unknownLocalExperience = "unknown-local-experience"
    /// There is no card on the screen.
    case noCard = "no-card"
    /// Nothing runs in the foreground.
    case nothingInForeground = "nothing-in-foreground"
    /// The app is not in the world.
    case unknownApp = "unknown-app"
    /// The app or clip is not on the device.
    case notOnDevice = "not-on-device"
    /// There is no such notification.
    case unknownNotification = "unknown-notification"
    /// There is no backup.
    case noBackup = "no-backup"

    /// The name of a fault.
    public init(_ code: DeviceFault.Code) {
        self =
            switch code {
            case .clockTurnedBack: .clockTurnedBack
            case .impossibleTime: .impossibleTime
            case .unknownSystem: .unknownSystem
            case .systemTurnedBack: .systemTurnedBack
            case .zoneOffset, .zoneOutOfOrder: .zone
            case .impossibleDuration: .impossibleDuration
            case .unknownLocalExperience: .unknownLocalExperience
            case .noCard: .noCard
            case .nothingInForeground: .nothingInForeground
            case .unknownApp: .unknownApp
            case .notOnDevice: .notOnDevice
            case .unknownNotification: .unknownNotification
            default: .contradiction
            }
    }

    /// Whether the scenario contradicts itself, whatever the rules say.
    ///
    /// The others can come of a rule that decided otherwise than the author thought: no card came,
    /// so that nothing runs.
    public var isContradiction: Bool {
        switch self {
        case .clockTurnedBack, .impossibleTime, .unknownSystem, .systemTurnedBack, .zone,
            .impossibleDuration, .contradiction, .unknownApp, .noBackup:
            true
        case .unknownLocalExperience, .noCard, .nothingInForeground, .notOnDevice,
            .unknownNotification:
            false
        }
    }
}
