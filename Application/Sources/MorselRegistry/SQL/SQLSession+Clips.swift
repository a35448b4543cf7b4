// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

extension SQLSession {
    /// Returns the number of a clip, or `nil` if it was never published.
    func clipNumber(_ clip: AppIdentifier) throws -> Int64? {
        try row("SELECT id FROM clips WHERE identifier = ?", clip.text)?.read("id")
    }

    /// Returns the clips whose latest build's entitlement names a host, in the order of their
    /// identifiers.
    func clips(naming host: HostName) throws -> [AppIdentifier] {
        let entries = Self.entries(naming: host)
        let marks = entries.map { _ in "?" }.joined(separator: ", ")
        return try rows(
            """
            SELECT identifier FROM clips WHERE EXISTS (
                SELECT 1 FROM build_domains WHERE entry IN (\(marks)) AND build = (
                    SELECT max(id) FROM builds WHERE builds.clip = clips.id
                )
            ) ORDER BY identifier
            """,
            entries.map(SQLValue.text)
        ).map { try $0.appIdentifier("identifier") }
    }

    /// Returns all entries of an entitlement that match a host: its own name, and a wildcard for each
    /// domain above it, in every mode.
    private static func entries(naming host: HostName) -> [String] {
        var names = [host.text]
        var rest = Substring(host.text)
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            names.append("*." + rest)
        }
        return names.flatMap { name in
            AssociatedDomain.Mode.allCases.map { mode in
                "appclips:" + name + (mode == .cached ? "" : "?mode=" + mode.rawValue)
            }
        }
    }
}
