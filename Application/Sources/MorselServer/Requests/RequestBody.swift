// SPDX-License-Identifier: Apache-2.0

internal import NIOCore

/// The body of a request: kept where a ``BodyRule`` says so, counted elsewhere.
struct RequestBody: Sendable {
    /// Why no more bytes are taken.
    enum Fault: Error {
        /// There are more than the path allows.
        case tooLarge
        /// The bodies of all requests have filled the memory for them.
        case noRoom
    }

    /// The most bytes.
    let limit: Int

    /// How many bytes have come.
    private(set) var count = 0

    /// The bytes so far; none where they are only counted.
    private(set) var bytes = ByteBuffer()

    private let share: BodyMemory.Share?

    /// How many bytes the client has announced, as far as room is made for them at once: a buffer that
    /// grows leaves its former selves behind.
    private let announced: Int

    /// The most bytes for which room is made before they come.
    private static let mostAnnounced = 1 << 20

    /// A body that is counted and thrown away.
    init() {
        limit = ConnectionLimits.bodySize
        share = nil
        announced = 0
    }

    /// A body that is kept.
    ///
    /// - Parameters:
    ///   - limit: The most bytes.
    ///   - announced: How many the client has announced, if it has.
    ///   - share: Where room for them is taken.
    init(upTo limit: Int, announced: Int? = nil, in share: BodyMemory.Share) {
        self.limit = limit
        self.announced = min(max(announced ?? 0, 0), limit, Self.mostAnnounced)
        self.share = share
    }

    /// Whether the bytes are kept.
    var isKept: Bool { share != nil }

    /// Takes the next bytes.
    mutating func take(_ more: ByteBuffer) throws(Fault) {
        guard count + more.readableBytes <= limit else { throw .tooLarge }
        if let share {
            guard share.take(more.readableBytes) else { throw .noRoom }
            if count == 0 { bytes.reserveCapacity(announced) }
            bytes.writeImmutableBuffer(more)
        }
        count += more.readableBytes
    }
}
