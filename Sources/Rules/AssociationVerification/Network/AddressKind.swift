// SPDX-License-Identifier: Apache-2.0

/// The purpose of an address, by the registries of special-purpose addresses (RFC 6890 and later).
public enum AddressKind: String, Sendable, Hashable, CaseIterable {
    /// A globally reachable address.
    case global
    /// Unspecified: `0.0.0.0/8`, `::`.
    case unspecified
    /// Loopback: `127.0.0.0/8`, `::1`.
    case loopback
    /// A private network: `10/8`, `172.16/12`, `192.168/16`.
    case privateNetwork = "private"
    /// Shared by a carrier and its customers: `100.64/10`.
    case carrier
    /// Link-local: `169.254/16`, `fe80::/10`. Cloud machines have their metadata here.
    case linkLocal = "link-local"
    /// A private network: `fc00::/7`, and the deprecated `fec0::/10`.
    case uniqueLocal = "unique-local"
    /// Multicast: `224/4`, `ff00::/8`.
    case multicast
    /// Broadcast: `255.255.255.255`.
    case broadcast
    /// For documentation, benchmarks and protocols, or reserved.
    case reserved
    /// An IPv4 address in IPv6: `::ffff:0:0/96`, `::/96`.
    case mapped
    /// An IPv4 address through a translator: `64:ff9b::/96`, `64:ff9b:1::/48`.
    case translated
    /// An IPv4 address in a tunnel: `2002::/16`, `2001::/32`.
    case tunnelled
}

extension NetworkAddress {
    /// The purpose of the address.
    public var kind: AddressKind {
        switch self {
        case .v4(let bits): Self.kind(ofVersion4: bits)
        case .v6(let high, let low): Self.kind(high, low)
        }
    }

    private struct Block {
        let start: UInt32
        let length: UInt32
        let kind: AddressKind

        init(_ start: NetworkAddress, _ length: UInt32, _ kind: AddressKind) {
            guard case .v4(let bits) = start else { preconditionFailure("a block of version 4") }
            self.start = bits
            self.length = length
            self.kind = kind
        }

        func holds(_ bits: UInt32) -> Bool { (bits ^ start) >> (32 - length) == 0 }
    }

    // If one block contains another, the longer prefix comes first.
    private static let blocks = [
        Block(NetworkAddress(0, 0, 0, 0), 8, .unspecified),
        Block(NetworkAddress(10, 0, 0, 0), 8, .privateNetwork),
        Block(NetworkAddress(100, 64, 0, 0), 10, .carrier),
        Block(NetworkAddress(127, 0, 0, 0), 8, .loopback),
        Block(NetworkAddress(169, 254, 0, 0), 16, .linkLocal),
        Block(NetworkAddress(172, 16, 0, 0), 12, .privateNetwork),
        Block(NetworkAddress(192, 0, 0, 0), 24, .reserved),
        Block(NetworkAddress(192, 0, 2, 0), 24, .reserved),
        Block(NetworkAddress(192, 88, 99, 0), 24, .reserved),
        Block(NetworkAddress(192, 168, 0, 0), 16, .privateNetwork),
        Block(NetworkAddress(198, 18, 0, 0), 15, .reserved),
        Block(NetworkAddress(198, 51, 100, 0), 24, .reserved),
        Block(NetworkAddress(203, 0, 113, 0), 24, .reserved),
        Block(NetworkAddress(224, 0, 0, 0), 4, .multicast),
        Block(NetworkAddress(255, 255, 255, 255), 32, .broadcast),
        Block(NetworkAddress(240, 0, 0, 0), 4, .reserved),
    ]

    private static func kind(ofVersion4 bits: UInt32) -> AddressKind {
        blocks.first { $0.holds(bits) }?.kind ?? .global
    }

    private static func kind(_ high: UInt64, _ low: UInt64) -> AddressKind {
        if high == 0, low == 0 { return .unspecified }
        if high == 0, low == 1 { return .loopback }
        if high == 0, low >> 32 == 0xFFFF || low >> 32 == 0 { return .mapped }
        // Stateless translation of RFC 2765 writes an IPv4 address in this way.
        if high == 0, low >> 32 == 0xFFFF_0000 { return .translated }
        if high == 0x0064_FF9B_0000_0000, low >> 32 == 0 { return .translated }
        if high >> 16 == 0x0064_FF9B_0001 { return .translated }
        if high >> 56 == 0xFF { return .multicast }
        if high >> 54 == 0x3FA { return .linkLocal }
        if high >> 54 == 0x3FB || high >> 57 == 0x7E { return .uniqueLocal }
        if high >> 48 == 0x2002 || high >> 32 == 0x2001_0000 { return .tunnelled }
        // Only 2000::/3 is assigned; within it these blocks are not: protocols, documentation.
        if high >> 61 != 1 || high >> 41 == 0x2001_0000 >> 9 { return .reserved }
        if high >> 32 == 0x2001_0DB8 || high >> 44 == 0x3FFF0 { return .reserved }
        return .global
    }
}
