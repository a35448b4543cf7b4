#if !hasFeature(Embedded)
import AppClip
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``CKError``.
public let CKErrorDomain = "CKErrorDomain"

/// Why a database did not answer.
public struct CKError: CustomNSError, Sendable, Hashable {
    /// The reasons, with the numbers of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The container has no name.
        case badContainer = 5
        /// Clips have no iCloud on this system (rule F-22).
        case serviceUnavailable = 6
        /// The entitlement does not name the container (rule F-24).
        case missingEntitlement = 8
        /// Clips may not do it (rule F-23).
        case permissionFailure = 10
        /// There is no such record.
        case unknownItem = 11
    }

    /// The domain of these errors.
    public static var errorDomain: String { CKErrorDomain }

    /// Which reason it is.
    public let code: Code

    /// Makes an error of a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    init(_ fault: SystemRecordFault) {
        switch fault {
        case .notFound: self.init(.unknownItem)
        case .unavailable: self.init(.serviceUnavailable)
        case .notEntitled: self.init(.missingEntitlement)
        case .readOnly: self.init(.permissionFailure)
        }
    }
}
#endif
