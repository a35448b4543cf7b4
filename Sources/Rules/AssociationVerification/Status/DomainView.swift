// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes
public import AppSiteAssociation

/// A row of the status of a build's domains, as the App Store Connect API shows it (rule B-17).
public struct DomainView: Sendable, Hashable {
    /// The domain.
    public let host: HostName

    /// The error, or `nil` if the domain is valid.
    public let error: DomainStatus?

    /// The time at which the domain was checked; `nil` if never.
    public let lastUpdated: Timestamp?

    /// Creates a row.
    public init(host: HostName, error: DomainStatus?, lastUpdated: Timestamp?) {
        self.host = host
        self.error = error
        self.lastUpdated = lastUpdated
    }

    /// Whether the domain is valid.
    public var isValid: Bool { error == nil && lastUpdated != nil }
}
