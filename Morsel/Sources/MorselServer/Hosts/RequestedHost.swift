/// The host that a request is for, read from its authority.
///
/// On one's own machine `http://fruta.example.localhost:8080` stands for `https://fruta.example`:
/// browsers take every name under `localhost` for this machine, and for secure.
struct RequestedHost: Sendable, Hashable {
    /// The host in small letters, without port, without a `.localhost` at its end.
    let name: String

    /// What was left out at the end, with its port: the way to write links to other hosts.
    let isLocal: Bool

    /// Reads an authority, such as `fruta.example.localhost:8080`.
    init(authority: String) {
        var name = authority.lowercased()
        if name.first == "[" {
            // An IPv6 address; the colon of a port stands behind its bracket.
            name = String(name.prefix { $0 != "]" }) + "]"
        } else if let colon = name.lastIndex(of: ":") {
            name = String(name[..<colon])
        }
        if name.last == "." { name.removeLast() }
        let suffix = ".localhost"
        isLocal = name.hasSuffix(suffix) || Self.own.contains(name)
        if name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        self.name = name
    }

    /// The names of the server itself.
    private static let own: Set<String> = ["localhost", "127.0.0.1", "[::1]", ""]

    /// Whether the server itself is meant, and no registered host.
    var isServer: Bool {
        Self.own.contains(name)
            || name.hasPrefix("127.") && name.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39) ~= $0 }
    }
}
