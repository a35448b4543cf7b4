// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The host of a request, parsed from its authority.
///
/// On the developer's machine `http://fruta.example.localhost:8080` stands for
/// `https://fruta.example`: browsers resolve every name under `localhost` to this machine, and treat
/// it as secure.
struct RequestedHost: Sendable, Hashable {
    /// The host in lowercase, without port and without `.localhost` at its end.
    let name: String

    /// A Boolean value that indicates whether the name was under `.localhost`, and so used by a
    /// developer on this machine.
    let isLocal: Bool

    /// A Boolean value that indicates whether this is a name of the server itself, and not a registered host.
    var isServer: Bool {
        Self.serverNames.contains(name) || name.hasPrefix("127.") && isNumeric
    }

    /// A Boolean value that indicates whether this is an IP address, and so one under which the server is reached.
    var isAddress: Bool { name.first == "[" || isNumeric }

    private var isNumeric: Bool {
        name.allSatisfy { $0 == "." || $0.isASCII && $0.isWholeNumber }
    }

    /// Parses an authority, such as `fruta.example.localhost:8080`.
    init(authority: String) {
        let bytes = Array(authority.lowercased().utf8)
        let parts = URLParts.Authority(bytes.span, bytes.indices)
        // A request does not name a user; an authority with one does not belong to any known host.
        let host = parts.userInformation == nil ? parts.host : parts.range
        var name = String(decoding: bytes[host], as: UTF8.self)
        if name.last == "." { name.removeLast() }
        let suffix = ".localhost"
        isLocal = name.hasSuffix(suffix)
        if isLocal { name.removeLast(suffix.count) }
        self.name = name
    }

    private static let serverNames: Set<String> = ["localhost", "127.0.0.1", "[::1]", ""]
}
