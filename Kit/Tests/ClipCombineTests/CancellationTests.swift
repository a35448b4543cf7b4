// SPDX-License-Identifier: Apache-2.0

import ClipCombine
import Foundation
import Synchronization
import Testing

private final class Model {
    var name = ""
    var cancellables: Set<AnyCancellable> = []
}

@Suite("Cancellation and lifetime")
struct CancellationTests {
    @Test("Nothing arrives after cancellation, and a cancellable cancels when it is let go of")
    func cancelling() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellable: AnyCancellable? = subject.sink { values.append($0) }
        subject.send(1)
        cancellable?.cancel()
        subject.send(2)
        #expect(values == [1])
        cancellable = subject.sink { values.append($0) }
        subject.send(3)
        cancellable = nil
        subject.send(4)
        #expect(values == [1, 3])
    }

    @Test("A model that keeps its subscriptions is not kept by them")
    func lifetime() {
        let subject = PassthroughSubject<String, Never>()
        weak var left: Model?
        do {
            let model = Model()
            left = model
            subject.map { $0 + "!" }.receive(on: ImmediateScheduler.shared)
                .sink { [weak model] in model?.name = $0 }
                .store(in: &model.cancellables)
            subject.send("a")
            #expect(model.name == "a!")
        }
        #expect(left == nil)
    }

    @Test("A chain of operators is let go of after its end")
    func chains() {
        weak var left: Model?
        let subject = PassthroughSubject<Int, Never>()
        let subscription: AnyCancellable
        do {
            let model = Model()
            left = model
            subscription = subject.merge(with: Just(1)).zip(subject)
                .flatMap { Just($0.0 + $0.1) }.share().retry(2)
                .sink { model.name = "\($0)" }
        }
        subject.send(2)
        #expect(left?.name == "3")
        subject.send(completion: .finished)
        subscription.cancel()
        #expect(left == nil)
    }

    @Test("assign writes a property")
    func assigning() {
        let model = Model()
        let subject = PassthroughSubject<String, Never>()
        let subscription = subject.assign(to: \.name, on: model)
        subject.send("x")
        #expect(model.name == "x")
        subscription.cancel()
    }

    @Test("A future runs its closure once, for all who subscribe")
    func futures() {
        var runs = 0
        var fulfil: Future<Int, Never>.Promise?
        let future = Future<Int, Never> {
            runs += 1
            fulfil = $0
        }
        var values: [Int] = []
        let first = future.sink { values.append($0) }
        fulfil?(.success(1))
        fulfil?(.success(2))
        let second = future.sink { values.append($0) }
        #expect(values == [1, 1])
        #expect(runs == 1)
        first.cancel()
        second.cancel()
    }

    @Test("A publisher that is deferred is made for each subscriber")
    func deferred() {
        var count = 0
        let deferred = Deferred {
            count += 1
            return Just(count)
        }
        var values: [Int] = []
        for _ in 0..<2 { deferred.sink { values.append($0) }.cancel() }
        #expect(values == [1, 2])
    }

    @Test("retry subscribes anew as often as it may")
    func retries() {
        var count = 0
        var endings = 0
        Deferred {
            count += 1
            return Fail<Int, BrokenError>(error: .broken)
        }
        .retry(3)
        .sink(receiveCompletion: { _ in endings += 1 }, receiveValue: { _ in })
        .cancel()
        #expect(count == 4)
        #expect(endings == 1)
    }

    @Test("Values of many threads arrive one after the other, and none is lost")
    func threads() {
        let subject = PassthroughSubject<Int, Never>()
        let sum = Mutex(0)
        let inside = Mutex(0)
        let overlaps = Mutex(0)
        let subscription = subject.merge(with: subject).sink { value in
            if inside.withLock({
                $0 += 1
                return $0
            }) > 1 {
                overlaps.withLock { $0 += 1 }
            }
            sum.withLock { $0 += value }
            inside.withLock { $0 -= 1 }
        }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 { subject.send(1) }
        }
        #expect(sum.withLock { $0 } == 8000)
        #expect(overlaps.withLock { $0 } == 0)
        subscription.cancel()
    }

    @Test("print writes each event, and handleEvents looks on")
    func looking() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        [1, 2].publisher.print("n", to: lines).sink { _ in }.cancel()
        #expect(lines.text.contains("n: receive value: (1)\n"))
        #expect(lines.text.hasSuffix("n: receive finished\n"))
        #expect(lines.text.contains("n: request unlimited\n"))
    }
}
