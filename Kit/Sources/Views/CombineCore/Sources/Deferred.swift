// SPDX-License-Identifier: Apache-2.0

/// A publisher that is created for each subscriber: Combine's `Deferred`.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The values of the publisher that is created.
    public typealias Output = DeferredPublisher.Output
    /// The error of the publisher that is created.
    public typealias Failure = DeferredPublisher.Failure

    /// Creates the publisher for a subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher from a closure that creates the publisher for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
