// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
import AppClipExperiences
import AppClipTypes

extension Registry {
    /// The maximum number of byte sequences that one transaction removes, so that others get their
    /// turns in between.
    private static let mostAtOnce = 64

    /// Removes bytes that nothing refers to, and expired reservations of images.
    ///
    /// Candidates are found without taking a turn among the writers, and are checked again by the
    /// transaction that removes them.
    public func collect(at now: Timestamp) async throws -> CollectedBytes {
        var collected = CollectedBytes()
        let expired = try await engine.read { session in
            try ReadTransaction(session).awaitedUploads().filter { $0.isOver(at: now) }
        }
        for upload in expired {
            let id = upload.id
            collected.reservations += try await write(by: .command, at: now) { store in
                guard let upload = try store.record(ImageUpload.self, id), upload.isOver(at: now)
                else { return 0 }
                try store.removeReservation(upload)
                return 1
            }
        }
        var last = ""
        while true {
            let after = last
            let unowned = try await engine.read { session in
                try ReadTransaction(session).unowned(after: after, limit: Self.mostAtOnce)
            }
            guard let end = unowned.last else { return collected }
            guard end.text > after else { throw RegistryError.damaged("blobs") }
            last = end.text
            let removed = try await write(by: .command, at: now) { store in
                try store.removeUnowned(unowned)
            }
            collected.count += removed.count
            collected.size += removed.reduce(0, +)
        }
    }
}

extension ImageUpload {
    /// The time after its deadline for which a client may still wait for the answer to a part, in
    /// seconds.
    private static let grace: Int64 = 3_600

    /// Whether its parts were not sent in time.
    fileprivate func isOver(at now: Timestamp) -> Bool {
        state == .awaitingUpload && (expires.map { $0 + Self.grace <= now } ?? true)
    }
}

extension ReadTransaction {
    /// The byte sequences that no image, build or upload refers to.
    fileprivate static let unownedRows = """
        SELECT digest, size FROM blobs
        WHERE NOT EXISTS (SELECT 1 FROM images WHERE images.digest = blobs.digest)
            AND NOT EXISTS (SELECT 1 FROM builds WHERE builds.module = blobs.digest)
            AND NOT EXISTS (SELECT 1 FROM build_assets WHERE build_assets.digest = blobs.digest)
        """

    /// Returns the uploads whose parts are expected; other uploads have no parts.
    fileprivate func awaitedUploads() throws -> [ImageUpload] {
        try session.rows(
            "SELECT body FROM records WHERE kind = ? AND body LIKE ?",
            ImageUpload.kind,
            "%\"\(ImageUpload.State.awaitingUpload.rawValue)\"%"
        ).map { try JSON.value(ImageUpload.self, of: $0.read("body"), column: "body") }
    }

    /// Returns unreferenced byte sequences, in the order of their digests.
    fileprivate func unowned(after digest: String, limit: Int) throws -> [Digest] {
        let parts = Set(try awaitedUploads().flatMap(\.ownedBytes))
        var last = digest
        while true {
            let rows = try session.rows(
                "\(Self.unownedRows) AND digest > ? ORDER BY digest LIMIT ?",
                last,
                limit
            )
            let found = try rows.map { try $0.value("digest") { Digest($0) } }
            let unowned = found.filter { !parts.contains($0) }
            guard unowned.isEmpty, let end = found.last else { return unowned }
            // Rows of a damaged table can be in any order, and then there is always a next page.
            guard end.text > last else { throw RegistryError.damaged("blobs") }
            last = end.text
        }
    }
}

extension WriteTransaction {
    /// Removes those of the given byte sequences that nothing refers to.
    ///
    /// - Returns: The sizes of the removed byte sequences.
    /// - Throws: The engine's error.
    @discardableResult
    func removeUnowned(_ digests: [Digest]) throws -> [Int] {
        let parts = Set(try awaitedUploads().flatMap(\.ownedBytes))
        var sizes: [Int] = []
        for digest in digests where !parts.contains(digest) {
            guard
                let row = try session.row(
                    "\(ReadTransaction.unownedRows) AND digest = ?",
                    digest.text
                )
            else { continue }
            sizes.append(try row.count("size"))
            try session.execute("DELETE FROM blob_parts WHERE digest = ?", digest.text)
            try session.execute("DELETE FROM blobs WHERE digest = ?", digest.text)
        }
        return sizes
    }

    /// Removes a reservation, and its id from the localization that waits for its image.
    fileprivate func removeReservation(_ upload: ImageUpload) throws {
        try remove(ImageUpload.self, upload.id)
        guard !upload.owner.isEmpty else { return }
        for var record in try records(DefaultExperienceRecord.self, of: nil)
        where record.localizations.contains(where: { $0.upload == upload.id }) {
            for index in record.localizations.indices
            where record.localizations[index].upload == upload.id {
                record.localizations[index].upload = nil
            }
            try put(record)
        }
    }
}
