// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
    /// The end of the values, with or without an error: Combine's `Subscribers.Completion`.
    @frozen
    public enum Completion<Failure: Error> {
        /// All values were sent.
        case finished
        /// An error ended them.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
