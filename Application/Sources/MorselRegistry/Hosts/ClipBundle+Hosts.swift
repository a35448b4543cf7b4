// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation

extension ClipBundle {
    /// The hosts and wildcards that the entitlement names for App Clips, without duplicates, in its
    /// order.
    public var hostPatterns: [HostPattern] {
        var seen: Set<HostPattern> = []
        return entitlement.filter { $0.service == .appClips }.map { HostPattern($0) }
            .filter { seen.insert($0).inserted }
    }

    /// The hosts that the entitlement names without wildcards, without duplicates, in its order.
    public var hosts: [HostName] { hostPatterns.filter { !$0.isWildcard }.map(\.host) }
}

extension Registry {
    /// Adds a build without checking the rules of the store, like
    /// ``WriteTransaction/publish(_:stage:at:hosts:)``.
    public func publish(
        _ bundle: ClipBundle,
        stage: Build.Stage,
        at time: Timestamp,
        hosts: HostPermissions = HostPermissions()
    ) async throws -> PublishedBuild {
        try await write(by: .command, at: time) { store in
            try store.publish(bundle, stage: stage, at: time, hosts: hosts).published
        }
    }
}
