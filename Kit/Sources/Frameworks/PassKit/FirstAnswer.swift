// SPDX-License-Identifier: Apache-2.0

import Foundation

// Returns the first result that a closure receives; later ones are dropped.
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
    // A declined payment, without a specific error.
    static var failed: PKPaymentAuthorizationResult {
        PKPaymentAuthorizationResult(status: .failure, errors: nil)
    }
}

// `@unchecked Sendable`: the continuation is taken under the lock.
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
