// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Names that Apple retains for older code.
extension Data.WritingOptions {
    /// The older name of `atomic`.
    @inlinable
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
    /// The older name of `mappedIfSafe`.
    @inlinable
    public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }

    /// The older name of `mappedIfSafe`.
    @inlinable
    public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }

    /// The older name of `uncached`.
    @inlinable
    public static var uncachedRead: Data.ReadingOptions { .uncached }
}
