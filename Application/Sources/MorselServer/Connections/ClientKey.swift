// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What a client is counted by.
///
/// A home or a machine has a whole IPv6 network of 64 bits, and with it 2⁶⁴ addresses; so a client
/// of version 6 is its network. An address of version 4 within one of version 6 is that address.
struct ClientKey: Sendable, Hashable {
    /// The address, or the network.
    let text: String

    /// The key of an address as a connection states it.
    init(address: String) {
        // A zone, as in `fe80::1%eth0`, is not part of the address.
        let bare = String(address.prefix { $0 != "%" })
        var bytes = [UInt8](repeating: 0, count: 16)
        // The string lives for the length of the call, and an address takes 16 bytes.
        guard unsafe inet_pton(AF_INET6, bare, &bytes) == 1 else {
            text = bare
            return
        }
        let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
        text =
            isMapped
            ? bytes[12...].map { String($0) }.joined(separator: ".")
            : bytes[..<8].map { String($0, radix: 16) }.joined(separator: ":") + "/64"
    }
}
