// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences

extension Registry {
    /// Returns the number of bytes with a digest, or `nil` if there are none.
    public func size(of digest: Digest) async throws -> Int? {
        try await engine.read { try $0.size(of: digest) }
    }

    /// Returns a range of the bytes with a digest, or `nil` if there are none.
    ///
    /// - Parameters:
    ///   - digest: The digest of all bytes.
    ///   - range: The range to read. Positions beyond the end are left out.
    /// - Returns: The bytes.
    /// - Throws: What the storage throws.
    public func bytes(of digest: Digest, in range: Range<Int>) async throws -> [UInt8]? {
        try await engine.read { session in
            guard let size = try session.size(of: digest) else { return nil }
            return try session.bytes(of: digest, in: range.clamped(to: 0..<size))
        }
    }
}

/// A part of stored bytes.
enum BlobPart {
    /// The size of a part, in bytes; only the last one is smaller.
    static let size = 256 << 10
}

extension SQLSession {
    func size(of digest: Digest) throws -> Int? {
        try row("SELECT size FROM blobs WHERE digest = ?", digest.text)?.count("size")
    }

    func bytes(of digest: Digest, in range: Range<Int>) throws -> [UInt8] {
        guard !range.isEmpty else { return [] }
        let parts = try rows(
            """
            SELECT position, bytes FROM blob_parts
            WHERE digest = ? AND position BETWEEN ? AND ? ORDER BY position
            """,
            digest.text,
            range.lowerBound / BlobPart.size,
            (range.upperBound - 1) / BlobPart.size
        )
        var bytes: [UInt8] = []
        var next = range.lowerBound
        for row in parts {
            let (position, start) = next.quotientAndRemainder(dividingBy: BlobPart.size)
            let part: [UInt8] = try row.read("bytes")
            let end = min(BlobPart.size, start + range.upperBound - next)
            guard try row.read("position") == position, end <= part.count else { break }
            bytes += part[start..<end]
            next += end - start
        }
        guard next == range.upperBound else { throw RegistryError.damaged("blob_parts") }
        return bytes
    }

    /// Stores bytes, once for each digest.
    func insert(_ bytes: [UInt8]) throws -> Digest {
        let digest = Digest(of: bytes)
        let inserted = try execute(
            "INSERT INTO blobs (digest, size) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING",
            digest.text,
            bytes.count
        )
        guard inserted > 0 else { return digest }
        for (position, start) in stride(from: 0, to: bytes.count, by: BlobPart.size).enumerated() {
            try execute(
                "INSERT INTO blob_parts (digest, position, bytes) VALUES (?, ?, ?)",
                digest.text,
                position,
                Array(bytes[start..<min(start + BlobPart.size, bytes.count)])
            )
        }
        return digest
    }

    func insert(_ image: ImageFile) throws {
        let digest = try insert(image.bytes)
        let inserted = try execute(
            """
            INSERT INTO images (digest, width, height, format, has_transparency)
            VALUES (?, ?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING
            """,
            digest.text,
            image.header.width,
            image.header.height,
            image.header.format.rawValue,
            image.header.hasTransparency
        )
        if inserted > 0 { note(.image, digest.text) }
    }
}
