// SPDX-License-Identifier: Apache-2.0

/// The proxies in front of the server whose word about their clients is taken.
///
/// A proxy appends the address that it was asked from to `X-Forwarded-For`. What stands before the
/// entries of trusted proxies anybody can have written.
public struct TrustedProxies: Sendable, Hashable {
    private let ranges: [AddressRange]

    /// No proxy: the client is who has connected.
    public static let none = TrustedProxies(ranges: [])

    /// Those on this machine.
    public static let thisMachine = TrustedProxies(
        ranges: ["127.0.0.0/8", "::1"].compactMap(AddressRange.init)
    )

    private init(ranges: [AddressRange]) { self.ranges = ranges }

    /// Proxies by their addresses and networks, such as `192.0.2.7` or `10.0.0.0/8`; `nil` where a text is
    /// neither.
    public init?(_ texts: [String]) {
        let ranges = texts.compactMap(AddressRange.init)
        guard ranges.count == texts.count else { return nil }
        self.ranges = ranges
    }

    /// The most entries that are looked at, from the last one on.
    private static let mostEntries = 16

    /// The address of the client that a request is from.
    ///
    /// - Parameters:
    ///   - peer: The address that has connected.
    ///   - forwarded: The values of the field `X-Forwarded-For`, in their order.
    /// - Returns: The last address on the way that is not one of a trusted proxy; the farthest trusted one where
    ///   nothing that is an address stands before it.
    func client(of peer: String, forwarded: [String]) -> String {
        guard !ranges.isEmpty, contains(peer) else { return peer }
        var client = peer
        let entries = forwarded.suffix(Self.mostEntries).joined(separator: ",")
            .split(separator: ",").suffix(Self.mostEntries)
        for entry in entries.reversed() {
            guard let address = Self.address(in: entry) else { break }
            client = address
            guard contains(address) else { break }
        }
        return client
    }

    private func contains(_ address: String) -> Bool { ranges.contains { $0.contains(address) } }

    /// The address of an entry, without a port; `nil` where there is none.
    private static func address(in entry: Substring) -> String? {
        var text = entry.filter { $0 != " " && $0 != "\t" && $0 != "\"" }
        if text.first == "[" {
            text = String(text.dropFirst().prefix { $0 != "]" })
        } else if text.count(where: { $0 == ":" }) == 1 {
            text = String(text.prefix { $0 != ":" })
        }
        return text.utf8.count <= 64 && AddressRange.bytes(of: text) != nil ? text : nil
    }
}
