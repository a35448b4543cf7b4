#if !hasFeature(Embedded)
public import Foundation

extension APActivationPayloadError: CustomNSError {
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// Nothing more is told.
    public var errorUserInfo: [String: Any] { [:] }
}

extension APActivationPayloadError.Code {
    /// Whether an error has this reason: for `catch APActivationPayloadError.disallowed`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? APActivationPayloadError)?.code == code
    }
}
#endif
