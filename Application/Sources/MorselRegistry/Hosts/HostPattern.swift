// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import AppSiteAssociation

/// The hosts that an entry of an entitlement names: a single host, or all below a domain with `*.`.
public struct HostPattern: Sendable, Hashable {
    /// The host, without the `*.` in front of it.
    public let host: HostName

    /// Whether it stands for all hosts below the domain.
    public let isWildcard: Bool

    /// Creates the hosts of an entry, whose mode makes no difference.
    public init(_ entry: AssociatedDomain) {
        host = entry.host
        isWildcard = entry.isWildcard
    }

    /// Parses a host, or a domain after `*.`.
    ///
    /// - Parameter text: The text.
    /// - Throws: The error of the host.
    public init(_ text: String) throws(HostName.ParsingError) {
        isWildcard = text.hasPrefix("*.")
        host = try HostName(isWildcard ? String(text.dropFirst(2)) : text)
    }

    /// The host, with `*.` in front of it if it stands for all hosts below.
    public var text: String { (isWildcard ? "*." : "") + host.text }

    /// Whether it contains all hosts of another pattern.
    public func covers(_ other: HostPattern) -> Bool {
        self == other || isWildcard && other.host.isBelow(host)
    }

    /// Whether the hosts overlap, so that they cannot belong to different teams.
    ///
    /// They overlap if they have a host in common. A domain itself and all hosts below it overlap, too:
    /// a wildcard takes the whole domain. A single host of a domain can belong to another team than the
    /// domain itself does.
    public func overlaps(_ other: HostPattern) -> Bool {
        covers(other) || other.covers(self)
            || (isWildcard || other.isWildcard) && host == other.host
    }
}

extension HostName {
    fileprivate func isBelow(_ domain: HostName) -> Bool { text.hasSuffix("." + domain.text) }
}
