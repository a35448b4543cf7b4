// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import AssociationVerification

/// A type that resolves host names.
public protocol NameResolver: Sendable {
    /// Returns the addresses of a host, the preferred one first.
    ///
    /// - Parameter host: The host name.
    /// - Returns: The addresses; an empty array counts as a name that does not resolve.
    /// - Throws: ``ExchangeError/notResolved(isTemporary:)``, or a timeout.
    func addresses(of host: HostName) async throws(ExchangeError) -> [NetworkAddress]

    /// A resolver for visitors' requests: names that visitors choose do not delay other lookups.
    var forVisitors: any NameResolver { get }
}

extension NameResolver {
    /// The resolver itself, if its requests do not wait for each other.
    public var forVisitors: any NameResolver { self }
}
