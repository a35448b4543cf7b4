// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
import AppSiteAssociation
import GRDB
public import MorselRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SQLiteRegistry {
    /// Remembers what is known of a host, in place of what was known before.
    public func setDomain(_ domain: Domain) async throws {
        var file: Data?
        var status: DomainStatus?
        switch domain.file {
        case .hosted: break
        case .fetched(let bytes): file = bytes.data
        case .unavailable(let reason): status = reason
        }
        let arguments: StatementArguments = [
            domain.host.text, domain.file == .hosted, file, status?.rawValue,
            domain.time.secondsSince1970,
        ]
        try await write { database in
            try database.execute(
                sql: """
                    INSERT INTO domains (host, is_hosted, file, status, checked_at)
                    VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (host) DO UPDATE SET is_hosted = excluded.is_hosted,
                        file = excluded.file, status = excluded.status,
                        checked_at = excluded.checked_at
                    """,
                arguments: arguments
            )
            try database.note(.domain, domain.host.text)
        }
    }

    /// What is known of a host, or `nil` where nothing is.
    public func domain(_ host: HostName) async throws -> Domain? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT * FROM domains WHERE host = ?",
                arguments: [host.text]
            )?.domain()
        }
    }

    /// All hosts of which anything is known, in their order.
    public func domains() async throws -> [Domain] {
        try await read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM domains ORDER BY host")
                .map { try $0.domain() }
        }
    }
}

extension Row {
    func host() throws -> HostName { try value("host") { try HostName($0) } }

    func domain() throws -> Domain {
        let file: Domain.File
        if try read("is_hosted") {
            file = .hosted
        } else if let bytes: Data = try read("file") {
            file = .fetched(Array(bytes))
        } else {
            file = .unavailable(try value("status") { DomainStatus(rawValue: $0) })
        }
        return Domain(
            host: try host(),
            file: file,
            time: try time("checked_at")
        )
    }
}
