#if !hasFeature(Embedded)
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification was not taken.
public struct UNError: CustomNSError, Sendable, Hashable {
    /// The reasons, with the numbers of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The person does not allow notifications, or was not asked.
        case notificationsNotAllowed = 1
        /// Its time will never come.
        case notificationInvalidNoDate = 1400
        /// There is nothing to show.
        case notificationInvalidNoContent = 1401
    }

    /// The domain of these errors.
    public static var errorDomain: String { UNErrorDomain }

    /// Which reason it is.
    public let code: Code

    /// Makes an error of a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
}
#endif
