// SPDX-License-Identifier: Apache-2.0

import AppClip
import CoreLocation
import Foundation
import Testing

/// The pages of *APActivationPayload* and *APActivationPayloadError*: their declarations.
struct ActivationPayloadPages {
    /// E-39, E-40: each declaration has the type of its page.
    @Test func declarations() throws {
        let url = try #require(URL(string: "https://clip.example"))
        let payload = try #require(NSUserActivity(invocationURL: url).appClipActivationPayload)
        let object: any NSObject & NSCopying & NSSecureCoding = payload
        #expect(object.isEqual(payload))
        let address: URL? = payload.url
        #expect(address == url)
        let confirm: (CLRegion, (Bool, (any Error)?) -> Void) -> Void =
            payload.confirmAcquired(in:completionHandler:)
        var hasError = false
        confirm(CLRegion(identifier: "x")) { _, error in hasError = error != nil }
        #expect(hasError)
        let codes: [APActivationPayloadError.Code] = [
            APActivationPayloadError.disallowed, APActivationPayloadError.doesNotMatch,
        ]
        let make: (Int) -> APActivationPayloadError.Code? = APActivationPayloadError.Code.init
        #expect(codes.compactMap { make($0.rawValue) } == codes)
        let domains: [String] = [
            APActivationPayloadError.errorDomain, APActivationPayloadErrorDomain,
        ]
        #expect(domains.first == domains.last)
        let error: any CustomNSError & Sendable = APActivationPayloadError(.disallowed)
        #expect(error.errorCode == APActivationPayloadError.Code.disallowed.rawValue)
    }
}
