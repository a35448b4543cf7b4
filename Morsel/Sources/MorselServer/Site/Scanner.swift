internal import MorselRegistry

/// What a browser needs to scan codes: the page, the module that reads, and the list of files that
/// are kept for a day without a network.
struct Scanner: Sendable {
    /// The page; `nil` where the module was not built.
    let page: Answer?

    private let files: [String: Answer]

    /// Beside those of `scan/`, what the page loads from `Web/`: the card, and what opens it.
    private static let shared = [
        "page/page.css", "page/card.js", "clip-host/clip-frame.js", "clip-host/clip-storage.js",
    ]

    /// Makes the scanner of its module.
    init(module: [UInt8]?) {
        guard let module, var page = WebFileTable.answer("scan/scan.html") else {
            page = nil
            files = [:]
            return
        }
        page.policy = .scanner
        page.usesCamera = true

        var reader = Answer(contentType: "application/wasm", bytes: module)
        reader.entityTag = "\"\(Digest(of: module).text.prefix(32))\""
        var files = ["scan/reader.wasm": reader]
        if var offline = WebFileTable.answer("scan/offline.js") {
            // The page is not in the folder of its scripts.
            offline.standsBefore = "/"
            files["scan/offline.js"] = offline
        }

        let kept = WebFileTable.names.filter { $0.hasPrefix("scan/") } + Self.shared
        let digests = kept.sorted().filter { $0 != "scan/offline.js" && $0 != "scan/scan.html" }
            .compactMap { name in
                WebFileTable.answer(name).map { (Self.address(name), Digest(of: $0.bytes).text) }
            }
        files["scan/kept.js"] = Self.list(
            [("", Digest(of: page.bytes).text)] + digests
                + [(Self.address("scan/reader.wasm"), Digest(of: module).text)]
        )
        self.page = page
        self.files = files
    }

    /// A file of the scanner, by its name.
    ///
    /// The files lie below the page's own address: a worker belongs to what stands before the
    /// network only if its script does.
    func file(_ name: String) -> Answer? {
        let path = "scan/\(name)"
        return files[path] ?? WebFileTable.answer(path)
    }

    /// The address of a file; those of the scanner are seen from its page.
    private static func address(_ name: String) -> String {
        name.hasPrefix("scan/") ? name : "/.morsel/web/\(name)"
    }

    /// The list for `offline.js`: addresses and SHA-256 digests; the page, whose address its
    /// registration knows, has an empty one.
    ///
    /// Its own digest is the version: a browser that finds other bytes here fetches all anew.
    private static func list(_ files: [(address: String, digest: String)]) -> Answer {
        let lines = files.map { "  [\"\($0.address)\", \"\($0.digest)\"],\n" }.joined()
        let version = Digest(of: Array(lines.utf8)).text.prefix(32)
        let text = "self.kept = { version: \"\(version)\", files: [\n\(lines)] };\n"
        var answer = Answer(
            contentType: "text/javascript; charset=utf-8",
            bytes: Array(text.utf8)
        )
        answer.entityTag = "\"\(version)\""
        return answer
    }
}
