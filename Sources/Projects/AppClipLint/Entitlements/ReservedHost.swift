// SPDX-License-Identifier: Apache-2.0

/// Hosts that nobody can own: reserved for documentation and tests (RFC 2606, RFC 6761), or left over from a template.
public enum ReservedHost {
    /// Returns whether a host, in lowercase, cannot have a website of a clip.
    public static func isReserved(_ host: String) -> Bool {
        let labels = host.split(separator: ".")
        guard let last = labels.last else { return false }
        if ["example", "test", "invalid", "localhost", "local"].contains(last) { return true }
        guard labels.count > 1 else { return false }
        let second = labels[labels.count - 2]
        if second == "example", ["com", "net", "org"].contains(last) { return true }
        return last == "com"
            && ["yourdomain", "mydomain", "yourwebsite", "yoursite"].contains(second)
    }
}
