// SPDX-License-Identifier: Apache-2.0

import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SQLiteRegistry {
    /// Why there is no registry at a path.
    @nonexhaustive public enum OpeningError: Error, Sendable, Hashable {
        /// There is no file, or one without any table.
        case missing
        /// The database belongs to another program.
        case otherDatabase
    }

    /// Opens a registry that exists.
    ///
    /// Nothing is created, and a database of another program is left as it is.
    ///
    /// - Parameter path: The file.
    /// - Throws: ``OpeningError``; GRDB's `DatabaseError` if the file cannot be opened or is not a
    ///   database.
    public init(existing path: String) throws {
        guard try Self.content(of: path) != .nothing else { throw OpeningError.missing }
        try self.init(path: path)
    }

    /// What a file holds.
    enum Content {
        case nothing, registry, otherTables
    }

    /// Looks into a file without changing it.
    static func content(of path: String) throws -> Content {
        guard FileManager.default.fileExists(atPath: path) else { return .nothing }
        var reading = configuration
        reading.readonly = true
        return try DatabaseQueue(path: path, configuration: reading).read { database in
            // A migration writes all of its tables or none.
            if try database.tableExists("advanced_experiences") { return .registry }
            let tables = try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema")
            // GRDB makes its own table before the first migration.
            return tables.allSatisfy { $0.hasPrefix("sqlite_") || $0.hasPrefix("grdb_") }
                ? .nothing : .otherTables
        }
    }
}
