// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that cancels when it is deallocated: Combine's `AnyCancellable`.
///
/// `@unchecked Sendable`: the action is taken under a lock, so that it runs once, on the thread
/// that cancels first.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Creates an object that runs a closure on cancellation.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Creates an object that cancels another on cancellation.
    public init<C: Cancellable>(_ canceller: C) {
        action = { canceller.cancel() }
    }

    deinit {
        action?()
    }

    /// Runs the action, if it has not run yet.
    public func cancel() {
        lock.withLock { action.take() }?()
    }

    /// Stores it in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Stores it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
        left === right
    }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
