// SPDX-License-Identifier: Apache-2.0

/// The key under which a client is counted.
///
/// A home or a machine usually has a whole IPv6 network of 64 bits, and with it 2⁶⁴ addresses; so the key of an
/// IPv6 client is its network. An IPv4-mapped IPv6 address has the key of the IPv4 address.
struct ClientKey: Sendable, Hashable {
    /// The IPv4 address, or the IPv6 network.
    let text: String

    /// Creates the key of a sender; all loopback addresses are one client.
    init(sender address: String) { self.init(address: address == "::1" ? "127.0.0.1" : address) }

    /// Creates the key of an address, as a connection or a proxy writes it.
    init(address: String) {
        guard let bytes = AddressRange.bytes(of: address) else {
            text = String(address.prefix { $0 != "%" })
            return
        }
        let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
        if isMapped {
            text = bytes[12...].map { String($0) }.joined(separator: ".")
        } else {
            text = bytes[..<8].map { String($0, radix: 16) }.joined(separator: ":") + "/64"
        }
    }
}
