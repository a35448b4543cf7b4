// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation

/// Why the store did not accept an experience.
public struct RegistrationError: Error, Sendable, Hashable {
    /// Everything that the store says, errors and advice.
    public let findings: [ExperienceFinding]
}

extension StoreReading {
    /// All that the store says about an experience before it is published.
    ///
    /// - Parameters:
    ///   - experience: The experience; its number is that of the stored one that it replaces, or any
    ///     number that was never given.
    ///   - associations: The associations that were read before.
    /// - Returns: Errors and advice; nothing where all is well.
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

extension StoreWriting {
    /// Registers an experience, if the rules of the store let it pass.
    ///
    /// Drafts are only written down. An experience that is published has a complete card (rules C-03
    /// to C-06), a URL that no other one has (C-15), and a host that belongs to the clip (B-16).
    ///
    /// - Parameters:
    ///   - experience: The experience.
    ///   - upload: The id of the ``ImageUpload`` that its image came with.
    ///   - associations: The associations that were read before.
    /// - Returns: Its number, and the store's advice.
    /// - Throws: ``RegistrationError`` if the store refuses it; otherwise as ``insert(_:upload:)``.
    public func register(
        _ experience: NewExperience,
        upload: String? = nil,
        _ associations: inout ExperienceAssociations
    ) throws -> (id: AdvancedExperience.ID, advice: [ExperienceFinding]) {
        let unknown = AdvancedExperience.ID(rawValue: .max - 1)
        let advice = try advice(about: experience.numbered(unknown), &associations)
        return (try insert(experience, upload: upload), advice)
    }

    /// Gives an experience another content, if the rules of the store let it pass.
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
    /// Registers an experience, if the rules of the store let it pass.
    ///
    /// - Returns: Its number, and the store's advice.
    /// - Throws: As ``StoreWriting/register(_:upload:_:)``.
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
