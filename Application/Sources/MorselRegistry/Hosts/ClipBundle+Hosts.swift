// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation

extension ClipBundle {
    /// What the entitlement names for App Clips, each once, in its order.
    public var hostPatterns: [HostPattern] {
        var seen: Set<HostPattern> = []
        return entitlement.filter { $0.service == .appClips }.map { HostPattern($0) }
            .filter { seen.insert($0).inserted }
    }

    /// The hosts that the entitlement names one by one, each once, in its order.
    public var hosts: [HostName] { hostPatterns.filter { !$0.isWildcard }.map(\.host) }
}

extension Registry {
    /// Adds a build, whatever the rules of the store say, as
    /// ``StoreWriting/publish(_:stage:at:hosts:)``.
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
