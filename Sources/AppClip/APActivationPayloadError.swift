// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``APActivationPayloadError``.
public let APActivationPayloadErrorDomain = "APActivationPayloadErrorDomain"

/// Why a person's place could not be confirmed (*APActivationPayloadError*).
public struct APActivationPayloadError: Error, Sendable, Hashable {
    /// The reasons, with the numbers of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The person, or a rule of the system, does not allow the confirmation.
        case disallowed = 1

        /// The region that was asked for is not that of the invocation.
        case doesNotMatch = 2
    }

    /// The domain of these errors, ``APActivationPayloadErrorDomain``.
    public static var errorDomain: String { APActivationPayloadErrorDomain }

    /// Which reason it is.
    public let code: Code

    /// Makes an error of a reason.
    public init(_ code: Code) {
        self.code = code
    }
}
