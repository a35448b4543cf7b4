// SPDX-License-Identifier: Apache-2.0

/// A Content-Security-Policy: what a page may load and do.
///
/// Everything else is forbidden.
struct ContentPolicy: Sendable, Hashable {
    private let directives: [String]

    /// The text of the header, for pages that have the origin of their URL.
    let text: String

    private init(_ directives: [String], formAction: String = "'none'") {
        self.directives = directives
        let all = ["default-src 'none'", "base-uri 'none'", "form-action \(formAction)"]
        text = (all + directives).joined(separator: "; ")
    }

    /// Images and data: nothing at all.
    static let nothing = ContentPolicy(["style-src 'unsafe-inline'", "frame-ancestors 'none'"])

    /// What clips bring along: opened by itself, it has no origin and runs nothing.
    static let upload = ContentPolicy([
        "style-src 'unsafe-inline'", "frame-ancestors 'none'", "sandbox",
    ])

    /// Pages: their own style, script and images, and a frame for the clip.
    static let page = ContentPolicy([
        "style-src 'self'", "script-src 'self'", "img-src 'self' data:", "connect-src 'self'",
        "frame-src 'self'", "frame-ancestors 'none'",
    ])

    /// Pages with a form that this server answers: their own style.
    static let form = ContentPolicy(
        ["style-src 'self'", "img-src data:", "frame-ancestors 'none'"],
        formAction: "'self'"
    )

    /// Pages of the console: their own style, script and images, forms for themselves, and header
    /// images from memory before they are sent; nothing inline.
    static let console = ContentPolicy(
        [
            "style-src 'self'", "script-src 'self'", "img-src 'self' data: blob:",
            "connect-src 'self'", "frame-ancestors 'none'",
        ],
        formAction: "'self'"
    )

    /// The page that scans: as other pages, and a worker that reads.
    static let scanner = ContentPolicy(page.directives + ["worker-src 'self'"])

    /// The worker that reads images: its own script and WebAssembly.
    ///
    /// A worker has the policy that it was sent with, and not that of its page.
    static let reader = ContentPolicy([
        "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "frame-ancestors 'none'",
    ])

    /// The frame that a clip runs in: its own script and style and WebAssembly; it is shown by
    /// pages of this server only, and talks to nobody but them.
    ///
    /// The clip itself runs in a worker, which a frame without an origin can only make from a script
    /// of its own. Such a worker has the policy of its frame; in Firefox what it imports has to be
    /// allowed as a worker too.
    static let clip = ContentPolicy([
        "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self' blob:", "style-src 'self'",
        "img-src 'self' data:", "connect-src 'none'", "frame-ancestors 'self'", sandbox,
    ])

    private static let sandbox = "sandbox allow-scripts"
}

extension ContentPolicy {
    /// The text of the header for a request.
    ///
    /// The origin of a sandboxed page is opaque. By the standard `'self'` is the origin of its URL
    /// (CSP3, 6.7.2.8); in WebKit it matches nothing, so that origin is named too.
    ///
    /// - Parameter authority: The host and port that the request names.
    /// - Returns: The text.
    func text(at authority: String) -> String {
        guard directives.contains(Self.sandbox), let origin = Self.origin(authority) else {
            return text
        }
        return text.replacing("'self'", with: "'self' \(origin)")
    }

    /// The origin as a source of scripts, which stands for HTTPS too: a proxy may add that.
    ///
    /// - Returns: The origin; `nil` if a policy has no notation for it, as for IPv6 addresses, or if
    ///   the authority has characters that mean something in a policy.
    private static func origin(_ authority: String) -> String? {
        let parts = authority.utf8.split(
            separator: UInt8(ascii: ":"),
            omittingEmptySubsequences: false
        )
        guard parts.count <= 2, let host = parts.first, !host.isEmpty,
            host.allSatisfy({ hostBytes.contains($0) }), parts.count == 1 || !parts[1].isEmpty,
            parts.dropFirst().allSatisfy({ $0.allSatisfy { ByteSet.digits.contains($0) } })
        else { return nil }
        return "http://\(authority.lowercased())"
    }

    private static let hostBytes = ByteSet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._"
    )
}
