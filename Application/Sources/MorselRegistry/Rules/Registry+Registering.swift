// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// The store refuses an experience.
public struct RegistrationError: Error, Sendable, Hashable {
    /// All that the store says about it, errors and advice.
    public let findings: [ExperienceFinding]
}

extension Registry {
    /// Registers an experience, if the rules of the store let it pass.
    ///
    /// Drafts are only written down. An experience that is published has a complete card (rules C-03
    /// to C-06), a URL that no other one has (C-15), and a host that belongs to the clip (B-16).
    ///
    /// - Parameter experience: The experience.
    /// - Returns: Its number, and the store's advice.
    /// - Throws: ``RegistrationError`` if the store refuses it; otherwise as ``insert(_:)``.
    public func register(
        _ experience: NewExperience
    ) async throws -> (id: AdvancedExperience.ID, advice: [ExperienceFinding]) {
        guard experience.state == .published else { return (try await insert(experience), []) }
        let findings = try await findings(about: experience)
        guard findings.allSatisfy({ $0.severity == .advice }) else {
            throw RegistrationError(findings: findings)
        }
        return (try await insert(experience), findings)
    }

    /// All that the store says about an experience before it is published.
    ///
    /// - Parameter experience: The experience.
    /// - Returns: Errors and advice; nothing where all is well.
    /// - Throws: ``RegistryError/unknownClip(_:)``, or what the registry throws.
    public func findings(about experience: NewExperience) async throws -> [ExperienceFinding] {
        guard let build = try await latestBuild(of: experience.clip) else {
            throw RegistryError.unknownClip(experience.clip)
        }
        let host = experience.url.url.host
        let status = try await association(of: build, on: host)
        let isInEntitlement = status != .failed(.hostNotInEntitlement)
        return experience.numbered(AdvancedExperience.ID(rawValue: 0)).findings
            + experience.url.findings(
                owner: try await publishedExperience(with: experience.url),
                entitlement: isInEntitlement ? [host] : [],
                isApproved: status == .verified
            )
    }
}
