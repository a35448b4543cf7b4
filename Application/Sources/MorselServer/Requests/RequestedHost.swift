// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

/// The host of a request, read from its authority.
///
/// On the developer's machine `http://fruta.example.localhost:8080` stands for
/// `https://fruta.example`: browsers resolve every name under `localhost` to this machine, and treat
/// it as secure.
struct RequestedHost: Sendable, Hashable {
    /// The host in lowercase, without port and without `.localhost` at its end.
    let name: String

    /// Whether it was requested under `.localhost`, so by a developer on this machine.
    let isLocal: Bool

    /// Whether this is the server's own name, and no registered host.
    var isServer: Bool {
        Self.serverNames.contains(name) || name.hasPrefix("127.") && isNumeric
    }

    /// Whether it is an address and no name, so one under which the server is reached.
    var isAddress: Bool { name.first == "[" || isNumeric }

    private var isNumeric: Bool {
        name.allSatisfy { $0 == "." || $0.isASCII && $0.isWholeNumber }
    }

    /// Reads an authority, such as `fruta.example.localhost:8080`.
    init(authority: String) {
        let bytes = Array(authority.lowercased().utf8)
        let parts = URLParts.Authority(bytes.span, bytes.indices)
        // A request names no user; what looks like one belongs to no known host.
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
