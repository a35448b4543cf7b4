// SPDX-License-Identifier: Apache-2.0

import AppClip
import Foundation
import Testing

struct ActivationPayloadErrorTests {
    /// E-40: the codes and the domain are those of Apple's framework.
    @Test func codesAndDomainAreThoseOfApple() {
        #expect(APActivationPayloadError.Code(rawValue: 1) == .disallowed)
        #expect(APActivationPayloadError.Code(rawValue: 2) == .doesNotMatch)
        for number in [-1, 0, 3, 99] {
            #expect(APActivationPayloadError.Code(rawValue: number) == nil)
        }
        #expect(APActivationPayloadError.errorDomain == APActivationPayloadErrorDomain)
        let codes: [APActivationPayloadError.Code] = [
            APActivationPayloadError.disallowed, APActivationPayloadError.doesNotMatch,
        ]
        #expect(codes == [.disallowed, .doesNotMatch])
    }

    /// E-40: it converts to `NSError`, and casts back from `Error`.
    @Test(arguments: [APActivationPayloadError.Code.disallowed, .doesNotMatch])
    func isAnError(_ code: APActivationPayloadError.Code) {
        let error: any Error = APActivationPayloadError(code)
        #expect((error as? APActivationPayloadError)?.code == code)
        #expect((error as? APActivationPayloadError)?.errorCode == code.rawValue)
        #expect((error as NSError).domain == APActivationPayloadErrorDomain)
        #expect((error as NSError).code == code.rawValue)
        #expect(NSError(domain: "other", code: 1) as? APActivationPayloadError == nil)
    }

    /// E-40: a `catch` clause can name a code.
    @Test func codesCanBeCaught() {
        func isCaught(_ error: any Error) -> Bool {
            do {
                throw error
            } catch APActivationPayloadError.disallowed {
                return true
            } catch {
                return false
            }
        }
        #expect(isCaught(APActivationPayloadError(.disallowed)))
        #expect(!isCaught(APActivationPayloadError(.doesNotMatch)))
        #expect(!isCaught(CancellationError()))
    }
}
