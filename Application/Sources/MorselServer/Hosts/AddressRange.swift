// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An IPv4 or IPv6 address, or a range of addresses with the same prefix, such as `10.0.0.0/8`.
struct AddressRange: Sendable, Hashable {
    /// The 16 bytes of the address; an IPv4 address is `::ffff:a.b.c.d`.
    private let bytes: [UInt8]

    /// The length of the prefix of ``bytes``, in bits.
    private let bits: Int

    /// Parses an address with an optional prefix length; `nil` if the text is not one.
    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bytes = Self.bytes(of: String(parts[0])) else { return nil }
        let all = parts[0].contains(":") ? 128 : 32
        guard parts.count == 2 else {
            (self.bytes, bits) = (bytes, 128)
            return
        }
        guard let count = Int(parts[1]), "\(count)" == parts[1], (0...all).contains(count) else {
            return nil
        }
        (self.bytes, bits) = (bytes, 128 - all + count)
    }

    /// Returns whether an address is in the range; `false` if the text is not an address.
    func contains(_ address: String) -> Bool {
        guard let other = Self.bytes(of: address) else { return false }
        let whole = bits / 8
        guard bytes[..<whole] == other[..<whole] else { return false }
        guard bits % 8 > 0 else { return true }
        return (bytes[whole] ^ other[whole]) >> UInt8(8 - bits % 8) == 0
    }

    /// Returns the 16 bytes of an address, or `nil` if the text is not one.
    static func bytes(of address: String) -> [UInt8]? {
        // A zone, as in `fe80::1%eth0`, is not part of the address.
        let bare = String(address.prefix { $0 != "%" })
        var bytes = [UInt8](repeating: 0, count: 16)
        // Safe: the string lives for the length of the calls, and the addresses take 16 and 4 bytes.
        if unsafe inet_pton(AF_INET6, bare, &bytes) == 1 { return bytes }
        var short = [UInt8](repeating: 0, count: 4)
        guard unsafe inet_pton(AF_INET, bare, &short) == 1 else { return nil }
        return [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF] + short
    }
}
