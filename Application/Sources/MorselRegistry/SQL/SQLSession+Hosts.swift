// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes

extension SQLSession {
    /// Registers the hosts of a bundle for its team, unless they belong to another one.
    func registerHosts(of bundle: ClipBundle, sharing shared: Set<HostPattern>) throws {
        let patterns = bundle.hostPatterns
        let team = bundle.clip.prefix
        var registrations: Set<HostRegistration> = []
        for pattern in patterns { registrations.formUnion(try self.registrations(near: pattern)) }
        try patterns.checkOwners(for: team, among: registrations, sharing: shared)
        for pattern in patterns {
            try execute(
                """
                INSERT INTO host_registrations (hosts, team) VALUES (?, ?)
                ON CONFLICT (hosts, team) DO NOTHING
                """,
                pattern.text,
                team
            )
        }
    }

    /// Returns all registrations that can overlap with a pattern.
    private func registrations(near pattern: HostPattern) throws -> [HostRegistration] {
        var names = [pattern.host.text, "*." + pattern.host.text]
        var rest = Substring(pattern.host.text)
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            names.append("*." + rest)
        }
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        var condition = "hosts IN (\(marks))"
        if pattern.isWildcard {
            condition += " OR hosts LIKE ?"
            names.append("%." + pattern.host.text)
        }
        return try rows(
            "SELECT hosts, team FROM host_registrations WHERE \(condition)",
            names.map(SQLValue.text)
        ).map { row in
            HostRegistration(
                hosts: try row.value("hosts") { try HostPattern($0) },
                team: try row.read("team")
            )
        }
    }

    /// Marks hosts as served by this server; those that are known as external only if requested.
    func serve(
        _ hosts: [HostName],
        evenExternal wanted: Set<HostName>,
        at time: Timestamp
    ) throws {
        for host in hosts {
            let update =
                wanted.contains(host)
                ? """
                UPDATE SET is_hosted = TRUE, file = NULL, status = NULL,
                    checked_at = excluded.checked_at
                WHERE NOT domains.is_hosted
                """ : "NOTHING"
            let changed = try execute(
                """
                INSERT INTO domains (host, is_hosted, checked_at) VALUES (?, TRUE, ?)
                ON CONFLICT (host) DO \(update)
                """,
                host.text,
                time.secondsSince1970
            )
            if changed > 0 { note(.domain, host.text) }
        }
    }
}
