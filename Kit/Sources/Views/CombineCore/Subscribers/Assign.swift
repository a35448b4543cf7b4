// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Subscribers {
    /// A subscriber that assigns each value to a property of an object: Combine's
    /// `Subscribers.Assign`.
    ///
    /// It retains the object until the values end or it is cancelled.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        /// The error type, `Never`: only a publisher that cannot fail can be assigned to a
        /// property.
        public typealias Failure = Never

        private let lock = NSLock()
        private var root: Root?
        private var subscription: (any Subscription)?
        /// The key path of the property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// The object; `nil` after the end.
        public var object: Root? { lock.withLock { root } }

        /// Creates a subscriber for a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// Accepts the first subscription, and cancels any further one.
        public func receive(subscription: any Subscription) {
            let isTaken = lock.withLock {
                guard self.subscription == nil, root != nil else { return false }
                self.subscription = subscription
                return true
            }
            if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Assigns a value.
        public func receive(_ input: Input) -> Demand {
            object?[keyPath: keyPath] = input
            return .none
        }

        /// Releases the object.
        public func receive(completion: Completion<Never>) {
            _ = takeEverything()
        }

        /// Cancels the subscription, and releases the object.
        public func cancel() {
            takeEverything().0?.cancel()
        }

        // Returned, so that the object is not deallocated under the lock.
        private func takeEverything() -> ((any Subscription)?, Root?) {
            lock.withLock { (subscription.take(), root.take()) }
        }
    }
}
