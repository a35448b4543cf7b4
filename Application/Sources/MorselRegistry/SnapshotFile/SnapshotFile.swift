// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences

/// All experiences of a registry at one revision, as a file that is mapped into memory and used
/// without conversion.
///
/// `Documentation/snapshot-file.md` describes the format.
public struct SnapshotFile: Sendable {
    /// The experiences and their indexes.
    let base: SnapshotBase

    /// The history of the database at that revision.
    let history: Digest

    /// The URLs of published experiences.
    public var published: LayeredExperienceIndex { LayeredExperienceIndex(base.published) }

    /// The places of published experiences.
    public var places: LayeredPlaceIndex { LayeredPlaceIndex(base.places) }

    /// Returns an experience, or `nil` if there was none.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    public func experience(
        _ id: AdvancedExperience.ID
    ) throws(RegistryError) -> AdvancedExperience? { try base.experience(id) }

    static let magic: [UInt8] = Array("MORSELSN".utf8)
    static let version: UInt64 = 1
    static let parts: [SnapshotFileError.Part] = [
        .experiences, .published, .deactivated, .places,
    ]

    /// The offsets of the numbers in the header.
    enum Place {
        static let version = 8
        static let size = 16
        static let revision = 24
        static let publishedCount = 32
        static let history = 40
        /// The offset, size and checksum of each part.
        static let parts = 72
        static let checksum = 168
        static let end = 176
    }

    /// The alignment of parts: each begins at a page.
    static let alignment = 4_096

    /// Creates a file from its bytes.
    ///
    /// - Parameter bytes: The bytes. All of them are read once, for the checksums.
    /// - Throws: ``SnapshotFileError``.
    public init(_ bytes: SharedBytes) async throws(SnapshotFileError) {
        let parts = try Self.parts(of: bytes)
        guard bytes.number(at: Place.checksum) == Checksum.of(bytes.part(0..<Place.checksum))
        else { throw .damaged(.header) }
        guard bytes.number(at: Place.size) == UInt64(bytes.count) else { throw .wrongSize }
        // Several gigabytes are read on all processors.
        let sums = await withTaskGroup(of: (Int, UInt64).self) { group in
            for (index, part) in parts.enumerated() {
                group.addTask { (index, Checksum.of(part)) }
            }
            var sums: [Int: UInt64] = [:]
            for await (index, sum) in group { sums[index] = sum }
            return sums
        }
        for (index, part) in Self.parts.enumerated() {
            let expected = bytes.number(at: Place.parts + 24 * index + 16)
            guard sums[index] == expected else { throw .damaged(part) }
        }
        try self.init(unchecked: bytes)
    }

    /// Creates a file from its bytes without verifying the checksums, for fuzzers.
    ///
    /// Whatever the bytes are, reading them never crashes the program; the answers can be wrong.
    ///
    /// - Parameter bytes: The bytes.
    /// - Throws: ``SnapshotFileError``.
    public init(unchecked bytes: SharedBytes) throws(SnapshotFileError) {
        let parts = try Self.parts(of: bytes)
        guard let revision = Int64(exactly: bytes.number(at: Place.revision)),
            let publishedCount = Int(exactly: bytes.number(at: Place.publishedCount)),
            let history = Digest(bytes: (0..<32).map { bytes[Place.history + $0] })
        else { throw .damaged(.header) }
        guard let table = ExperienceTable(parts[0]) else { throw .damaged(.experiences) }
        guard let published = ExperienceIndex(parts[1]) else { throw .damaged(.published) }
        guard let deactivated = ExperienceIndex(parts[2]) else { throw .damaged(.deactivated) }
        guard let places = PlaceIndex(parts[3]) else { throw .damaged(.places) }
        self.history = history
        base = SnapshotBase(
            revision: Revision(rawValue: revision),
            publishedCount: publishedCount,
            table: table,
            published: published,
            deactivated: deactivated,
            places: places
        )
    }

    /// Returns the parts of a snapshot file.
    private static func parts(
        of bytes: SharedBytes
    ) throws(SnapshotFileError) -> [SharedBytes] {
        let found = (0..<min(bytes.count, magic.count)).map { bytes[$0] }
        guard !found.isEmpty, magic.starts(with: found) else { throw .otherProgram }
        guard bytes.count >= Place.end else { throw .wrongSize }
        guard bytes.number(at: Place.version) == version else { throw .otherVersion }
        // A truncated file is reported as such, and not as missing a part.
        guard bytes.number(at: Place.size) <= UInt64(bytes.count) else { throw .wrongSize }
        var all: [SharedBytes] = []
        for (index, part) in parts.enumerated() {
            let entry = Place.parts + 24 * index
            guard let start = Int(exactly: bytes.number(at: entry)),
                let size = Int(exactly: bytes.number(at: entry + 8)),
                start >= Place.end, start <= bytes.count, size <= bytes.count - start
            else { throw .damaged(part) }
            all.append(bytes.part(start..<(start + size)))
        }
        return all
    }
}
