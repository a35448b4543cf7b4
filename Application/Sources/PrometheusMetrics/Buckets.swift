// SPDX-License-Identifier: Apache-2.0

/// The upper bounds of a histogram's buckets, from the least to the greatest.
///
/// A value that equals a bound is in its bucket. A last bucket, without a bound, is added to them.
public struct Buckets: Sendable, Hashable {
    /// The maximum number of bounds.
    public static let most = 15

    /// The upper bounds, in ascending order.
    public let bounds: [Double]

    /// Creates buckets with the given bounds, which have to be finite and in ascending order.
    public init(_ bounds: [Double]) {
        precondition(bounds.count <= Self.most, "A histogram has at most \(Self.most) bounds.")
        precondition(
            bounds.allSatisfy(\.isFinite) && zip(bounds, bounds.dropFirst()).allSatisfy { $0 < $1 },
            "The bounds of a histogram have to be finite and to rise."
        )
        self.bounds = bounds
    }

    /// Buckets for times in seconds, from half a millisecond to ten seconds.
    public static let seconds = Buckets([
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ])

    /// Buckets for numbers of bytes, from 256 to 64 Mi in steps of four.
    public static let bytes = Buckets([
        256, 1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216, 67_108_864,
    ])

    /// Returns the index of the bucket of a value.
    func index(of number: Double) -> Int { bounds.firstIndex { number <= $0 } ?? bounds.count }
}
