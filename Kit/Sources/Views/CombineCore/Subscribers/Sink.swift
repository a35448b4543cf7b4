// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Subscribers {
    /// A subscriber that calls closures, with unlimited demand: Combine's `Subscribers.Sink`.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var isOver = false
        private var receiveCompletion: ((Completion<Failure>) -> Void)?
        private var receiveValue: ((Input) -> Void)?

        /// Creates a sink with the two closures that it calls.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        /// Accepts the first subscription, and cancels any further one.
        public func receive(subscription: any Subscription) {
            let isTaken = lock.withLock {
                guard self.subscription == nil, !isOver else { return false }
                self.subscription = subscription
                return true
            }
            if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Calls the closure for values.
        public func receive(_ input: Input) -> Demand {
            lock.withLock { receiveValue }?(input)
            return .none
        }

        /// Calls the closure for the completion.
        public func receive(completion: Completion<Failure>) {
            let taken = lock.withLock {
                defer { forget() }
                return (receiveCompletion, receiveValue, subscription)
            }
            taken.0?(completion)
        }

        /// Cancels the subscription; neither closure is called again.
        public func cancel() {
            let taken = lock.withLock {
                defer { forget() }
                return (subscription, receiveCompletion, receiveValue)
            }
            taken.0?.cancel()
        }

        // The caller releases the contents of the closures outside of the lock.
        private func forget() {
            isOver = true
            subscription = nil
            receiveCompletion = nil
            receiveValue = nil
        }
    }
}

extension Publisher {
    /// Calls closures with each value and with the completion, until the result is cancelled or
    /// released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(
            receiveCompletion: receiveCompletion,
            receiveValue: receiveValue
        )
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to a property of an object, which is retained until the result is
    /// cancelled or the values end.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>,
        on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
