// SPDX-License-Identifier: Apache-2.0

/// The unreferenced data that a registry has removed.
public struct CollectedBytes: Sendable, Hashable {
    /// The number of byte sequences that were removed.
    public var count = 0

    /// The size of all removed byte sequences together, in bytes.
    public var size = 0

    /// The number of reserved image uploads that had expired.
    public var reservations = 0

    /// Creates an empty result.
    public init() {}
}
