// SPDX-License-Identifier: Apache-2.0

/// What a client is counted by.
///
/// A home or a machine has a whole IPv6 network of 64 bits, and with it 2⁶⁴ addresses; so a client
/// of version 6 is its network. An address of version 4 within one of version 6 is that address.
struct ClientKey: Sendable, Hashable {
    /// The address, or the network.
    let text: String

    /// The key of whoever sends a request; this machine is one client.
    init(sender address: String) { self.init(address: address == "::1" ? "127.0.0.1" : address) }

    /// The key of an address as a connection or a proxy states it.
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
