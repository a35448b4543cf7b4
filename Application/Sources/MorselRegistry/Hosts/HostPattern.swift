// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import AppSiteAssociation

/// The hosts that an entry of an entitlement names: one, or with `*.` all below a domain.
public struct HostPattern: Sendable, Hashable {
    /// The host, without the `*.` in front of it.
    public let host: HostName

    /// Whether all hosts below are meant.
    public let isWildcard: Bool

    /// The hosts of an entry, whose mode makes no difference.
    public init(_ entry: AssociatedDomain) {
        host = entry.host
        isWildcard = entry.isWildcard
    }

    /// Reads a host, or a domain after `*.`.
    ///
    /// - Parameter text: The text.
    /// - Throws: The fault of the host.
    public init(_ text: String) throws(HostName.ParsingError) {
        isWildcard = text.hasPrefix("*.")
        host = try HostName(isWildcard ? String(text.dropFirst(2)) : text)
    }

    /// The host, with `*.` in front of it where all hosts below are meant.
    public var text: String { (isWildcard ? "*." : "") + host.text }

    /// Whether all hosts of the other one are among the hosts of this one.
    public func covers(_ other: HostPattern) -> Bool {
        self == other || isWildcard && other.host.isBelow(host)
    }

    /// Whether both can belong to different teams.
    ///
    /// They cannot if they have a host in common. A domain itself and all hosts below it go together,
    /// too: a wildcard takes the whole domain. One host of a domain can belong to another team than the
    /// domain itself does.
    public func overlaps(_ other: HostPattern) -> Bool {
        covers(other) || other.covers(self)
            || (isWildcard || other.isWildcard) && host == other.host
    }
}

extension HostName {
    fileprivate func isBelow(_ domain: HostName) -> Bool { text.hasSuffix("." + domain.text) }
}
