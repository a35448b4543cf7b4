// SPDX-License-Identifier: Apache-2.0

/// What a registry has removed, since nothing referred to it.
public struct CollectedBytes: Sendable, Hashable {
    /// How many runs of bytes.
    public var count = 0

    /// How many bytes they had together.
    public var size = 0

    /// How many reservations of images, whose parts nobody may send any more.
    public var reservations = 0

    /// Nothing.
    public init() {}
}
