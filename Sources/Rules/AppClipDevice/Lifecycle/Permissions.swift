// SPDX-License-Identifier: Apache-2.0

/// A permission that a clip or app requests from the person.
public enum Permission: String, Sendable, Hashable, CaseIterable {
    /// Access to the camera.
    case camera
    /// Access to the microphone.
    case microphone
    /// The use of Bluetooth.
    case bluetooth
    /// The right to send notifications.
    case notifications
    /// Access to the location while in use.
    case location
    /// Access to the location at any time.
    case locationAlways = "location-always"
    /// Tracking across other apps and websites.
    case tracking
    /// Access to the contacts.
    case contacts
    /// Access to the calendar.
    case calendar
    /// Access to the reminders.
    case reminders
    /// Access to the photos.
    case photos
    /// Access to health data.
    case health
    /// Access to motion and fitness data.
    case motion
    /// Access to Apple Music and media.
    case media
}

/// The permissions that a person granted or denied to a clip or app.
public struct Permissions: Sendable, Hashable {
    /// Whether each permission was granted; one that was never requested is not included.
    public internal(set) var answers: [Permission: Bool] = [:]

    /// Creates an empty set of permissions.
    public init() {}

    /// The permissions that are transferred from a clip to its full app: camera, microphone and
    /// Bluetooth (rule F-17), and nothing else (question O-37).
    var carriedOver: Permissions {
        var result = Permissions()
        result.answers = answers.filter { permission, _ in
            permission == .camera || permission == .microphone || permission == .bluetooth
        }
        return result
    }
}
