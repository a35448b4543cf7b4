// SPDX-License-Identifier: Apache-2.0

import MorselRegistry
import NIOCore

/// The body of a response.
enum SiteBody: Sendable {
    /// The body is in memory; copies share the bytes.
    case memory(ByteBuffer)
    /// The body is read in slices while it is sent.
    case stored(StoredBytes)

    /// The number of bytes.
    var count: Int {
        switch self {
        case .memory(let buffer): buffer.readableBytes
        case .stored(let stored): stored.range.count
        }
    }

    /// Passes the body to a closure in order, at most ``ConnectionLimits/sliceSize`` bytes at a time.
    ///
    /// - Parameter take: Takes a slice; the next one is read when it returns.
    /// - Throws: An error of the registry or of `take`.
    func eachSlice(_ take: (ByteBuffer) async throws -> Void) async throws {
        switch self {
        case .memory(var buffer):
            while buffer.readableBytes > 0,
                let slice = buffer.readSlice(
                    length: min(buffer.readableBytes, ConnectionLimits.sliceSize)
                )
            {
                try await take(slice)
            }
        case .stored(let stored):
            var start = stored.range.lowerBound
            while start < stored.range.upperBound {
                let end = min(start + ConnectionLimits.sliceSize, stored.range.upperBound)
                let bytes = try await stored.registry.bytes(of: stored.digest, in: start..<end)
                guard let bytes, bytes.count == end - start else {
                    throw RegistryError.damaged("blobs")
                }
                try await take(ByteBuffer(bytes: bytes))
                start = end
            }
        }
    }

    /// The SHA-256 digest of all bytes.
    var digest: Digest {
        switch self {
        case .memory(let buffer): Digest(of: Array(buffer.readableBytesView))
        case .stored(let stored): stored.digest
        }
    }

    /// Returns a part of the body.
    ///
    /// - Parameter range: The range of the bytes, which is within the body.
    /// - Returns: The body of the range.
    func part(_ range: Range<Int>) -> SiteBody {
        switch self {
        case .memory(let buffer):
            let start = buffer.readerIndex + range.lowerBound
            guard let slice = buffer.getSlice(at: start, length: range.count) else {
                preconditionFailure("the range is within the body")
            }
            return .memory(slice)
        case .stored(var stored):
            let start = stored.range.lowerBound
            stored.range = (start + range.lowerBound)..<(start + range.upperBound)
            return .stored(stored)
        }
    }
}

/// Bytes in a registry that are too large to be kept in memory for every client.
struct StoredBytes: Sendable {
    let registry: Registry
    let digest: Digest
    /// The range of the bytes.
    var range: Range<Int>
}
