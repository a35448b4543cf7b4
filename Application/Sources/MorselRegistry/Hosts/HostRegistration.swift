// SPDX-License-Identifier: Apache-2.0

/// Hosts that belong to a team, because its clip was the first that named them.
public struct HostRegistration: Sendable, Hashable {
    /// The hosts.
    public let hosts: HostPattern

    /// The team's prefix.
    public let team: String

    /// Hosts of a team.
    public init(hosts: HostPattern, team: String) {
        self.hosts = hosts
        self.team = team
    }
}

/// An entry of a bundle names hosts of another team.
public struct HostConflict: Sendable, Hashable {
    /// What the bundle names.
    public let named: HostPattern

    /// What it has hosts of.
    public let registration: HostRegistration

    /// An entry, and what it has hosts of.
    public init(named: HostPattern, registration: HostRegistration) {
        self.named = named
        self.registration = registration
    }

    /// The hosts of other teams among those that a bundle names.
    ///
    /// - Parameters:
    ///   - named: What the bundle names.
    ///   - team: The prefix of the bundle's team.
    ///   - registrations: What belongs to teams.
    ///   - shared: What the team may name, whoever has it.
    /// - Returns: A conflict for each of them, in the order of the bundle.
    static func conflicts(
        of named: [HostPattern],
        by team: String,
        with registrations: Set<HostRegistration>,
        sharing shared: Set<HostPattern>
    ) -> [HostConflict] {
        let own = registrations.filter { $0.team == team }.map(\.hosts)
        let others = registrations.filter { $0.team != team }
            .sorted { ($0.hosts.text, $0.team) < ($1.hosts.text, $1.team) }
        return named.compactMap { pattern in
            guard !shared.contains(pattern), !own.contains(where: { $0.covers(pattern) }) else {
                return nil
            }
            let other =
                others.first { $0.hosts == pattern } ?? others.first { $0.hosts.overlaps(pattern) }
            return
                other
                .map { HostConflict(named: pattern, registration: $0) }
        }
    }
}

extension [HostPattern] {
    /// What a bundle names that does not belong to its team yet, and what prevents it.
    ///
    /// For the implementations of ``Registry/publish(_:stage:at:hosts:)``.
    ///
    /// - Parameters:
    ///   - team: The prefix of the bundle's team.
    ///   - registrations: What belongs to teams; of these, at least what overlaps.
    ///   - shared: What the team may name, whoever has it.
    /// - Throws: ``RegistryError/hostsOfOtherTeams(_:)``.
    public func checkOwners(
        for team: String,
        among registrations: Set<HostRegistration>,
        sharing shared: Set<HostPattern>
    ) throws(RegistryError) {
        let conflicts = HostConflict.conflicts(
            of: self,
            by: team,
            with: registrations,
            sharing: shared
        )
        guard conflicts.isEmpty else { throw .hostsOfOtherTeams(conflicts) }
    }
}
