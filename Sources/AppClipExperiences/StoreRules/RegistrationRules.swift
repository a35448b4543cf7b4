public import AppClipTypes

// What the store asks of a URL before it registers it.

extension RegisteredURL {
    /// What the store says about registering the URL for a clip.
    ///
    /// - Parameters:
    ///   - owner: The published experience that has this URL already, of whatever clip: the first
    ///     keeps it (rule C-15, question O-13).
    ///   - entitlement: The hosts that the entitlement of the clip's build names.
    ///   - isApproved: Whether the host names the clip in its association file.
    /// - Returns: The reasons to refuse it; none where it can be registered.
    public func findings(
        owner: AdvancedExperience.ID?,
        entitlement: [HostName],
        isApproved: Bool
    ) -> [Finding] {
        var findings: [Finding] = []
        if let owner { findings.append(Finding(code: .urlTaken(by: owner), field: .url)) }
        if !entitlement.contains(url.host) {
            findings.append(Finding(code: .hostNotInEntitlement, field: .url))
        } else if !isApproved {
            findings.append(Finding(code: .hostNotAssociated, field: .url))
        }
        return findings
    }
}
