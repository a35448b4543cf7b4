// SPDX-License-Identifier: Apache-2.0

public import CombineCore
public import Foundation
public import FoundationNetworking

extension URLSession {
    /// A publisher of the response to a request.
    public struct DataTaskPublisher: Publisher {
        /// The body and the metadata of the response.
        public typealias Output = (data: Data, response: URLResponse)
        /// The reason that there is no response.
        public typealias Failure = URLError

        /// The request that the session sends.
        public let request: URLRequest
        /// The session that sends the request.
        public let session: URLSession

        /// Creates a publisher of the response to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber; the request is sent when the subscriber demands a value.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let (request, session) = (request, session)
            let answer = CurrentValueSubject<Result<Answer, URLError>?, Never>(nil)
            let task = session.dataTask(with: request) { data, response, error in
                if let response, error == nil {
                    answer.send(.success(Answer(data: data ?? Data(), response: response)))
                } else {
                    answer.send(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            answer.compactMap { $0 }.first()
                .handleEvents(
                    receiveCancel: { task.cancel() },
                    receiveRequest: { _ in task.resume() }
                )
                .setFailureType(to: URLError.self)
                .flatMap(\.publisher)
                .map { ($0.data, $0.response) }
                .receive(subscriber: subscriber)
        }
    }

    /// Returns a publisher of the response to a request for a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the response to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

private struct Answer {
    let data: Data
    let response: URLResponse
}
