// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The address under which a server is reached from elsewhere, such as through a reverse proxy with TLS.
public struct PublicAddress: Sendable, Hashable {
    /// The address without a slash at its end, such as `https://store.example`.
    public let text: String

    /// The host in lowercase, without a port.
    let host: String

    /// Parses an address: a scheme and a host, with an optional port; `nil` for any other text.
    public init?(_ text: String) {
        let schemes = ["https://", "http://"]
        guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else {
            return nil
        }
        var authority = text.dropFirst(scheme.count)
        if authority.last == "/" { authority.removeLast() }
        let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let name = try? HostName(String(parts[0])),
            parts.count == 1 || UInt16(parts[1]).map({ "\($0)" == parts[1] && $0 > 0 }) ?? false
        else { return nil }
        host = name.text
        self.text = scheme + authority.lowercased()
    }
}
