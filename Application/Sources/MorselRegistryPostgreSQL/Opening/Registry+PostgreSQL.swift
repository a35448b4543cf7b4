// SPDX-License-Identifier: Apache-2.0

public import MorselRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#endif

/// A registry in a PostgreSQL database, which any number of servers can share.
///
/// A change that returned is committed: it is as durable as the server's `synchronous_commit` guarantees. A
/// transaction that the server aborted, or that was lost with a connection, is retried for some seconds; a
/// change is never made twice.
extension Registry {
    /// Whether an address refers to PostgreSQL rather than to a file.
    public static func isPostgreSQL(_ address: String) -> Bool {
        address.hasPrefix("postgresql://") || address.hasPrefix("postgres://")
    }

    /// Opens a registry in an existing database.
    ///
    /// - Parameters:
    ///   - address: An address in the format of libpq, with all its settings:
    ///     `postgresql://user@host/database?sslmode=verify-full`.
    ///   - creating: Whether missing tables are created.
    /// - Returns: The registry, with the tables of this version.
    /// - Throws: ``MorselRegistry/Registry/OpeningError``, or the error of the server.
    public static func postgresql(_ address: String, creating: Bool) throws -> Registry {
        guard PostgreSQLConnection.isValid(address) else { throw OpeningError.invalidAddress }
        do {
            let connection = try PostgreSQLConnection(
                address,
                until: Date(timeIntervalSinceNow: PostgreSQLContent.patience)
            )
            try PostgreSQLContent.prepare(connection, creating: creating)
        } catch let error as PostgreSQLError {
            throw error.openingError
        }
        return Registry(PostgreSQLEngine(address))
    }
}

/// The contents of a database, as far as opening it has to know them.
enum PostgreSQLContent {
    /// The maximum time for opening, in seconds.
    static let patience = 10.0

    case nothing
    case registry(version: Int64)
    case otherTables

    init(_ connection: PostgreSQLConnection) throws {
        try Self.checkOwners(connection)
        let tables = try connection.run(
            """
            SELECT table_name AS name FROM information_schema.tables
            WHERE table_schema = current_schema()
            """,
            []
        ).rows
        let names = try tables.map { try $0.read("name") as String }
        guard names.contains("morsel") else {
            self = names.isEmpty ? .nothing : .otherTables
            return
        }
        let row = try connection.run("SELECT version FROM morsel WHERE id = ?", [1]).rows.first
        guard let version = try row?.read("version") as Int64? else {
            self = .otherTables
            return
        }
        self = .registry(version: version)
    }

    /// Checks that the tables belong to a superuser, to the owner of the database, or to a role of the
    /// current user.
    ///
    /// A user who can create tables in a schema on the search path could create ours there first, with
    /// triggers that run with our privileges, and read what is written.
    private static func checkOwners(_ connection: PostgreSQLConnection) throws {
        // The functions and casts that our statements name are looked up in pg_catalog first.
        let strangers = try connection.run(
            """
            SELECT relname FROM pg_catalog.pg_class AS class
            JOIN pg_catalog.pg_roles AS owner ON owner.oid = class.relowner
            JOIN pg_catalog.pg_database AS base ON base.datname = pg_catalog.current_database()
            WHERE class.relkind IN ('r', 'p', 'v', 'm', 'f')
                AND class.relname IN (\(Schema.tables.map { "'\($0)'" }.joined(separator: ", ")))
                AND pg_catalog.pg_table_is_visible(class.oid)
                AND NOT owner.rolsuper AND owner.oid <> base.datdba
                AND NOT pg_catalog.pg_has_role(current_user, owner.oid, 'USAGE')
            LIMIT 1
            """,
            []
        ).rows
        guard strangers.isEmpty else { throw Registry.OpeningError.otherOwner }
    }

    /// Creates the tables if they are missing and `creating` is set.
    static func prepare(_ connection: PostgreSQLConnection, creating: Bool) throws {
        let deadline = Date(timeIntervalSinceNow: patience)
        while true {
            switch try Self(connection) {
            case .registry(Schema.version): return
            case .registry: throw Registry.OpeningError.newer
            case .otherTables: throw Registry.OpeningError.otherDatabase
            case .nothing:
                guard creating else { throw Registry.OpeningError.missing }
                do {
                    return try create(connection)
                } catch let error as PostgreSQLError where error.isOfRace {
                    // Another process is creating the same tables at the same time.
                    _ = try? connection.run("ROLLBACK")
                    guard deadline.timeIntervalSinceNow > 0 else {
                        throw Registry.OpeningError.busy
                    }
                    usleep(50_000)
                }
            }
        }
    }

    private static func create(_ connection: PostgreSQLConnection) throws {
        try connection.run("BEGIN ISOLATION LEVEL SERIALIZABLE")
        for statement in Schema.statements { try connection.run(statement) }
        try connection.run("COMMIT")
    }
}

extension PostgreSQLError {
    /// Whether the error comes from other processes that did the same at the same time.
    fileprivate var isOfRace: Bool {
        ["40001", "40P01", "23505", "42P07", "42710", "XX000"].contains(code)
    }
}
