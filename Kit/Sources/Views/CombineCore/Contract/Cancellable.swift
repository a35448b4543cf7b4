// SPDX-License-Identifier: Apache-2.0

/// An activity that can be cancelled: Combine's `Cancellable`.
public protocol Cancellable {
    /// Cancels the activity; a second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Stores it in a set; it is cancelled when the set releases it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }

    /// Stores it in a collection; it is cancelled when the collection releases it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}
