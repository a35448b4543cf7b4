// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
    /// Connects a publisher when the first subscriber attaches, and disconnects it when the last
    /// cancels.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        private let lock = NSLock()
        private let upstream: Upstream
        private var subscribers = 0
        private var connection: (any Cancellable)?

        init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let leave = { [self] in disconnect() }
            upstream.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: {
                        subscriber.receive(
                            subscription: CountedSubscription($0, onCancel: leave)
                        )
                    },
                    receiveValue: { subscriber.receive($0) },
                    receiveCompletion: { subscriber.receive(completion: $0) }
                )
            )
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            guard isFirst else { return }
            let connection = upstream.connect()
            let isLate = lock.withLock {
                if subscribers > 0 { self.connection = connection }
                return subscribers == 0
            }
            if isLate { connection.cancel() }
        }

        private func disconnect() {
            lock.withLock { () -> (any Cancellable)? in
                subscribers -= 1
                return subscribers == 0 ? connection.take() : nil
            }?
            .cancel()
        }
    }

    /// One subscription that all subscribers share, as long as there are any: Combine's
    /// `Publishers.Share`.
    public final class Share<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        private let connected: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        init(upstream: Upstream) {
            connected = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            connected.receive(subscriber: subscriber)
        }
    }
}

private final class CountedSubscription: Subscription {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private let onCancel: () -> Void

    init(_ subscription: any Subscription, onCancel: @escaping () -> Void) {
        self.subscription = subscription
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
    }

    func cancel() {
        guard let subscription = lock.withLock({ subscription.take() }) else { return }
        subscription.cancel()
        onCancel()
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber attaches, and disconnects when the last cancels.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publisher {
    /// Shares one subscription among all subscribers; later subscribers miss the values sent
    /// before.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
