// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A publisher that eventually sends one value or an error: Combine's `Future`.
///
/// The closure runs immediately, whether or not there are subscribers; only its first result
/// counts.
///
/// `@unchecked Sendable`: all mutable state is protected by a lock.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// A closure that receives the result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(AnyPublisher<Output, Failure>) -> Void] = []

    /// Runs a closure that fulfils the promise, now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let succession = Succession(to: subscriber)
        // The subscriber receives its subscription immediately, and the result when there is one.
        succession.begin(with: Empty<Output, Failure>(completeImmediately: false)) { _ in }
        let attach: (AnyPublisher<Output, Failure>) -> Void = {
            succession.follow($0) { succession.end($0) }
        }
        let known = lock.withLock { () -> Result<Output, Failure>? in
            if result == nil { waiting.append(attach) }
            return result
        }
        if let known { attach(known.publisher) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let attached = lock.withLock { () -> [(AnyPublisher<Output, Failure>) -> Void] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for attach in attached { attach(result.publisher) }
    }
}
