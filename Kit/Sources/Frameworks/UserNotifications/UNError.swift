// SPDX-License-Identifier: Apache-2.0

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The string that identifies the domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"

/// The reason a notification could not be scheduled.
public struct UNError: CustomNSError, Sendable, Hashable {
    /// The error codes, with the raw values of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The person does not allow notifications, or has not decided.
        case notificationsNotAllowed = 1
        /// The trigger has no future date.
        case notificationInvalidNoDate = 1400
        /// The notification has no content to show.
        case notificationInvalidNoContent = 1401
    }

    /// The string that identifies the domain of UserNotifications' errors.
    public static var errorDomain: String { UNErrorDomain }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
}
