// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
    /// A publisher of the elements of a sequence: Combine's `Publishers.Sequence`.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The elements of the sequence.
        public typealias Output = Elements.Element

        /// The sequence whose elements it publishes.
        public let sequence: Elements

        /// Creates a publisher of the elements of a sequence.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            subscriber.receive(
                subscription: ElementSubscription(sequence.makeIterator(), to: subscriber)
            )
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}

extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}

extension Result {
    /// A publisher of the value or the error.
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}

/// A subscription that sends elements as they are demanded.
final class ElementSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Iterator.Element == Downstream.Input {
    private let lock = NSLock()
    private var iterator: Iterator
    // The next element is read in advance, so that the end follows the last value immediately.
    private var next: Iterator.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ iterator: Iterator, to downstream: Downstream) {
        self.iterator = iterator
        self.downstream = downstream
        next = self.iterator.next()
    }

    func request(_ demand: Subscribers.Demand) {
        let starts = lock.withLock {
            self.demand += demand
            defer { isSending = true }
            return !isSending
        }
        if starts { send() }
    }

    func cancel() {
        _ = lock.withLock { downstream.take() }
    }

    private func send() {
        while true {
            let delivery = lock.withLock { () -> (Downstream, Iterator.Element?)? in
                guard let downstream, next == nil || demand > .none else {
                    isSending = false
                    return nil
                }
                guard let element = next else {
                    self.downstream = nil
                    return (downstream, nil)
                }
                demand -= 1
                next = iterator.next()
                return (downstream, element)
            }
            guard let (receiver, element) = delivery else { return }
            guard let element else { return receiver.receive(completion: .finished) }
            let more = receiver.receive(element)
            lock.withLock { self.demand += more }
        }
    }
}
