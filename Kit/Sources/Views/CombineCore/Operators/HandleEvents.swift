// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
    /// The same values, with closures that are called for each event: Combine's
    /// `Publishers.HandleEvents`.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let receiveSubscription: ((any Subscription) -> Void)?
        let receiveOutput: ((Output) -> Void)?
        let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        let receiveCancel: (() -> Void)?
        let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let events = self
            upstream.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: { subscription in
                        events.receiveSubscription?(subscription)
                        subscriber.receive(
                            subscription: WatchedSubscription(
                                subscription,
                                onRequest: events.receiveRequest,
                                onCancel: events.receiveCancel
                            )
                        )
                    },
                    receiveValue: { value in
                        events.receiveOutput?(value)
                        let demand = subscriber.receive(value)
                        if demand > .none { events.receiveRequest?(demand) }
                        return demand
                    },
                    receiveCompletion: { completion in
                        events.receiveCompletion?(completion)
                        subscriber.receive(completion: completion)
                    }
                )
            )
        }
    }
}

private final class WatchedSubscription: Subscription {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private let onRequest: ((Subscribers.Demand) -> Void)?
    private let onCancel: (() -> Void)?

    init(
        _ subscription: any Subscription,
        onRequest: ((Subscribers.Demand) -> Void)?,
        onCancel: (() -> Void)?
    ) {
        self.subscription = subscription
        self.onRequest = onRequest
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
        guard let subscription = lock.withLock({ subscription }) else { return }
        onRequest?(demand)
        subscription.request(demand)
    }

    func cancel() {
        guard let subscription = lock.withLock({ subscription.take() }) else { return }
        onCancel?()
        subscription.cancel()
    }
}

extension Publisher {
    /// Calls closures for the events of a publisher, without changing them.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel,
            receiveRequest: receiveRequest
        )
    }

    /// Writes each event as a line to a stream or the standard output.
    public func print(
        _ prefix: String = "",
        to stream: (any TextOutputStream)? = nil
    ) -> Publishers.HandleEvents<Self> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        var stream = stream
        func write(_ event: String) {
            if stream == nil { return Swift.print(start + event) }
            stream?.write(start + event + "\n")
        }
        return handleEvents(
            receiveSubscription: { write("receive subscription: (\($0))") },
            receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: write("receive finished")
                case .failure(let error): write("receive error: (\(error))")
                }
            },
            receiveCancel: { write("receive cancel") },
            receiveRequest: { write("request \($0)") }
        )
    }
}
