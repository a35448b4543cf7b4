// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// The body of a request, which is kept if a ``BodyRule`` requires it, and otherwise only counted.
struct RequestBody: Sendable {
    /// The reason no more bytes are accepted.
    enum LimitError: Error {
        /// There are more bytes than the path allows.
        case tooLarge
        /// The bodies of all requests have filled their memory.
        case noRoom
    }

    /// The maximum number of bytes.
    let limit: Int

    /// The number of bytes that have arrived.
    private(set) var count = 0

    /// The bytes that have arrived; empty if they are only counted.
    private(set) var bytes = ByteBuffer()

    private let share: BodyMemory.Share?

    /// The number of announced bytes for which capacity is reserved at once, since a buffer that
    /// grows leaves its earlier allocations behind.
    private let announced: Int

    /// The maximum number of bytes for which capacity is reserved before they arrive.
    private static let mostAnnounced = 1 << 20

    /// Creates a body that is counted and discarded.
    init() {
        limit = ConnectionLimits.bodySize
        share = nil
        announced = 0
    }

    /// Creates a body that is kept.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes.
    ///   - announced: The number of bytes that the client has announced; `nil` if it has not.
    ///   - share: The share of the memory that the bytes use.
    init(upTo limit: Int, announced: Int? = nil, in share: BodyMemory.Share) {
        self.limit = limit
        self.announced = min(max(announced ?? 0, 0), limit, Self.mostAnnounced)
        self.share = share
    }

    /// A Boolean value that indicates whether the bytes are kept.
    var isKept: Bool { share != nil }

    /// Appends the next bytes.
    mutating func take(_ more: ByteBuffer) throws(LimitError) {
        guard count + more.readableBytes <= limit else { throw .tooLarge }
        if let share {
            guard share.take(more.readableBytes) else { throw .noRoom }
            if count == 0 { bytes.reserveCapacity(announced) }
            bytes.writeImmutableBuffer(more)
        }
        count += more.readableBytes
    }
}
