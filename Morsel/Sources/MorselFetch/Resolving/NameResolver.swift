public import AppClipTypes
public import AssociationVerification

/// Finds the addresses of a host.
public protocol NameResolver: Sendable {
    /// The addresses of a host, the best one first.
    ///
    /// - Parameter host: The host.
    /// - Returns: The addresses; nothing counts as a name that means no address.
    /// - Throws: ``ExchangeFault/notResolved(isTemporary:)``, or a timeout.
    func addresses(of host: HostName) async throws(ExchangeFault) -> [NetworkAddress]
}
