// SPDX-License-Identifier: Apache-2.0

public import AppClip

/// The answer to a ``SystemCall``.
public enum SystemAnswer: Sendable, Hashable {
    /// The call was performed, and has no result.
    case done
    /// A Boolean value.
    case flag(Bool)
    /// A stored text; `nil` without one.
    case text(String?)
    /// A status of the Security framework.
    case status(Int32)
    /// Items of the keychain.
    case items([SystemKeychainItem])
    /// The result of a location confirmation.
    case confirmation(SystemLocationConfirmation)
    /// The authorization to use the location.
    case authorization(SystemLocationAuthorization)
    /// The authorization to post notifications.
    case notificationStatus(SystemNotificationStatus)
    /// The pending notifications.
    case notifications([SystemNotification])
    /// A notification was not scheduled.
    case notificationError(SystemNotificationError)
    /// The state of a user's credential.
    case credentialState(SystemCredentialState)
    /// The credential of a person who signed in.
    case credential(SystemCredential)
    /// The reason that nobody signed in.
    case signInError(SystemSignInError)
    /// The identifier of a Live Activity.
    case identifier(String)
    /// A Live Activity did not start.
    case activityError(SystemActivityError)
    /// The Live Activities, with their identifiers.
    case activities([ShownActivity])
    /// A record of a public database.
    case record(SystemRecord)
    /// A record was not read or written.
    case recordError(SystemRecordError)
    /// The metadata of a link; `nil` if there is none.
    case link(SystemLinkMetadata?)

    /// A Live Activity with its identifier.
    public struct ShownActivity: Sendable, Hashable {
        /// The identifier of the activity.
        public var identifier: String
        /// The content of the activity.
        public var content: SystemActivityContent

        /// Creates a Live Activity.
        public init(identifier: String, content: SystemActivityContent) {
            self.identifier = identifier
            self.content = content
        }
    }
}

extension SystemAnswer: MessageCoded {
    func write(to writer: inout MessageWriter) {
        switch self {
        case .done: writer.put(UInt8(1))
        case .flag(let flag): writer.put(UInt8(2), flag)
        case .text(let text): writer.put(UInt8(3), text)
        case .status(let status): writer.put(UInt8(4), status)
        case .items(let items): writer.put(UInt8(5), items)
        case .confirmation(let confirmation): writer.put(UInt8(6), confirmation)
        case .authorization(let authorization): writer.put(UInt8(7), authorization)
        case .notificationStatus(let status): writer.put(UInt8(8), status)
        case .notifications(let notifications): writer.put(UInt8(9), notifications)
        case .notificationError(let error): writer.put(UInt8(10), error)
        case .credentialState(let state): writer.put(UInt8(11), state)
        case .credential(let credential): writer.put(UInt8(12), credential)
        case .signInError(let error): writer.put(UInt8(13), error)
        case .identifier(let identifier): writer.put(UInt8(14), identifier)
        case .activityError(let error): writer.put(UInt8(15), error)
        case .activities(let activities): writer.put(UInt8(16), activities)
        case .record(let record): writer.put(UInt8(17), record)
        case .recordError(let error): writer.put(UInt8(18), error)
        case .link(let metadata): writer.put(UInt8(19), metadata)
        }
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        switch try reader.number(UInt8.self) {
        case 1: self = .done
        case 2: self = .flag(try reader.value())
        case 3: self = .text(try reader.value())
        case 4: self = .status(try reader.value())
        case 5: self = .items(try reader.value())
        case 6: self = .confirmation(try reader.value())
        case 7: self = .authorization(try reader.value())
        case 8: self = .notificationStatus(try reader.value())
        case 9: self = .notifications(try reader.value())
        case 10: self = .notificationError(try reader.value())
        case 11: self = .credentialState(try reader.value())
        case 12: self = .credential(try reader.value())
        case 13: self = .signInError(try reader.value())
        case 14: self = .identifier(try reader.value())
        case 15: self = .activityError(try reader.value())
        case 16: self = .activities(try reader.value())
        case 17: self = .record(try reader.value())
        case 18: self = .recordError(try reader.value())
        case 19: self = .link(try reader.value())
        case let other: throw .unknownCase(other)
        }
    }
}

extension SystemAnswer.ShownActivity: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.put(identifier, content) }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(identifier: try reader.value(), content: try reader.value())
    }
}
