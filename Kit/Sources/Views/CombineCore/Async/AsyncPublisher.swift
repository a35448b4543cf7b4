// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values of a publisher as an asynchronous sequence, for `for await`: Combine's
/// `AsyncPublisher`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The values of the publisher.
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        Iterator(values: AwaitedValues(of: publisher))
    }

    /// An iterator that receives one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let values: AwaitedValues<P.Output, Never>

        /// Returns the next value; `nil` at the end, and after cancellation of the task.
        public mutating func next() async -> P.Output? {
            switch await values.next() {
            case .value(let value): value
            case .end: nil
            }
        }
    }
}

/// The values of a publisher that can fail as an asynchronous sequence, for `for try await`:
/// Combine's `AsyncThrowingPublisher`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The values of the publisher.
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        Iterator(values: AwaitedValues(of: publisher))
    }

    /// An iterator that receives one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let values: AwaitedValues<P.Output, P.Failure>

        /// Returns the next value; `nil` at the end, and after cancellation of the task.
        ///
        /// - Throws: The error of the publisher.
        public mutating func next() async throws -> P.Output? {
            switch await values.next() {
            case .value(let value): return value
            case .end(.failure(let error)): throw error
            case .end(.finished): return nil
            }
        }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence, for `for try await`, which throws the error of the
    /// publisher.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// Requests one value of a publisher whenever a task waits for one.
///
/// `@unchecked Sendable`: all mutable state is protected by a lock.
final class AwaitedValues<Value, Failure: Error>: @unchecked Sendable {
    enum Event {
        case value(Value)
        case end(Subscribers.Completion<Failure>)
    }

    // Values pass from the thread of the publisher to the task, and are used only there.
    private struct Carried: @unchecked Sendable {
        let event: Event
    }

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var waiting: [CheckedContinuation<Carried, Never>] = []
    private var ready: [Value] = []
    private var ending: Subscribers.Completion<Failure>?

    init<P: Publisher>(of publisher: P) where P.Output == Value, P.Failure == Failure {
        publisher.subscribe(
            AnySubscriber<Value, Failure>(
                receiveSubscription: { [weak self] in self?.accept($0) },
                receiveValue: { [weak self] in
                    self?.take($0)
                    return .none
                },
                receiveCompletion: { [weak self] in self?.end($0) }
            )
        )
    }

    deinit {
        subscription?.cancel()
    }

    func next() async -> Event {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0) }.event
        } onCancel: {
            cancel()
        }
    }

    private func wait(_ continuation: CheckedContinuation<Carried, Never>) {
        let (event, source) = lock.withLock { () -> (Event?, (any Subscription)?) in
            if !ready.isEmpty { return (.value(ready.removeFirst()), nil) }
            if let ending { return (.end(ending), nil) }
            waiting.append(continuation)
            return (nil, subscription)
        }
        if let event { return continuation.resume(returning: Carried(event: event)) }
        source?.request(.max(1))
    }

    private func accept(_ subscription: any Subscription) {
        let wanted = lock.withLock { () -> Int? in
            guard self.subscription == nil, ending == nil else { return nil }
            self.subscription = subscription
            return waiting.count
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > 0 { subscription.request(.max(wanted)) }
    }

    private func take(_ value: Value) {
        let continuation = lock.withLock { () -> CheckedContinuation<Carried, Never>? in
            guard ending == nil else { return nil }
            guard waiting.isEmpty else { return waiting.removeFirst() }
            ready.append(value)
            return nil
        }
        continuation?.resume(returning: Carried(event: .value(value)))
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        let continuations = lock.withLock { () -> [CheckedContinuation<Carried, Never>] in
            if ending == nil { ending = completion }
            subscription = nil
            defer { waiting = [] }
            return waiting
        }
        for continuation in continuations {
            continuation.resume(returning: Carried(event: .end(completion)))
        }
    }

    private func cancel() {
        let source = lock.withLock { () -> (any Subscription)? in
            ready = []
            return subscription.take()
        }
        source?.cancel()
        end(.finished)
    }
}
