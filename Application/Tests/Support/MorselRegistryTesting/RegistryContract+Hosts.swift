// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
public import MorselRegistry

private let first = "AAAAA11111"
private let second = "BBBBB22222"

/// Checks that a registry keeps the hosts of teams apart, as ``MorselRegistry/Registry`` promises.
///
/// - Parameter registry: An empty registry, which the checks fill.
/// - Throws: ``ContractError`` with the first promise that is not kept.
public func checkHostContract(_ registry: Registry) async throws {
    try await checkOwners(registry)
    try await checkSharing(registry)
    try await checkServing(registry)
    try await checkTeamsAtOnce(registry)
}

/// The entry of one team, the later entry of another one, and whether both are allowed.
private let pairs: [(String, String, Bool)] = [
    ("appclips:D", "appclips:D", false), ("appclips:D", "appclips:D?mode=developer", false),
    ("appclips:D?mode=managed", "appclips:D", false), ("appclips:*.D", "appclips:a.D", false),
    ("appclips:*.D", "appclips:a.b.D", false), ("appclips:a.b.D", "appclips:*.D", false),
    ("appclips:D", "appclips:*.D", false), ("appclips:*.D", "appclips:D", false),
    ("appclips:*.D", "appclips:*.a.D?mode=developer", false),
    ("appclips:*.a.D", "appclips:*.D", false), ("appclips:*.D", "appclips:*.D", false),
    ("appclips:D", "appclips:a.D", true), ("appclips:D", "appclips:*.a.D", true),
    ("appclips:a.D", "appclips:b.D", true), ("appclips:D", "appclips:xD", true),
    ("appclips:*.D", "appclips:*.xD", true), ("applinks:D", "appclips:D", true),
    ("appclips:D", "applinks:D", true),
]

private func checkOwners(_ registry: Registry) async throws {
    for (number, pair) in pairs.enumerated() {
        func bundle(_ team: String, _ entry: String) throws -> ClipBundle {
            let entry = entry.replacing("D", with: "d\(number).example")
            return try Sample.bundle("Clip\(number)", team: team, entitlement: [entry])
        }
        _ = try await registry.publish(bundle(first, pair.0), stage: .released, at: time)
        let other = try bundle(second, pair.1)
        guard !pair.2 else {
            _ = try await registry.publish(other, stage: .released, at: time)
            continue
        }
        let owned = try bundle(first, pair.0).hostPatterns[0]
        let conflict = HostConflict(
            named: other.hostPatterns[0],
            registration: HostRegistration(hosts: owned, team: first)
        )
        try await expect(.hostsOfOtherTeams([conflict]), from: registry) {
            _ = try await $0.publish(other, stage: .released, at: time)
        }
        let build = try await registry.latestBuild(of: other.clip)
        try expect(build == nil, "a refused build leaves nothing")
        // A team can name its hosts in all of its clips.
        let own = pair.1.replacing("D", with: "d\(number).example")
        _ = try await registry.publish(
            Sample.bundle("Own\(number)", team: first, entitlement: [own]),
            stage: .released,
            at: time
        )
    }
}

private func checkSharing(_ registry: Registry) async throws {
    let entries = ["appclips:shared.example", "appclips:own.example", "appclips:*.shared.example"]
    let owner = try Sample.bundle("Owner", team: first, entitlement: [entries[0], entries[2]])
    _ = try await registry.publish(owner, stage: .released, at: time)
    let guest = try Sample.bundle("Guest", team: second, entitlement: entries)
    let conflicts = zip([guest.hostPatterns[0], guest.hostPatterns[2]], owner.hostPatterns)
        .map { named, owned in
            HostConflict(
                named: named,
                registration: HostRegistration(hosts: owned, team: first)
            )
        }
    try await expect(.hostsOfOtherTeams(conflicts), from: registry) {
        _ = try await $0.publish(guest, stage: .released, at: time)
    }
    let onlyHost = HostPermissions(shared: [guest.hostPatterns[0]])
    try await expect(.hostsOfOtherTeams([conflicts[1]]), from: registry) {
        _ = try await $0.publish(guest, stage: .released, at: time, hosts: onlyHost)
    }
    let both = HostPermissions(shared: [guest.hostPatterns[0], guest.hostPatterns[2]])
    _ = try await registry.publish(guest, stage: .released, at: time, hosts: both)
    // Hosts that were shared once stay shared, for both teams.
    _ = try await registry.publish(guest, stage: .released, at: time)
    _ = try await registry.publish(owner, stage: .released, at: time)
    let clips = try await registry.clips(naming: HostName("shared.example"))
    try expect(clips == [owner.clip, guest.clip], "a shared host has the clips of both")
}

private func checkServing(_ registry: Registry) async throws {
    let names = ["served.example", "fetched.example", "gone.example"]
    let hosts = try names.map { try HostName($0) }
    let external = [
        Domain(host: hosts[1], file: .fetched([0x7B, 0x7D]), time: time),
        Domain(host: hosts[2], file: .unavailable(.timeout), time: time),
    ]
    for domain in external { try await registry.setDomain(domain) }
    let later = Timestamp(secondsSince1970: time.secondsSince1970 + 1)
    let bundle = try Sample.bundle("Serving", entitlement: names.map { "appclips:" + $0 })
    _ = try await registry.publish(bundle, stage: .released, at: later)
    let served = Domain(host: hosts[0], file: .hosted, time: later)
    try expect(try await registry.domain(hosts[0]) == served, "a new host is served here")
    for domain in external {
        let kept = try await registry.domain(domain.host)
        try expect(kept == domain, "an external domain stays external")
    }
    _ = try await registry.publish(
        bundle,
        stage: .released,
        at: later,
        hosts: HostPermissions(served: [hosts[1]])
    )
    let taken = Domain(host: hosts[1], file: .hosted, time: later)
    try expect(try await registry.domain(hosts[1]) == taken, "the operator has it served here")
    try expect(try await registry.domain(hosts[2]) == external[1], "and no other one")
    let wildcard = try Sample.bundle("Wildcard", entitlement: ["appclips:*.wildcard.example"])
    _ = try await registry.publish(wildcard, stage: .released, at: later)
    let domain = try await registry.domain(HostName("wildcard.example"))
    try expect(domain == nil, "a wildcard names no host that could be served")
}

private func checkTeamsAtOnce(_ registry: Registry) async throws {
    let host = try HostName("at-once.example")
    let winners = await withTaskGroup(of: AppIdentifier?.self) { group in
        for number in 0..<12 {
            group.addTask {
                let bundle = try? Sample.bundle(
                    "AtOnce",
                    team: "TEAM\(100_000 + number)",
                    entitlement: ["appclips:\(host.text)"]
                )
                guard let bundle,
                    (try? await registry.publish(bundle, stage: .released, at: time)) != nil
                else { return nil }
                return bundle.clip
            }
        }
        return await group.reduce(into: [AppIdentifier]()) { winners, clip in
            if let clip { winners.append(clip) }
        }
    }
    try expect(winners.count == 1, "of several teams at once, one gets a host")
    let clips = try await registry.clips(naming: host)
    try expect(clips == winners, "and the others have written nothing")
}
