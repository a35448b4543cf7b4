// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// The reason the store did not accept an experience.
public struct RegistrationError: Error, Sendable, Hashable {
    /// All findings of the store, errors and advice.
    public let findings: [ExperienceFinding]
}

extension ReadTransaction {
    /// Returns all findings of the store about an experience before it is published.
    ///
    /// - Parameters:
    ///   - experience: The experience; its number is that of the stored one that it replaces, or one
    ///     that was never assigned.
    ///   - associations: The associations that were already read.
    /// - Returns: The errors and the advice; empty if there are none.
    /// - Throws: ``RegistryError/unknownClip(_:)``, or what the registry throws.
    public func findings(
        about experience: AdvancedExperience,
        _ associations: inout ExperienceAssociations
    ) throws -> [ExperienceFinding] {
        let host = experience.url.url.host
        let status = try associations.status(of: experience.clip, on: host, in: self)
        let isInEntitlement = status != .failed(.hostNotInEntitlement)
        let owner = try publishedExperience(with: experience.url)
        return experience.findings
            + experience.url.findings(
                owner: owner == experience.id ? nil : owner,
                entitlement: isInEntitlement ? [host] : [],
                isApproved: status == .verified
            )
    }
}

extension WriteTransaction {
    /// Registers an experience, if the rules of the store permit it.
    ///
    /// Drafts are stored without a check. An experience that is published has a complete card (rules
    /// C-03 to C-06), a URL that no other one has (C-15), and a host that belongs to the clip
    /// (B-16).
    ///
    /// - Parameters:
    ///   - experience: The experience.
    ///   - upload: The id of the ``ImageUpload`` of its image.
    ///   - associations: The associations that were already read.
    /// - Returns: Its number, and the store's advice.
    /// - Throws: ``RegistrationError`` if the store refuses it; otherwise as ``insert(_:upload:)``.
    public func register(
        _ experience: NewExperience,
        upload: String? = nil,
        _ associations: inout ExperienceAssociations
    ) throws -> (id: AdvancedExperience.ID, advice: [ExperienceFinding]) {
        let unknown = AdvancedExperience.ID(rawValue: .max - 1)
        let advice = try advice(about: experience.withID(unknown), &associations)
        return (try insert(experience, upload: upload), advice)
    }

    /// Replaces the content of an experience, if the rules of the store permit it.
    ///
    /// - Returns: The store's advice.
    /// - Throws: ``RegistrationError`` if the store refuses it; otherwise as ``update(_:upload:)``.
    public func revise(
        _ experience: AdvancedExperience,
        upload: String? = nil,
        _ associations: inout ExperienceAssociations
    ) throws -> [ExperienceFinding] {
        let advice = try advice(about: experience, &associations)
        try update(experience, upload: upload)
        return advice
    }

    private func advice(
        about experience: AdvancedExperience,
        _ associations: inout ExperienceAssociations
    ) throws -> [ExperienceFinding] {
        guard experience.state == .published else { return [] }
        let findings = try findings(about: experience, &associations)
        guard findings.allSatisfy({ $0.severity == .advice }) else {
            throw RegistrationError(findings: findings)
        }
        return findings
    }
}

extension Registry {
    /// Registers an experience, if the rules of the store permit it.
    ///
    /// - Returns: Its number, and the store's advice.
    /// - Throws: As ``WriteTransaction/register(_:upload:_:)``.
    public func register(
        _ experience: NewExperience,
        by author: Author,
        at time: Timestamp
    ) async throws -> (id: AdvancedExperience.ID, advice: [ExperienceFinding]) {
        try await write(by: author, at: time) { store in
            var associations = ExperienceAssociations()
            return try store.register(experience, &associations)
        }
    }
}
