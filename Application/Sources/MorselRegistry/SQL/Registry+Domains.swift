// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AppSiteAssociation

extension Registry {
    /// Stores the state of a host, replacing the previous one.
    public func setDomain(_ domain: Domain) async throws {
        try await write(by: .command, at: domain.time) { try $0.session.set(domain) }
    }

    /// Returns all known hosts, in their order.
    public func domains() async throws -> [Domain] {
        try await engine.read { session in
            try session.rows("SELECT * FROM domains ORDER BY host").map { try $0.domain() }
        }
    }
}

extension SQLSession {
    /// Returns the state of a host, or `nil` if it is unknown.
    func domain(_ host: HostName) throws -> Domain? {
        try row("SELECT * FROM domains WHERE host = ?", host.text)?.domain()
    }

    fileprivate func set(_ domain: Domain) throws {
        var file: [UInt8]?
        var status: DomainStatus?
        switch domain.file {
        case .hosted: break
        case .fetched(let bytes): file = bytes
        case .unavailable(let reason): status = reason
        }
        try execute(
            """
            INSERT INTO domains (host, is_hosted, file, status, checked_at)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (host) DO UPDATE SET is_hosted = excluded.is_hosted,
                file = excluded.file, status = excluded.status,
                checked_at = excluded.checked_at
            """,
            domain.host.text,
            domain.file == .hosted,
            file,
            status?.rawValue,
            domain.time.secondsSince1970
        )
        note(.domain, domain.host.text)
    }
}

extension SQLRow {
    func host() throws -> HostName { try value("host") { try HostName($0) } }

    func domain() throws -> Domain {
        let file: Domain.File
        if try read("is_hosted") {
            file = .hosted
        } else if let bytes: [UInt8] = try read("file") {
            file = .fetched(bytes)
        } else {
            file = .unavailable(try value("status") { DomainStatus(rawValue: $0) })
        }
        return Domain(host: try host(), file: file, time: try time("checked_at"))
    }
}
