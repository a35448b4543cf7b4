// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Something that can be stopped: Combine's `Cancellable`.
public protocol Cancellable {
    /// Stops it; a second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a set; it is cancelled when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }

    /// Keeps it in a collection; it is cancelled when the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}
#endif
