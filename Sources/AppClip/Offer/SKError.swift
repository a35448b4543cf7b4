#if !hasFeature(Embedded)
public import Foundation

/// What went wrong in the store: StoreKit's `SKError`, as far as offers need it.
public struct SKError: CustomNSError, Sendable, Hashable {
    /// The reasons, with the numbers of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The offer was taken away before it appeared.
        case overlayCancelled = 15
        /// The offer's configuration is none.
        case overlayInvalidConfiguration = 16
        /// The offer could not be loaded in time.
        case overlayTimeout = 17
    }

    /// The domain of these errors.
    public static var errorDomain: String { "SKErrorDomain" }

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
