// SPDX-License-Identifier: Apache-2.0

public import AppClip

/// A call of a program to its system: the calls of `ClipSystem` and `ClipHost`, as values.
///
/// The documentation of each case names the ``SystemAnswer`` to it.
public enum SystemCall: Sendable, Hashable {
    // MARK: Data

    /// Reads the text under a key, in the program's own defaults or in those of an App Group:
    /// `.text`.
    case storedText(key: String, group: String?)
    /// Stores a text, or removes it: `.done`.
    case store(String?, key: String, group: String?)
    /// Writes a file, or deletes it: `.done`.
    case write([UInt8]?, file: String, group: String?)

    // MARK: Location

    /// `confirmAcquired`: `.confirmation`.
    case confirmAcquired(SystemPayload, SystemRegion)
    /// A Boolean value that indicates whether location services are on: `.flag`.
    case areLocationServicesEnabled
    /// The program's authorization to use the location: `.authorization`.
    case locationAuthorization
    /// Requests authorization from the person: `.authorization`.
    case requestLocation(SystemLocationUse)

    // MARK: Notifications

    /// The program's authorization to post notifications: `.notificationStatus`.
    case notificationStatus
    /// Requests authorization from the person: `.notificationStatus`.
    case requestNotifications
    /// Schedules a notification: `.done` or `.notificationError`.
    case schedule(SystemNotification)
    /// The notifications that were not delivered yet: `.notifications`.
    case pendingNotifications
    /// Removes pending notifications: `.done`.
    case cancelNotifications([String])

    // MARK: Keychain

    /// Adds an item: `.status`.
    case addKeychainItem(SystemKeychainItem)
    /// Finds the items that match: `.items`.
    case keychainItems(SystemKeychainItem)
    /// Updates the items that match: `.status`.
    case updateKeychainItems(SystemKeychainItem, with: SystemKeychainItem)
    /// Deletes the items that match: `.status`.
    case deleteKeychainItems(SystemKeychainItem)

    // MARK: Sign in with Apple

    /// The state of a user's credential: `.credentialState`.
    case credentialState(user: String)
    /// Presents the sheet: `.credential` or `.signInError`.
    case signIn(SystemSignInRequest)

    // MARK: The full app

    /// Shows the overlay: `.flag`, which indicates whether it is on the screen.
    case showOverlay(SystemOverlay)
    /// Dismisses the overlay: `.done`.
    case dismissOverlay

    // MARK: Live Activities

    /// A Boolean value that indicates whether the program can start Live Activities: `.flag`.
    case areActivitiesEnabled
    /// Starts a Live Activity: `.identifier` or `.activityError`.
    case beginActivity(SystemActivityContent)
    /// Updates a Live Activity: `.flag`, which indicates whether it exists.
    case updateActivity(String, state: [UInt8])
    /// Ends a Live Activity: `.flag`, which indicates whether it existed.
    case endActivity(String, state: [UInt8]?)
    /// All active Live Activities: `.activities`.
    case activities

    // MARK: iCloud and links

    /// Reads a record: `.record` or `.recordError`.
    case publicRecord(name: String, container: String)
    /// Writes a record: `.done` or `.recordError`.
    case savePublicRecord(SystemRecord, container: String)
    /// The metadata of the page that a link leads to: `.link`.
    case linkMetadata(url: String)
}

extension SystemCall: MessageCoded {
    func write(to writer: inout MessageWriter) {
        switch self {
        case .storedText(let key, let group): writer.put(UInt8(1), key, group)
        case .store(let text, let key, let group): writer.put(UInt8(2), text, key, group)
        case .write(let bytes, let file, let group): writer.put(UInt8(3), bytes, file, group)
        case .confirmAcquired(let payload, let region): writer.put(UInt8(4), payload, region)
        case .areLocationServicesEnabled: writer.put(UInt8(5))
        case .locationAuthorization: writer.put(UInt8(6))
        case .requestLocation(let use): writer.put(UInt8(7), use)
        case .notificationStatus: writer.put(UInt8(8))
        case .requestNotifications: writer.put(UInt8(9))
        case .schedule(let notification): writer.put(UInt8(10), notification)
        case .pendingNotifications: writer.put(UInt8(11))
        case .cancelNotifications(let identifiers): writer.put(UInt8(12), identifiers)
        case .addKeychainItem(let item): writer.put(UInt8(13), item)
        case .keychainItems(let query): writer.put(UInt8(14), query)
        case .updateKeychainItems(let query, let changes): writer.put(UInt8(15), query, changes)
        case .deleteKeychainItems(let query): writer.put(UInt8(16), query)
        case .credentialState(let user): writer.put(UInt8(17), user)
        case .signIn(let request): writer.put(UInt8(18), request)
        case .showOverlay(let overlay): writer.put(UInt8(19), overlay)
        case .dismissOverlay: writer.put(UInt8(20))
        case .areActivitiesEnabled: writer.put(UInt8(21))
        case .beginActivity(let content): writer.put(UInt8(22), content)
        case .updateActivity(let name, let state): writer.put(UInt8(23), name, state)
        case .endActivity(let name, let state): writer.put(UInt8(24), name, state)
        case .activities: writer.put(UInt8(25))
        case .publicRecord(let name, let container): writer.put(UInt8(26), name, container)
        case .savePublicRecord(let record, let container): writer.put(UInt8(27), record, container)
        case .linkMetadata(let url): writer.put(UInt8(28), url)
        }
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        switch try reader.number(UInt8.self) {
        case 1: self = .storedText(key: try reader.value(), group: try reader.value())
        case 2:
            self = .store(try reader.value(), key: try reader.value(), group: try reader.value())
        case 3:
            self = .write(try reader.value(), file: try reader.value(), group: try reader.value())
        case 4: self = .confirmAcquired(try reader.value(), try reader.value())
        case 5: self = .areLocationServicesEnabled
        case 6: self = .locationAuthorization
        case 7: self = .requestLocation(try reader.value())
        case 8: self = .notificationStatus
        case 9: self = .requestNotifications
        case 10: self = .schedule(try reader.value())
        case 11: self = .pendingNotifications
        case 12: self = .cancelNotifications(try reader.value())
        case 13: self = .addKeychainItem(try reader.value())
        case 14: self = .keychainItems(try reader.value())
        case 15: self = .updateKeychainItems(try reader.value(), with: try reader.value())
        case 16: self = .deleteKeychainItems(try reader.value())
        case 17: self = .credentialState(user: try reader.value())
        case 18: self = .signIn(try reader.value())
        case 19: self = .showOverlay(try reader.value())
        case 20: self = .dismissOverlay
        case 21: self = .areActivitiesEnabled
        case 22: self = .beginActivity(try reader.value())
        case 23: self = .updateActivity(try reader.value(), state: try reader.value())
        case 24: self = .endActivity(try reader.value(), state: try reader.value())
        case 25: self = .activities
        case 26: self = .publicRecord(name: try reader.value(), container: try reader.value())
        case 27: self = .savePublicRecord(try reader.value(), container: try reader.value())
        case 28: self = .linkMetadata(url: try reader.value())
        case let other: throw .unknownCase(other)
        }
    }
}
