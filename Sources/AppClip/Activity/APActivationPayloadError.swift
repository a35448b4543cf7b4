// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``APActivationPayloadError``.
public let APActivationPayloadErrorDomain = "APActivationPayloadErrorDomain"

/// Why a person's place could not be confirmed (*APActivationPayloadError*; rule E-40).
public struct APActivationPayloadError: Error, Sendable, Hashable {
    /// The reasons, with the numbers of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The person, or a rule of the system, does not allow the confirmation.
        case disallowed = 1

        /// The URL is not registered for the clip, or the payload is that of another launch.
        case doesNotMatch = 2
    }

    /// The domain of these errors, ``APActivationPayloadErrorDomain``.
    public static var errorDomain: String { APActivationPayloadErrorDomain }

    /// The person, or a rule of the system, does not allow the confirmation.
    public static var disallowed: Code { .disallowed }

    /// The URL is not registered for the clip, or the payload is that of another launch.
    public static var doesNotMatch: Code { .doesNotMatch }

    /// Which reason it is.
    public let code: Code

    /// Makes an error of a reason.
    public init(_ code: Code) {
        self.code = code
    }
}
