// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values until another publisher sends one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let other: Other

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sources = Sources(to: subscriber)
            sources.onRequest = { [unowned sources] in sources.ask($0, of: 0) }
            sources.outbox.onFurtherDemand = { [unowned sources] in sources.ask($0, of: 0) }
            sources.outbox.announce(sources)
            sources.listen(to: other, as: 1) { sources.end(.finished) }
            sources.pass(upstream, as: 0, if: { true })
        }
    }

    /// The values after another publisher has sent one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let other: Other

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sources = Sources(to: subscriber)
            var isOpen = false
            sources.onRequest = { [unowned sources] in sources.ask($0, of: 0) }
            sources.outbox.onFurtherDemand = { [unowned sources] in sources.ask($0, of: 0) }
            sources.outbox.announce(sources)
            sources.listen(to: other, as: 1) { isOpen = true }
            sources.pass(upstream, as: 0, if: { isOpen })
        }
    }
}

extension Sources {
    /// Subscribes to a publisher until its first value, and then calls a closure.
    fileprivate func listen<P: Publisher>(
        to publisher: P,
        as number: Int,
        then: @escaping () -> Void
    ) {
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { [self] in
                    if accept($0, from: number) { $0.request(.max(1)) }
                },
                receiveValue: { [self] _ in
                    cancel(number)
                    then()
                    return .none
                },
                receiveCompletion: { [self] _ in forget(number) }
            )
        )
    }

    /// Passes on the values of a publisher while a condition holds; each value that is dropped is
    /// requested again.
    fileprivate func pass<P: Publisher>(
        _ publisher: P,
        as number: Int,
        if isOpen: @escaping () -> Bool
    ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { [self] in
                    guard accept($0, from: number) else { return }
                    if outbox.demand > .none { $0.request(outbox.demand) }
                },
                receiveValue: { [self] value in
                    guard isOpen() else { return .max(1) }
                    outbox.send(value)
                    return .none
                },
                receiveCompletion: { [self] completion in
                    forget(number)
                    end(completion)
                }
            )
        )
    }
}

extension Publisher {
    /// Publishes values until another publisher sends one.
    public func prefix<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Publishes values after another publisher has sent one.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
