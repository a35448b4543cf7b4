// SPDX-License-Identifier: Apache-2.0

/// A permission that a clip or app needs from the person.
public enum Permission: String, Sendable, Hashable, CaseIterable {
    /// The camera.
    case camera
    /// The microphone.
    case microphone
    /// Bluetooth.
    case bluetooth
    /// Notifications.
    case notifications
    /// The location while in use.
    case location
    /// The location at any time.
    case locationAlways = "location-always"
    /// Tracking.
    case tracking
    /// Contacts.
    case contacts
    /// The calendar.
    case calendar
    /// Reminders.
    case reminders
    /// Photos.
    case photos
    /// Health data.
    case health
    /// Motion and fitness.
    case motion
    /// Apple Music and media.
    case media
}

/// The permissions that a person granted to a clip or app, or denied it.
public struct Permissions: Sendable, Hashable {
    /// Whether each was granted; a permission that was never requested is not included.
    public internal(set) var answers: [Permission: Bool] = [:]

    /// No permissions.
    public init() {}

    /// What carries over from a clip to its full app: camera, microphone and Bluetooth (rule F-17),
    /// and nothing else (question O-37).
    var carriedOver: Permissions {
        var result = Permissions()
        result.answers = answers.filter { permission, _ in
            permission == .camera || permission == .microphone || permission == .bluetooth
        }
        return result
    }
}
