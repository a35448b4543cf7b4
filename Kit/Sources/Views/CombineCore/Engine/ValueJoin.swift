// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Combines the values of several publishers into one value.
///
/// The first value of each publisher waits until every publisher has one.
final class ValueJoin<Downstream: Subscriber> {
    /// The treatment of a value after it was combined with others.
    enum Custom {
        /// It is used once: `zip`.
        case once
        /// It stays until a newer one comes: `combineLatest`.
        case latest
    }

    private let custom: Custom
    private let sources: Sources<Downstream>
    private let lock = NSLock()
    private var values: [[Any]]
    private var isOver: [Bool]
    private let combine: ([Any]) -> Downstream.Input

    init(
        _ custom: Custom,
        of count: Int,
        to downstream: Downstream,
        combine: @escaping ([Any]) -> Downstream.Input
    ) {
        self.custom = custom
        self.combine = combine
        values = Array(repeating: [], count: count)
        isOver = Array(repeating: false, count: count)
        sources = Sources(to: downstream)
        switch custom {
        case .once: sources.outbox.onFurtherDemand = { [unowned sources] in sources.ask($0) }
        // Every publisher has sent all its values; the subscriber gets the latest.
        case .latest: sources.onRequest = { _ in }
        }
    }

    func begin() {
        sources.outbox.announce(sources)
    }

    func add<P: Publisher>(_ publisher: P, _ number: Int) where P.Failure == Downstream.Failure {
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { [self] in
                    guard sources.accept($0, from: number) else { return }
                    let demand = custom == .latest ? .unlimited : sources.outbox.demand
                    if demand > .none { $0.request(demand) }
                },
                receiveValue: { [self] in
                    take($0, number)
                    return .none
                },
                receiveCompletion: { [self] in close(number, $0) }
            )
        )
    }

    private func take(_ value: Any, _ number: Int) {
        let (met, ends) = lock.withLock { () -> ([Any]?, Bool) in
            if custom == .latest { values[number] = [] }
            values[number].append(value)
            guard values.allSatisfy({ !$0.isEmpty }) else { return (nil, false) }
            let met = values.map { $0[0] }
            if custom == .once {
                for index in values.indices { values[index].removeFirst() }
            }
            return (met, isExhausted)
        }
        if let met {
            let combined = combine(met)
            if custom == .latest {
                sources.outbox.sendLatest(combined)
            } else {
                sources.outbox.send(combined)
            }
        }
        if ends { sources.end(.finished) }
    }

    private func close(_ number: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        sources.forget(number)
        if case .failure = completion { return sources.end(completion) }
        let ends = lock.withLock {
            isOver[number] = true
            return isExhausted
        }
        if ends { sources.end(.finished) }
    }

    // Whether no more values can be combined.
    private var isExhausted: Bool {
        switch custom {
        case .once: zip(values, isOver).contains { $0.isEmpty && $1 }
        case .latest:
            isOver.allSatisfy { $0 } || zip(values, isOver).contains { $0.isEmpty && $1 }
        }
    }
}
