// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation

extension RegistrySnapshot {
    /// Gathers everything that a device needs to know about an invocation URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - linkHosts: The hosts that generate default links and demo links.
    ///   - source: The action of the person; Xcode and TestFlight run any clip, whatever the URL.
    ///   - tested: The clip that Xcode or TestFlight runs; `nil` for the clip of the URL, or else
    ///     the only one.
    /// - Returns: The world, for `Decision(about:on:in:)`.
    /// - Throws: ``RegistryError/damaged(_:)`` if data that the decision needs cannot be read.
    public func world(
        for url: InvocationURL,
        linkHosts: Set<HostName>,
        by source: InvocationSource? = nil,
        testing tested: AppIdentifier? = nil
    ) throws(RegistryError) -> World {
        let advanced = try experience(in: published, for: url)
        let deactivated = try experience(in: deactivated, for: url)
        let site = try site(url.host)
        let file = site?.file ?? .unavailable(.cannotReachFile)

        let candidates = CandidateClips(
            for: url,
            advanced: advanced,
            file: file,
            linkHosts: linkHosts
        )
        var wanted = candidates.identifiers
        if let link = candidates.link { wanted += links.clips(namedBy: link) }
        if let tested {
            wanted.append(tested)
        } else if source?.isForTesting == true, clips.count == 1 {
            wanted += clips.keys
        } else if source == .testFlight {
            wanted += clips.filter { (try? $0.value.get())?.testInvocations.contains(url) == true }
                .keys.sorted()
        }

        var records: [ClipRecord] = []
        for identifier in wanted where !records.contains(where: { $0.clip == identifier }) {
            guard let clip = try clip(identifier) else { continue }
            records.append(clip.record)
        }
        return World(
            about: url,
            advanced: advanced,
            deactivated: deactivated,
            clips: records,
            file: file,
            linkHosts: linkHosts,
            unavailableFile: site?.domain.unavailableFile
        )
    }

    private func experience(
        in index: LayeredExperienceIndex,
        for url: InvocationURL
    ) throws(RegistryError) -> AdvancedExperience? {
        guard let match = index.mostSpecificMatch(for: url) else { return nil }
        return try experience(match.experience)
    }
}

extension Domain {
    /// The reason the file could not be fetched; `nil` if it could.
    fileprivate var unavailableFile: DomainStatus? {
        if case .unavailable(let status) = file { status } else { nil }
    }
}
