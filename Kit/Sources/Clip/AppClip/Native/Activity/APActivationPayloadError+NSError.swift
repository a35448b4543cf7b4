// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension APActivationPayloadError: CustomNSError {
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }

    /// Empty: the code contains all information.
    public var errorUserInfo: [String: Any] { [:] }
}

extension APActivationPayloadError.Code {
    /// Whether an error has this code, for `catch APActivationPayloadError.disallowed`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? APActivationPayloadError)?.code == code
    }
}
