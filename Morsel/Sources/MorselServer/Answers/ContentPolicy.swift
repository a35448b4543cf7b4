/// A Content-Security-Policy: what a page may load and do.
///
/// Everything else is forbidden.
struct ContentPolicy: Sendable, Hashable {
    private let directives: [String]

    private init(_ directives: [String]) { self.directives = directives }

    /// The text of the header.
    var text: String {
        (["default-src 'none'", "base-uri 'none'", "form-action 'none'"] + directives)
            .joined(separator: "; ")
    }

    /// Pictures and data: nothing at all.
    static let nothing = ContentPolicy(["style-src 'unsafe-inline'", "frame-ancestors 'none'"])

    /// Pages: their own style, script and pictures, and a frame for the clip.
    static let page = ContentPolicy([
        "style-src 'self'", "script-src 'self'", "img-src 'self' data:", "connect-src 'self'",
        "frame-src 'self'", "frame-ancestors 'none'",
    ])

    /// The frame that a clip runs in: its own script and style and WebAssembly; it is shown by
    /// pages of this server only, and talks to nobody but them.
    static let clip = ContentPolicy([
        "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:",
        "connect-src 'none'", "frame-ancestors 'self'", "sandbox allow-scripts",
    ])
}
