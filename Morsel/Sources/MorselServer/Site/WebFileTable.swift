internal import MorselRegistry
internal import WebFiles

/// The files that pages load: scripts, styles, and the frame of a clip.
enum WebFileTable {
    private static let answers: [String: Answer] = {
        var answers: [String: Answer] = [:]
        // The table is static, and ends with a file without a path.
        var file = unsafe web_files()
        while let next = unsafe file, let path = unsafe next.pointee.path {
            let entry = unsafe next.pointee
            let bytes = unsafe Array(UnsafeBufferPointer(start: entry.bytes, count: entry.count))
            var answer = unsafe Answer(
                contentType: String(cString: entry.content_type),
                bytes: bytes
            )
            let name = unsafe String(cString: path)
            answer.policy =
                switch name {
                case "clip-host/frame.html": .clip
                case "scan/reader-worker.js": .reader
                default: .page
                }
            // A frame of opaque origin fetches its scripts with CORS.
            answer.isReadableAnywhere = name.hasSuffix(".js")
            // They fit to each other only within one build: clients ask each time.
            answer.entityTag = "\"\(Digest(of: bytes).text.prefix(32))\""
            answers[name] = answer
            unsafe file = next + 1
        }
        return answers
    }()

    /// The paths of all files.
    static var names: [String] { Array(answers.keys) }

    /// The file at a path below `/.morsel/web/`, or `nil`.
    static func answer(_ path: String) -> Answer? { answers[path] }
}
