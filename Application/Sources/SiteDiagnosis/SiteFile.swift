// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import MorselFetch
import MorselRegistry

/// The association file of a host, and its source.
struct SiteFile {
    let file: AssociationStatus.File

    /// The answers of the site; `nil` if the registry serves the host.
    let check: FileCheck?

    /// The file that devices get; `nil` if nothing is stored.
    let cache: DomainView?

    /// Whether the registry serves the host.
    let isHosted: Bool

    /// Whether the registry knows the host.
    var isKnown: Bool { isHosted || cache != nil }

    /// The clips that the file names without the team's prefix.
    var clipsWithoutPrefix: [BundleIdentifier] {
        if case .read(let site) = file { site.clipsWithoutPrefix } else { [] }
    }

    /// The clips that the file names.
    var clips: [AppIdentifier] {
        if case .read(let site) = file { site.clips } else { [] }
    }
}

extension Diagnoser {
    /// Returns the file of a host, from the registry or from the site.
    ///
    /// - Parameters:
    ///   - host: The host.
    ///   - others: Further user agents that request the file, for comparison.
    /// - Returns: The file.
    /// - Throws: What the registry throws.
    func siteFile(
        of host: HostName,
        comparing others: [UserAgent] = [.device, .visitor]
    ) async throws -> SiteFile {
        let domain = try await registry.domain(host)
        if domain?.file == .hosted {
            let file = try await registry.read { try $0.associationFile(of: host) }
            return SiteFile(file: file, check: nil, cache: nil, isHosted: true)
        }
        let check = await checker.check(host, comparing: others)
        return SiteFile(
            file: check.file,
            check: check,
            cache: domain?.cached?.view,
            isHosted: false
        )
    }
}
