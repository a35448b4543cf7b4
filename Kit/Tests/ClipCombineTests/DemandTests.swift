// SPDX-License-Identifier: Apache-2.0

import ClipCombine
import Testing

/// A subscriber that requests values only when a test does.
private final class Hand<Input, Failure: Error>: Subscriber {
    var subscription: (any Subscription)?
    var values: [Input] = []
    var endings = 0

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { endings += 1 }

    func take(_ count: Int) { subscription?.request(.max(count)) }

    // A subscription and its subscriber retain each other until one of them ends.
    func end() {
        subscription?.cancel()
        subscription = nil
    }
}

@Suite("Demand: nobody gets more than they asked for")
struct DemandTests {
    private func values(
        of publisher: some Publisher<Int, Never>,
        taking steps: [Int]
    ) -> [[Int]] {
        let hand = Hand<Int, Never>()
        publisher.subscribe(hand)
        defer { hand.end() }
        return steps.map {
            hand.values = []
            hand.take($0)
            return hand.values
        }
    }

    @Test("Operators pass demand on")
    func operators() {
        let six = (1...6).publisher
        #expect(values(of: six, taking: [2, 1, 9]) == [[1, 2], [3], [4, 5, 6]])
        #expect(values(of: six.map { $0 * 2 }, taking: [2, 1]) == [[2, 4], [6]])
        #expect(values(of: six.filter { $0 % 2 == 0 }, taking: [1, 1]) == [[2], [4]])
        #expect(values(of: six.scan(0, +), taking: [1, 2]) == [[1], [3, 6]])
        #expect(values(of: six.collect(2).map(\.count), taking: [1, 1]) == [[2], [2]])
        #expect(values(of: six.count(), taking: [1]) == [[6]])
        #expect(values(of: six.append(7), taking: [6, 1]) == [[1, 2, 3, 4, 5, 6], [7]])
        #expect(values(of: six.zip(six).map { $0 + $1 }, taking: [1, 2]) == [[2], [4, 6]])
        #expect(
            values(of: six.flatMap { [$0, -$0].publisher }, taking: [3, 1]) == [[1, 2, 3], [4]]
        )
        #expect(values(of: six.merge(with: [9].publisher), taking: [2]) == [[1, 9]])
        #expect(
            values(
                of: six.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest),
                taking: [9]
            )
                == [[5, 6]]
        )
        #expect(
            values(
                of: six.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest),
                taking: [9]
            )
                == [[1, 2]]
        )
    }

    @Test("The end comes once, and after the last value without further demand")
    func endings() {
        let hand = Hand<Int, Never>()
        defer { hand.end() }
        [1, 2].publisher.subscribe(hand)
        hand.take(1)
        #expect(hand.endings == 0)
        hand.take(1)
        #expect(hand.endings == 1)
        hand.take(1)
        #expect(hand.endings == 1)
        let patient = Hand<Never, Never>()
        defer { patient.end() }
        [1, 2].publisher.ignoreOutput().subscribe(patient)
        #expect(patient.endings == 1)
    }

    @Test("A subject's value passes those by who asked for none, and the current value waits")
    func subjects() {
        let passing = PassthroughSubject<Int, Never>()
        let hand = Hand<Int, Never>()
        defer { hand.end() }
        passing.subscribe(hand)
        passing.send(1)
        hand.take(1)
        passing.send(2)
        passing.send(3)
        #expect(hand.values == [2])

        let current = CurrentValueSubject<Int, Never>(1)
        let other = Hand<Int, Never>()
        defer { other.end() }
        current.subscribe(other)
        current.send(2)
        current.send(3)
        other.take(1)
        #expect(other.values == [3])
        other.take(1)
        #expect(other.values == [3])
        current.value = 4
        #expect(other.values == [3, 4])
        current.send(completion: .finished)
        current.send(5)
        #expect(current.value == 4)
        #expect(other.endings == 1)
    }

    @Test("Demands add up, saturate and never go below none")
    func arithmetic() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
        #expect(Subscribers.Demand.max(1) - 2 == .none)
        #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
        #expect(Subscribers.Demand.max(2) * 3 == .max(6))
        #expect(Subscribers.Demand.unlimited.max == nil)
    }
}
