// SPDX-License-Identifier: Apache-2.0

/// A publisher that sends nothing before it is connected: Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts the publisher, which runs until the result is cancelled.
    func connect() -> any Cancellable
}
