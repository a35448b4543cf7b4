// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reaction of a stage to a value that it receives.
enum Step<Output, Failure: Error> {
    /// Sends a value on.
    case send(Output)
    /// Drops the value.
    case skip
    /// Ends, perhaps with a last value.
    case finish(Output?)
    /// Ends with an error.
    case fail(Failure)
}

/// A stage between one publisher and one subscriber, which handles each value immediately.
///
/// Most operators are stages. Demand passes through: the subscriber's demand is requested of the
/// publisher, and each value that is dropped is requested again. A last value waits until the
/// subscriber demands it.
final class Stage<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = InputFailure
    typealias Result = Step<Downstream.Input, Downstream.Failure>
    typealias Ending = (
        last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>
    )

    /// The relation of the demand of the subscriber to that which the publisher receives.
    enum DemandPolicy {
        /// The same number of values.
        case same
        /// A multiple of the number of values.
        case times(Int)
        /// Unlimited, whatever the subscriber demands.
        case everything
    }

    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var held: Ending?
    private let appetite: DemandPolicy
    private let onValue: (Input) -> Result
    private let onCompletion: (Subscribers.Completion<InputFailure>) -> Ending

    init(
        to downstream: Downstream,
        appetite: DemandPolicy = .same,
        onValue: @escaping (Input) -> Result,
        onCompletion: @escaping (Subscribers.Completion<InputFailure>) -> Ending
    ) {
        self.downstream = downstream
        self.appetite = appetite
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> Downstream? in
            guard upstream == nil, downstream != nil else { return nil }
            upstream = subscription
            return downstream
        }
        guard let receiver else { return subscription.cancel() }
        receiver.receive(subscription: self)
        if case .everything = appetite { lock.withLock { upstream }?.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ downstream != nil && held == nil }) else { return .none }
        switch onValue(input) {
        case .send(let value): return asked(by: send(value))
        case .skip:
            if case .same = appetite { return .max(1) }
            return .none
        case .finish(let last): end((last, .finished))
        case .fail(let error): end((nil, .failure(error)))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        guard lock.withLock({ downstream != nil && held == nil }) else { return }
        let ending = onCompletion(completion)
        lock.withLock { upstream = nil }
        finish(ending)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let (ending, source) = lock.withLock {
            self.demand += demand
            return (held.take(), upstream)
        }
        if let ending { return finish(ending) }
        let more = asked(by: demand)
        if more > .none { source?.request(more) }
    }

    func cancel() {
        let (_, source) = lock.withLock {
            held = nil
            return (downstream.take(), upstream.take())
        }
        source?.cancel()
    }

    private func asked(by demand: Subscribers.Demand) -> Subscribers.Demand {
        switch appetite {
        case .same: demand
        case .times(let count): demand * count
        case .everything: .none
        }
    }

    private func send(_ value: Downstream.Input) -> Subscribers.Demand {
        let receiver = lock.withLock {
            demand -= 1
            return downstream
        }
        guard let more = receiver?.receive(value) else { return .none }
        lock.withLock { demand += more }
        return more
    }

    private func end(_ ending: Ending) {
        lock.withLock { upstream.take() }?.cancel()
        finish(ending)
    }

    private func finish(_ ending: Ending) {
        let receiver = lock.withLock { () -> Downstream? in
            guard ending.last == nil || demand > .none else {
                held = ending
                return nil
            }
            return downstream.take()
        }
        guard let receiver else { return }
        if let last = ending.last { _ = receiver.receive(last) }
        receiver.receive(completion: ending.completion)
    }
}

extension Publisher {
    /// Attaches a subscriber after a stage that ends as this publisher does.
    func stage<S: Subscriber>(
        to subscriber: S,
        appetite: Stage<Output, Failure, S>.DemandPolicy = .same,
        onValue: @escaping (Output) -> Step<S.Input, S.Failure>
    ) where S.Failure == Failure {
        stage(to: subscriber, appetite: appetite, onValue: onValue) { (nil, $0) }
    }

    /// Attaches a subscriber after a stage that can also fail by itself.
    func throwingStage<S: Subscriber>(
        to subscriber: S,
        appetite: Stage<Output, Failure, S>.DemandPolicy = .same,
        onValue: @escaping (Output) throws -> Step<S.Input, any Error>
    ) where S.Failure == any Error {
        stage(
            to: subscriber,
            appetite: appetite,
            onValue: {
                do { return try onValue($0) } catch { return .fail(error) }
            },
            onCompletion: { (nil, $0.mapError { $0 }) }
        )
    }

    /// Attaches a subscriber after a stage.
    func stage<S: Subscriber>(
        to subscriber: S,
        appetite: Stage<Output, Failure, S>.DemandPolicy = .same,
        onValue: @escaping (Output) -> Step<S.Input, S.Failure>,
        onCompletion:
            @escaping (Subscribers.Completion<Failure>) ->
            Stage<Output, Failure, S>
            .Ending
    ) {
        subscribe(
            Stage<Output, Failure, S>(
                to: subscriber,
                appetite: appetite,
                onValue: onValue,
                onCompletion: onCompletion
            )
        )
    }
}
