// SPDX-License-Identifier: Apache-2.0

/// Hosts that belong to a team, because its clip was the first one to name them.
public struct HostRegistration: Sendable, Hashable {
    /// The hosts that belong to the team.
    public let hosts: HostPattern

    /// The team's prefix.
    public let team: String

    /// Creates the registration of hosts for a team.
    public init(hosts: HostPattern, team: String) {
        self.hosts = hosts
        self.team = team
    }
}

/// An entry of a bundle names hosts of another team.
public struct HostConflict: Sendable, Hashable {
    /// The hosts that the bundle names.
    public let named: HostPattern

    /// The registration of the other team.
    public let registration: HostRegistration

    /// Creates a conflict.
    public init(named: HostPattern, registration: HostRegistration) {
        self.named = named
        self.registration = registration
    }

    /// Returns a conflict for each pattern of a bundle that names hosts of another team.
    ///
    /// - Parameters:
    ///   - named: The hosts that the bundle names.
    ///   - team: The prefix of the bundle's team.
    ///   - registrations: The hosts that belong to teams.
    ///   - shared: The hosts that the team may name, whoever they belong to.
    /// - Returns: The conflicts, in the order of the bundle.
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
    /// Checks that none of the hosts that a bundle names belongs to another team.
    ///
    /// For the implementations of ``Registry/publish(_:stage:at:hosts:)``.
    ///
    /// - Parameters:
    ///   - team: The prefix of the bundle's team.
    ///   - registrations: The hosts that belong to teams, at least those that overlap.
    ///   - shared: The hosts that the team may name, whoever they belong to.
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
