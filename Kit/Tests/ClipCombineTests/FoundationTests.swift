// SPDX-License-Identifier: Apache-2.0

import ClipCombine
import Foundation
import FoundationNetworking
import Testing

/// A protocol that responds with the host of the URL, and fails for the host `missing`.
private final class Answering: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.scheme == "answering"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let host = url.host(), host != "missing" else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        let body = Data(host.utf8)
        let response = URLResponse(
            url: url,
            mimeType: nil,
            expectedContentLength: body.count,
            textEncodingName: nil
        )
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: body)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

@Suite("Foundation's publishers", .timeLimit(.minutes(20)))
struct FoundationTests {
    @Test("A timer sends the date again and again")
    func timer() async {
        var dates: [Date] = []
        let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
        for await date in timer.values {
            dates.append(date)
            if dates.count == 3 { break }
        }
        #expect(dates == dates.sorted())
    }

    @Test("Queues, run loops and operations run what they are given", arguments: ["q", "r", "o"])
    func schedulers(_ kind: String) async {
        let values = [1, 2, 3].publisher
        var received: [Int] = []
        switch kind {
        case "q":
            for await value in values.receive(on: DispatchQueue(label: "q")).values {
                received.append(value)
            }
        case "r":
            for await value in values.receive(on: RunLoop.main).values { received.append(value) }
        default:
            for await value in values.receive(on: OperationQueue()).values {
                received.append(value)
            }
        }
        #expect(received == [1, 2, 3])
    }

    @Test("Notifications come until cancellation")
    func notifications() {
        let name = Notification.Name("test-\(UUID())")
        var count = 0
        let subscription = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        subscription.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test("Data is decoded, and a fault of it ends the values")
    func decoding() {
        struct Item: Codable, Equatable { let name: String }
        var items: [Item] = []
        var failures = 0
        for text in [#"{"name": "a"}"#, "{"] {
            Just(Data(text.utf8)).decode(type: Item.self, decoder: JSONDecoder())
                .sink(
                    receiveCompletion: { if case .failure = $0 { failures += 1 } },
                    receiveValue: { items.append($0) }
                )
                .cancel()
        }
        #expect(items == [Item(name: "a")])
        #expect(failures == 1)
    }

    @Test("A session answers, and what it cannot answer is an error")
    func session() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answering.self]
        let session = URLSession(configuration: configuration)
        var bodies: [Data] = []
        let url = try #require(URL(string: "answering://hello"))
        for try await answer in session.dataTaskPublisher(for: url).values {
            bodies.append(answer.data)
        }
        #expect(bodies == [Data("hello".utf8)])
        let missing = try #require(URL(string: "answering://missing"))
        await #expect(throws: URLError.self) {
            for try await _ in session.dataTaskPublisher(for: missing).values {}
        }
    }

    @Test("values end when their task is cancelled")
    func cancelledTask() async {
        let task = Task {
            var count = 0
            for await _ in PassthroughSubject<Int, Never>().values { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test("An object says that it is about to change")
    func objects() {
        let publisher = ObservableObjectPublisher()
        var count = 0
        let subscription = publisher.sink { count += 1 }
        publisher.send()
        publisher.send()
        #expect(count == 2)
        subscription.cancel()
    }
}
