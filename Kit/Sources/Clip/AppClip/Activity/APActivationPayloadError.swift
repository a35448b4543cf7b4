// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The string that identifies the domain of ``APActivationPayloadError``.
public let APActivationPayloadErrorDomain = "APActivationPayloadErrorDomain"

/// The reason a person's location could not be confirmed (*APActivationPayloadError*; rule E-40).
public struct APActivationPayloadError: Error, Sendable, Hashable {
    /// The error codes, with the raw values of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The person or the system does not allow the confirmation.
        case disallowed = 1

        /// The URL is not registered for the clip, or the payload is from another launch.
        case doesNotMatch = 2
    }

    /// The domain of these errors, ``APActivationPayloadErrorDomain``.
    public static var errorDomain: String { APActivationPayloadErrorDomain }

    /// The person or the system does not allow the confirmation.
    public static var disallowed: Code { .disallowed }

    /// The URL is not registered for the clip, or the payload is from another launch.
    public static var doesNotMatch: Code { .doesNotMatch }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }
}
