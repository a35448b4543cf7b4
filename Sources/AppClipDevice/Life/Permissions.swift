/// Something that a clip or app may do only if the person agrees.
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

/// What a person allowed a clip or app.
public struct Permissions: Sendable, Hashable {
    /// The answers; what is not here was not asked.
    public internal(set) var answers: [Permission: Bool] = [:]

    /// Nothing was asked.
    public init() {}

    /// What goes over from a clip to its full app: camera, microphone and Bluetooth (rule F-17), and
    /// nothing else (question O-37).
    var handedOver: Permissions {
        var result = Permissions()
        result.answers = answers.filter { permission, _ in
            permission == .camera || permission == .microphone || permission == .bluetooth
        }
        return result
    }
}
