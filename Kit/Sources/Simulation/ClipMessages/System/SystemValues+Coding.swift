// SPDX-License-Identifier: Apache-2.0

import AppClip

// The encoding of the values of `ClipSystem` in messages. The order of choices is part of the
// version.

extension SystemLocationConfirmation: MessageChoice {
    static let choices: [Self] = [
        .isInRegion(false), .isInRegion(true), .disallowed, .doesNotMatch,
    ]
}

extension SystemLocationUse: MessageChoice {
    static let choices: [Self] = [.whenInUse, .always]
}

extension SystemLocationAuthorization: MessageChoice {
    static let choices: [Self] = [.notDetermined, .restricted, .denied, .whenInUse, .always]
}

extension SystemNotificationStatus: MessageChoice {
    static let choices: [Self] = [
        .notDetermined, .denied, .authorized, .provisional, .ephemeral,
    ]
}

extension SystemNotificationError: MessageChoice {
    static let choices: [Self] = [.notAllowed, .noContent, .invalidTrigger]
}

extension SystemCredentialState: MessageChoice {
    static let choices: [Self] = [.authorized, .revoked, .notFound, .transferred]
}

extension SystemSignInError: MessageChoice {
    static let choices: [Self] = [.canceled, .failed, .notInteractive]
}

extension SystemActivityError: MessageChoice {
    static let choices: [Self] = [.unsupported, .unentitled, .denied, .tooMany, .notVisible]
}

extension SystemRecordError: MessageChoice {
    static let choices: [Self] = [.notFound, .unavailable, .notEntitled, .readOnly]
}

extension SystemKeychainItem.Class: MessageChoice {
    static let choices = allCases
}

extension SystemPayload: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.put(url, launch) }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(url: try reader.value(), launch: try reader.value())
    }
}

extension SystemRegion: MessageCoded {
    func write(to writer: inout MessageWriter) {
        switch self {
        case .other: writer.put(UInt8(0))
        case .circle(let latitude, let longitude, let radius):
            writer.put(UInt8(1), latitude, longitude, radius)
        }
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        switch try reader.number(UInt8.self) {
        case 0: self = .other
        case 1:
            self = .circle(
                latitude: try reader.value(),
                longitude: try reader.value(),
                radius: try reader.value()
            )
        case let other: throw .unknownCase(other)
        }
    }
}

extension SystemNotification: MessageCoded {
    func write(to writer: inout MessageWriter) {
        writer.put(identifier, title, subtitle, body, targetContentIdentifier, trigger)
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(
            identifier: try reader.value(),
            title: try reader.value(),
            subtitle: try reader.value(),
            body: try reader.value(),
            targetContentIdentifier: try reader.value(),
            trigger: try reader.value()
        )
    }
}

extension SystemNotification.Trigger: MessageCoded {
    func write(to writer: inout MessageWriter) {
        switch self {
        case .immediate: writer.put(UInt8(0))
        case .interval(let seconds, let repeats): writer.put(UInt8(1), seconds, repeats)
        case .calendar(let match, let repeats): writer.put(UInt8(2), match, repeats)
        }
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        switch try reader.number(UInt8.self) {
        case 0: self = .immediate
        case 1: self = .interval(try reader.value(), repeats: try reader.value())
        case 2: self = .calendar(try reader.value(), repeats: try reader.value())
        case let other: throw .unknownCase(other)
        }
    }
}

extension SystemNotification.DateMatch: MessageCoded {
    func write(to writer: inout MessageWriter) {
        writer.put(year, month, day, weekday, hour, minute, second)
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(
            year: try reader.value(),
            month: try reader.value(),
            day: try reader.value(),
            weekday: try reader.value(),
            hour: try reader.value(),
            minute: try reader.value(),
            second: try reader.value()
        )
    }
}

extension SystemKeychainItem: MessageCoded {
    func write(to writer: inout MessageWriter) {
        writer.put(itemClass, label, service, account, applicationLabel, data)
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(
            try reader.value(),
            label: try reader.value(),
            service: try reader.value(),
            account: try reader.value(),
            applicationLabel: try reader.value(),
            data: try reader.value()
        )
    }
}

extension SystemSignInRequest: MessageCoded {
    func write(to writer: inout MessageWriter) {
        writer.put(wantsFullName, wantsEmail, state, nonce, user)
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(
            wantsFullName: try reader.value(),
            wantsEmail: try reader.value(),
            state: try reader.value(),
            nonce: try reader.value(),
            user: try reader.value()
        )
    }
}

extension SystemCredential: MessageCoded {
    func write(to writer: inout MessageWriter) {
        writer.put(user, givenName, familyName, email, identityToken, authorizationCode)
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(
            user: try reader.value(),
            givenName: try reader.value(),
            familyName: try reader.value(),
            email: try reader.value(),
            identityToken: try reader.value(),
            authorizationCode: try reader.value()
        )
    }
}

extension SystemOverlay: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.put(isRaised) }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(isRaised: try reader.value())
    }
}

extension SystemActivityContent: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.put(kind, attributes, state) }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(
            kind: try reader.value(),
            attributes: try reader.value(),
            state: try reader.value()
        )
    }
}

extension SystemRecord: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.put(name, type, fields) }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(
            name: try reader.value(),
            type: try reader.value(),
            fields: try reader.value()
        )
    }
}

extension SystemRecord.Value: MessageCoded {
    func write(to writer: inout MessageWriter) {
        switch self {
        case .text(let text): writer.put(UInt8(0), text)
        case .integer(let integer): writer.put(UInt8(1), integer)
        case .number(let number): writer.put(UInt8(2), number)
        case .bytes(let bytes): writer.put(UInt8(3), bytes)
        }
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        switch try reader.number(UInt8.self) {
        case 0: self = .text(try reader.value())
        case 1: self = .integer(try reader.value())
        case 2: self = .number(try reader.value())
        case 3: self = .bytes(try reader.value())
        case let other: throw .unknownCase(other)
        }
    }
}

extension SystemLinkMetadata: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.put(url, title) }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(url: try reader.value(), title: try reader.value())
    }
}
