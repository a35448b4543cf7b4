// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation

// Uses of Combine in view models, as they are written in apps.

enum ConnectionError: Error {
    case network
}

struct Offer: Codable, Equatable {
    let name: String
}

protocol OfferFetching {
    func offers() -> AnyPublisher<[Offer], ConnectionError>
}

final class OfferFetcher: OfferFetching {
    func offers() -> AnyPublisher<[Offer], ConnectionError> {
        guard let url = URL(string: "https://shop.example/offers") else {
            return Fail(error: ConnectionError.network).eraseToAnyPublisher()
        }
        return URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { output -> Data in
                guard let response = output.response as? HTTPURLResponse, response.statusCode == 200
                else { throw ConnectionError.network }
                return output.data
            }
            .decode(type: [Offer].self, decoder: JSONDecoder())
            .mapError { _ in .network }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

@MainActor
final class OfferModel {
    private var cancellables = Set<AnyCancellable>()
    private var list: [AnyCancellable] = []
    private let subject = PassthroughSubject<String, Never>()
    private let current = CurrentValueSubject<Int, Never>(1)
    let objectWillChange = ObservableObjectPublisher()
    var text = ""
    var count = 0

    func begin(_ fetcher: any OfferFetching) {
        fetcher.offers()
            .sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { print(error) }
                    switch completion {
                    case .finished: break
                    case .failure: break
                    }
                },
                receiveValue: { [weak self] offers in self?.count = offers.count }
            )
            .store(in: &cancellables)
        subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates().map { $0.lowercased() }.filter { !$0.isEmpty }
            .sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
        subject.debounce(for: 0.5, scheduler: DispatchQueue.main)
            .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
            .delay(for: 1, scheduler: OperationQueue.main)
            .assign(to: \.text, on: self).store(in: &list)
        subject.combineLatest(current).map { "\($0) \($1)" }.sink { _ in }.store(in: &cancellables)
        Publishers.CombineLatest3(subject, current, Just(true))
            .sink { name, number, isOn in print(name, number, isOn) }.store(in: &cancellables)
        Publishers.Merge(subject, Just("x")).merge(with: subject).sink { _ in }
            .store(in: &cancellables)
        Publishers.Zip(subject, current).first().sink { _ in }.store(in: &cancellables)
        current.zip(subject).prefix(2).dropFirst().collect().share().print("x")
            .handleEvents(receiveOutput: { _ in }).sink { _ in }.store(in: &cancellables)
        subject.flatMap { Just($0).setFailureType(to: ConnectionError.self) }
            .catch { _ in Just("") }
            .sink { _ in }.store(in: &cancellables)
        subject.scan("") { $0 + $1 }.compactMap { Int($0) }.replaceEmpty(with: 0)
            .sink { _ in }.store(in: &cancellables)
        subject.map(\.count).map { _ in () }.subscribe(on: DispatchQueue.global())
            .sink { [objectWillChange] in objectWillChange.send() }.store(in: &cancellables)
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .sink { [weak self] _ in self?.count += 1 }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
            .map { $0.name }.sink { _ in }.store(in: &cancellables)
        [1, 2].publisher.ignoreOutput().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            .store(in: &cancellables)
        [Optional(1), nil].publisher.replaceNil(with: 0).sink { _ in }.store(in: &cancellables)
        subject.send("a")
        current.value += 1
        current.send(completion: .finished)
        PassthroughSubject<Void, Never>().send()
        Deferred { Future<Int, ConnectionError> { promise in promise(.success(1)) } }.retry(2)
            .timeout(5, scheduler: DispatchQueue.main).subscribe(
                PassthroughSubject<Int, ConnectionError>()
            )
            .store(in: &cancellables)
    }

    func wait() async throws {
        for await text in subject.values where text.isEmpty { break }
        for try await _ in OfferFetcher().offers().values { break }
    }
}

/// A custom publisher of a clip.
struct Steps: Publisher {
    typealias Output = Int
    typealias Failure = Never

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: Step(subscriber))
    }

    private final class Step<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
        private var subscriber: S?
        init(_ subscriber: S) { self.subscriber = subscriber }
        func request(_ demand: Subscribers.Demand) {
            if demand > 0 { _ = subscriber?.receive(1) }
            subscriber?.receive(completion: .finished)
        }
        func cancel() { subscriber = nil }
    }
}
