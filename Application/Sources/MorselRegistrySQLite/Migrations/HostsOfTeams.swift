// SPDX-License-Identifier: Apache-2.0

/// A migration: hosts belong to teams.
enum HostsOfTeams {
    /// The tables; hosts that were published before belong to all teams that published them.
    static let tables = """
        CREATE TABLE host_registrations (
            -- A host, or a domain after "*.".
            hosts TEXT NOT NULL,
            team TEXT NOT NULL,
            PRIMARY KEY (hosts, team)
        ) STRICT, WITHOUT ROWID;

        INSERT INTO host_registrations (hosts, team)
        SELECT DISTINCT
            CASE WHEN entry LIKE '%?%' THEN substr(entry, 10, instr(entry, '?') - 10)
                ELSE substr(entry, 10) END,
            substr(clips.identifier, 1, 10)
        FROM build_domains
        JOIN builds ON builds.id = build_domains.build
        JOIN clips ON clips.id = builds.clip
        WHERE entry LIKE 'appclips:%';
        """
}
