// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
    /// One subscription that all subscribers share, through a subject: Combine's
    /// `Publishers.Multicast`.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        private let lock = NSLock()
        private let upstream: Upstream
        private let createSubject: () -> SubjectType
        private var subject: SubjectType?

        init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            currentSubject.receive(subscriber: subscriber)
        }

        /// Subscribes to the upstream publisher.
        public func connect() -> any Cancellable {
            upstream.subscribe(currentSubject)
        }

        private var currentSubject: SubjectType {
            lock.withLock {
                let subject = subject ?? createSubject()
                self.subject = subject
                return subject
            }
        }
    }

    /// A publisher that sends nothing until it is connected.
    public final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        init(upstream: Upstream) {
            multicast = Multicast(upstream: upstream) { PassthroughSubject() }
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            multicast.receive(subscriber: subscriber)
        }

        /// Subscribes to the upstream publisher.
        public func connect() -> any Cancellable { multicast.connect() }
    }
}

extension Publisher {
    /// Shares one subscription among all subscribers, through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }

    /// Shares one subscription among all subscribers, through a subject that is created when it is
    /// needed.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }
}

extension Publisher where Failure == Never {
    /// Sends nothing until the publisher is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
