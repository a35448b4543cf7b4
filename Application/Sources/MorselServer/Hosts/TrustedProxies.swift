// SPDX-License-Identifier: Apache-2.0

/// The proxies in front of the server whose statements about their clients are trusted.
///
/// A proxy appends the address of its client to `X-Forwarded-For`. Anybody can have written the
/// entries before those of trusted proxies.
public struct TrustedProxies: Sendable, Hashable {
    private let ranges: [AddressRange]

    /// No proxies: the client is the sender of the connection.
    public static let none = TrustedProxies(ranges: [])

    /// The proxies on this machine.
    public static let thisMachine = TrustedProxies(
        ranges: ["127.0.0.0/8", "::1"].compactMap(AddressRange.init)
    )

    private init(ranges: [AddressRange]) { self.ranges = ranges }

    /// Creates a list of proxies from their addresses and networks, such as `192.0.2.7` or
    /// `10.0.0.0/8`; `nil` if a text is neither.
    public init?(_ texts: [String]) {
        let ranges = texts.compactMap(AddressRange.init)
        guard ranges.count == texts.count else { return nil }
        self.ranges = ranges
    }

    /// The maximum number of entries that are read, starting with the last one.
    private static let mostEntries = 16

    /// Returns the address of the client that sent a request.
    ///
    /// - Parameters:
    ///   - peer: The address of the connection.
    ///   - forwarded: The values of the field `X-Forwarded-For`, in order.
    /// - Returns: The last address on the way that is not one of a trusted proxy; the farthest
    ///   trusted one if there is no valid address before it.
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

    /// Returns the address of an entry, without a port; `nil` if there is none.
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
