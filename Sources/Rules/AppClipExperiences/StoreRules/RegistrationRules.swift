// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

// The store's requirements for registering a URL.

extension RegisteredURL {
    /// Returns the store's findings about registering the URL for a clip.
    ///
    /// - Parameters:
    ///   - owner: The published experience of any clip that already has this URL: the first one
    ///     keeps it (rule C-15, question O-13).
    ///   - entitlement: The hosts that the entitlement of the clip's build names.
    ///   - isApproved: Whether the host's association file names the clip.
    /// - Returns: The findings; none if the URL can be registered.
    public func findings(
        owner: AdvancedExperience.ID?,
        entitlement: [HostName],
        isApproved: Bool
    ) -> [ExperienceFinding] {
        var findings: [ExperienceFinding] = []
        if let owner { findings.append(ExperienceFinding(code: .urlTaken(by: owner), field: .url)) }
        if !entitlement.contains(url.host) {
            findings.append(ExperienceFinding(code: .hostNotInEntitlement, field: .url))
        } else if !isApproved {
            findings.append(ExperienceFinding(code: .hostNotAssociated, field: .url))
        }
        return findings
    }
}
