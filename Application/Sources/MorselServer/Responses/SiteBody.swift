// SPDX-License-Identifier: Apache-2.0

internal import MorselRegistry
internal import NIOCore

/// The body of a response.
enum SiteBody: Sendable {
    /// In memory; copies share the bytes.
    case memory(ByteBuffer)
    /// Read piece by piece while it is sent.
    case stored(StoredBytes)

    /// The count of bytes.
    var count: Int {
        switch self {
        case .memory(let buffer): buffer.readableBytes
        case .stored(let stored): stored.range.count
        }
    }

    /// Goes through the body in order, at most ``ConnectionLimits/sliceSize`` bytes at a time.
    ///
    /// - Parameter take: Takes a slice; the next one is read when it returns.
    /// - Throws: What the registry throws, or `take`.
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

    /// The digest of all bytes.
    var digest: Digest {
        switch self {
        case .memory(let buffer): Digest(of: Array(buffer.readableBytesView))
        case .stored(let stored): stored.digest
        }
    }

    /// A part of the body.
    ///
    /// - Parameter range: Which bytes; they are within the body.
    /// - Returns: Those bytes.
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

/// Bytes of a registry that are larger than what memory should hold for every client.
struct StoredBytes: Sendable {
    let registry: any Registry
    let digest: Digest
    /// Which of them.
    var range: Range<Int>
}
