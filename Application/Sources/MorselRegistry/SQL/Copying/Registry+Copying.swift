// SPDX-License-Identifier: Apache-2.0

import Crypto

extension Registry {
    /// The reason a registry was not copied; the target is unchanged unless stated otherwise.
    @nonexhaustive public enum CopyingError: Error, Sendable, Hashable {
        /// The target already has content.
        case notEmpty
        /// The connection to the target was lost; nothing was copied.
        case interrupted
        /// The copy differs from the original; it exists, and should not be used.
        case different(table: String)
    }

    /// The result of copying a registry.
    public struct Copy: Sendable, Hashable {
        /// The number of rows.
        public let rows: Int

        /// The revision of the copied state.
        public let revision: Revision
    }

    /// Copies the contents of the registry at one revision into an empty one, in one transaction, and
    /// compares the two.
    ///
    /// - Parameters:
    ///   - target: An empty registry, of any engine.
    ///   - progress: Called with the number of copied rows and the number of all rows.
    /// - Returns: The number of rows and the revision.
    /// - Throws: ``CopyingError``, or what one of the databases throws.
    public func copy(
        to target: Registry,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws -> Copy {
        let channel = RowChannel()
        let reading = Task {
            do {
                return try await engine.read { try $0.send(to: channel, progress) }
            } catch {
                channel.close()
                throw error
            }
        }
        do {
            try await target.engine.write { session in
                try channel.begin()
                guard try session.isEmpty else { throw CopyingError.notEmpty }
                while let batch = try channel.next() { try session.insert(batch) }
            }
        } catch {
            channel.close()
            let result = await reading.result
            // If both sides failed, the error that came first is thrown.
            if error is RowChannel.ClosedError { _ = try result.get() }
            throw error
        }
        let (rows, digests) = try await reading.value
        let copied = try await target.engine.read { try $0.digests() }
        for (index, table) in CopiedTable.all.enumerated() where digests[index] != copied[index] {
            throw CopyingError.different(table: table.name)
        }
        return Copy(rows: rows, revision: try await target.revision())
    }
}

extension SQLSession {
    fileprivate var isEmpty: Bool {
        get throws {
            for table in CopiedTable.all where table.name != "counters" {
                if try row("SELECT 1 AS one FROM \(table.name) LIMIT 1") != nil { return false }
            }
            return true
        }
    }

    /// Sends all rows, table by table.
    ///
    /// - Returns: The number of rows, and the digest of each table.
    fileprivate func send(
        to channel: RowChannel,
        _ progress: (Int, Int) -> Void
    ) throws -> (rows: Int, digests: [SHA256.Digest]) {
        let total = try CopiedTable.all.reduce(0) { sum, table in
            try sum + (row("SELECT count(*) AS count FROM \(table.content)")?.count("count") ?? 0)
        }
        var done = 0
        var digests: [SHA256.Digest] = []
        for (index, table) in CopiedTable.all.enumerated() {
            var hash = SHA256()
            var rows: [SQLRow] = []
            func flush() throws {
                guard !rows.isEmpty else { return }
                try channel.send(RowChannel.Batch(table: index, rows: rows))
                done += rows.count
                rows = []
                progress(done, total)
            }
            try forEachRow(table.query, []) { row in
                hash.take(row)
                rows.append(row)
                if rows.count == table.rowsPerStatement { try flush() }
            }
            try flush()
            digests.append(hash.finalize())
        }
        channel.finish()
        return (done, digests)
    }

    fileprivate func insert(_ batch: RowChannel.Batch) throws {
        let table = CopiedTable.all[batch.table]
        try execute(table.statement(inserting: batch.rows.count), batch.rows.flatMap(\.values))
    }

    /// Returns a digest of each table.
    fileprivate func digests() throws -> [SHA256.Digest] {
        try CopiedTable.all.map { table in
            var hash = SHA256()
            try forEachRow(table.query, []) { hash.take($0) }
            return hash.finalize()
        }
    }
}

extension SHA256 {
    /// Adds a row to the digest, each value with its type and its length.
    fileprivate mutating func take(_ row: SQLRow) {
        for value in row.values {
            let (type, bytes): (UInt8, [UInt8]) =
                switch value {
                case .null: (0, [])
                case .integer(let number): (1, number.bytes)
                case .real(let number): (2, Int64(bitPattern: number.bitPattern).bytes)
                case .text(let text): (3, Array(text.utf8))
                case .bytes(let bytes): (4, bytes)
                }
            update(data: [type] + Int64(bytes.count).bytes + bytes)
        }
    }
}

extension Int64 {
    fileprivate var bytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
    }
}
