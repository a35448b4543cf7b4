// SPDX-License-Identifier: Apache-2.0

/// An IP address.
public enum NetworkAddress: Sendable, Hashable {
    /// An IPv4 address: four bytes, the first one in the highest bits.
    case v4(UInt32)
    /// An IPv6 address: sixteen bytes, the first one in the highest bits of `high`.
    case v6(high: UInt64, low: UInt64)

    /// Creates an IPv4 address.
    public init(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) {
        self = .v4(UInt32(a) << 24 | UInt32(b) << 16 | UInt32(c) << 8 | UInt32(d))
    }

    /// Creates an IPv6 address.
    ///
    /// - Parameter groups: The groups from the first one on; missing groups are 0, groups after the
    ///   eighth are ignored.
    public init(groups: [UInt16]) {
        var high: UInt64 = 0
        var low: UInt64 = 0
        for index in 0..<8 {
            let group = index < groups.count ? UInt64(groups[index]) : 0
            if index < 4 { high = high << 16 | group } else { low = low << 16 | group }
        }
        self = .v6(high: high, low: low)
    }
}

extension NetworkAddress: CustomStringConvertible {
    /// The address as it is written in a URL, without brackets and without `::`.
    public var description: String {
        switch self {
        case .v4(let bits):
            return [24, 16, 8, 0].map { String(bits >> UInt32($0) & 0xFF) }.joined(separator: ".")
        case .v6(let high, let low):
            return [high, low].flatMap { half in
                [48, 32, 16, 0].map { String(half >> UInt64($0) & 0xFFFF, radix: 16) }
            }
            .joined(separator: ":")
        }
    }
}
