// SPDX-License-Identifier: Apache-2.0

import MorselRegistry
import WebFiles

/// The scanner of codes: its page, the module that reads images, and the list of files that browsers
/// store to work offline.
struct Scanner: Sendable {
    /// The page; `nil` if the module was not built.
    let page: SiteResponse?

    private let files: [String: SiteResponse]
    private let web: WebFileTable

    /// The files outside of `scan/` that the page loads.
    private static let shared = ["page/browser.js", "page/page.css"]

    /// Creates the scanner with a module; without one there is no page.
    init(module: [UInt8]?, web: WebFileTable = WebFileTable(folder: nil)) {
        self.web = web
        guard let module, var page = web.file("scan/scan.html") else {
            page = nil
            files = [:]
            return
        }
        page.policy = .scanner
        page.usesCamera = true

        var reader = SiteResponse(contentType: "application/wasm", bytes: module)
            .compressed(module, isText: false)
        reader.entityTag = module.entityTag
        var files = ["scan/reader.wasm": reader]
        if var offline = web.file("scan/offline.js") {
            // The page is one folder above its scripts.
            offline.serviceWorkerScope = "/"
            files["scan/offline.js"] = offline
        }

        let kept = WebFileTable.names.filter { $0.hasPrefix("scan/") } + Self.shared
        let digests = kept.sorted().filter { $0 != "scan/offline.js" && $0 != "scan/scan.html" }
            .compactMap { name in
                web.file(name).map { (Self.address(name), $0.body.digest.text) }
            }
        files["scan/kept.js"] = Self.list(
            [("", page.body.digest.text)] + digests
                + [(Self.address("scan/reader.wasm"), Digest(of: module).text)]
        )
        self.page = page
        self.files = files
    }

    /// Returns a file of the scanner, by its name.
    ///
    /// The files are below the page's address: a service worker handles the requests of a worker
    /// only if it controls the worker's script.
    func file(_ name: String) -> SiteResponse? {
        let path = "scan/\(name)"
        return files[path] ?? web.file(path)
    }

    /// Returns the address of a file; those of the scanner's own files are relative to the page.
    private static func address(_ name: String) -> String {
        name.hasPrefix("scan/") ? name : WebFiles.folder + name
    }

    /// Returns the script with the list for `offline.js`, which has addresses and SHA-256 digests.
    ///
    /// The address of the page, which knows its own, is empty. The list's digest is its version: a
    /// browser that finds another one fetches all files again.
    private static func list(_ files: [(address: String, digest: String)]) -> SiteResponse {
        let lines = files.map { "  [\"\($0.address)\", \"\($0.digest)\"],\n" }.joined()
        let version = Digest(of: Array(lines.utf8)).text.prefix(32)
        let text = "self.kept = { version: \"\(version)\", files: [\n\(lines)] };\n"
        var response = SiteResponse(
            contentType: "text/javascript; charset=utf-8",
            bytes: Array(text.utf8)
        )
        response.entityTag = "\"\(version)\""
        return response
    }
}
