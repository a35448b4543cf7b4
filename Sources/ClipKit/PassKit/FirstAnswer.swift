// SPDX-License-Identifier: Apache-2.0

import Foundation

// The first answer that an action gets; others are dropped.
@MainActor
func firstAnswer(
    _ ask: @MainActor (@escaping (PKPaymentAuthorizationResult) -> Void) -> Void
) async -> PKPaymentAuthorizationResult {
    await withCheckedContinuation { continuation in
        let answer = Answer(continuation)
        ask { answer.give($0) }
    }
}

extension PKPaymentAuthorizationResult {
    // Declined, for no reason in particular.
    static var failed: PKPaymentAuthorizationResult {
        PKPaymentAuthorizationResult(status: .failure, errors: nil)
    }
}

// `@unchecked Sendable`: the continuation is taken out under the lock.
private final class Answer: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<PKPaymentAuthorizationResult, Never>?

    init(_ continuation: CheckedContinuation<PKPaymentAuthorizationResult, Never>) {
        self.continuation = continuation
    }

    func give(_ result: PKPaymentAuthorizationResult) {
        lock.withLock { continuation.take() }?.resume(returning: result)
    }
}
