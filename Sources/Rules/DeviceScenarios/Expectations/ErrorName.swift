// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice

/// The reason a step is invalid, by a name that scenarios use.
public enum ErrorName: String, Sendable, Hashable, CaseIterable {
    /// The clock would go backward.
    case clockTurnedBack = "clock-turned-back"
    /// The time is outside the years 1970 to 9999.
    case impossibleTime = "impossible-time"
    /// This version of iOS does not exist.
    case unknownSystem = "unknown-system"
    /// The system cannot be downgraded.
    case systemTurnedBack = "system-turned-back"
    /// A duration is negative or too long.
    case impossibleDuration = "impossible-duration"
    /// The parts of the world are inconsistent.
    case contradiction
    /// No local experience has this URL.
    case unknownLocalExperience = "unknown-local-experience"
    /// There is no card on the screen.
    case noCard = "no-card"
    /// The card offers no page beside the clip.
    case cardWithoutPage = "card-without-page"
    /// Nothing runs in the foreground.
    case nothingInForeground = "nothing-in-foreground"
    /// The world has no such app.
    case unknownApp = "unknown-app"
    /// The app or clip is not on the device.
    case notOnDevice = "not-on-device"
    /// No notification with this number was delivered.
    case unknownNotification = "unknown-notification"
    /// There is no backup.
    case noBackup = "no-backup"

    /// Creates the name of a device error.
    public init(_ code: DeviceError.Code) {
        self =
            switch code {
            case .clockTurnedBack: .clockTurnedBack
            case .impossibleTime: .impossibleTime
            case .unknownSystem: .unknownSystem
            case .systemTurnedBack: .systemTurnedBack
            case .impossibleDuration: .impossibleDuration
            case .unknownLocalExperience: .unknownLocalExperience
            case .noCard: .noCard
            case .cardWithoutPage: .cardWithoutPage
            case .nothingInForeground: .nothingInForeground
            case .unknownApp: .unknownApp
            case .notOnDevice: .notOnDevice
            case .unknownNotification: .unknownNotification
            default: .contradiction
            }
    }

    /// Whether the scenario itself is inconsistent, regardless of the decisions of the rules.
    ///
    /// The other errors can follow from a decision that the author did not expect: for example, no
    /// card appeared, so nothing is in the foreground.
    public var isContradiction: Bool {
        switch self {
        case .clockTurnedBack, .impossibleTime, .unknownSystem, .systemTurnedBack,
            .impossibleDuration, .contradiction, .unknownApp, .noBackup:
            true
        case .unknownLocalExperience, .noCard, .cardWithoutPage, .nothingInForeground, .notOnDevice,
            .unknownNotification:
            false
        }
    }
}
