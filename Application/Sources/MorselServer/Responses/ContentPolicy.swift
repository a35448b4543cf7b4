// SPDX-License-Identifier: Apache-2.0

import WebFiles

/// A Content-Security-Policy: the sources that a page may load, and the actions that it may perform.
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

    /// The policy of images and data, which load and do nothing.
    static let nothing = ContentPolicy(["style-src 'unsafe-inline'", "frame-ancestors 'none'"])

    /// The policy of files that come with clips: opened on their own, they have an opaque origin and run nothing.
    static let upload = ContentPolicy([
        "style-src 'unsafe-inline'", "frame-ancestors 'none'", "sandbox",
    ])

    /// The policy of pages: their own style, script and images, and a frame for the clip.
    static let page = ContentPolicy([
        "style-src 'self'", "script-src 'self'", "img-src 'self' data:", "connect-src 'self'",
        "frame-src 'self'", "frame-ancestors 'none'",
    ])

    /// The policy of pages with a form that this server answers: their own style.
    static let form = ContentPolicy(
        ["style-src 'self'", "img-src data:", "frame-ancestors 'none'"],
        formAction: "'self'"
    )

    /// The policy of the console's pages: their own style, script and images, forms to themselves,
    /// and header images from memory before they are sent; nothing inline.
    static let console = ContentPolicy(
        [
            "style-src 'self'", "script-src 'self'", "img-src 'self' data: blob:",
            "connect-src 'self'", "frame-ancestors 'none'",
        ],
        formAction: "'self'"
    )

    /// The policy of the page that scans: that of pages, and a worker that reads images.
    static let scanner = ContentPolicy(page.directives + ["worker-src 'self'"])

    /// The policy of the worker that reads images: its own script, and WebAssembly.
    ///
    /// A worker has the policy with which it was sent, and not that of its page.
    static let reader = ContentPolicy([
        "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "frame-ancestors 'none'",
    ])

    /// The policy of the frame in which a clip runs: its own script and style, and WebAssembly.
    ///
    /// Its script is a part of the page, since browsers do not keep what a page of opaque origin
    /// loads.
    ///
    /// Only pages of this server show it, and it communicates only with them.
    ///
    /// The clip itself runs in a worker, which a frame without an origin can only create from a
    /// script of its own. Such a worker has the policy of its frame; in Firefox, the scripts that
    /// it imports have to be allowed as workers, too.
    static let clip = ContentPolicy([
        "script-src 'self' 'wasm-unsafe-eval' '\(WebFiles.frameScript)'",
        "worker-src 'self' blob:", "style-src 'self'", "img-src 'self' data:", "connect-src 'none'",
        "frame-ancestors 'self'", sandbox,
    ])

    private static let sandbox = "sandbox allow-scripts"
}

extension ContentPolicy {
    /// Returns the text of the header for a request.
    ///
    /// The origin of a sandboxed page is opaque. By the standard, `'self'` is the origin of its URL
    /// (CSP3, 6.7.2.8); in WebKit it matches nothing, so that origin is also named.
    ///
    /// - Parameter authority: The host and port that the request names.
    /// - Returns: The value of the header.
    func text(at authority: String) -> String {
        guard directives.contains(Self.sandbox), let origin = Self.origin(authority) else {
            return text
        }
        return text.replacing("'self'", with: "'self' \(origin)")
    }

    /// Returns the origin as a source of scripts, which also stands for HTTPS, since a proxy may add that.
    ///
    /// - Returns: The origin; `nil` if a policy has no notation for it, as for IPv6 addresses, or
    ///   if the authority has characters with a meaning in a policy.
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
