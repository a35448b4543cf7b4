// SPDX-License-Identifier: Apache-2.0

internal import WebFiles

/// The files of `Web/`: scripts, styles, and the frame of a clip.
enum WebFileTable {
    private static let files: [String: SiteResponse] = {
        var files: [String: SiteResponse] = [:]
        // The table is static, and ends with an entry without a path.
        var entries = unsafe web_files()
        while let next = unsafe entries, let path = unsafe next.pointee.path {
            let entry = unsafe next.pointee
            let bytes = unsafe Array(UnsafeBufferPointer(start: entry.bytes, count: entry.count))
            var file = unsafe SiteResponse(
                contentType: String(cString: entry.content_type),
                bytes: bytes
            )
            let name = unsafe String(cString: path)
            file.policy =
                switch name {
                case "clip-host/frame.html": .clip
                case "scan/reader-worker.js": .reader
                default: .page
                }
            // A frame of opaque origin fetches its scripts with CORS.
            file.allowsAnyOrigin = name.hasSuffix(".js")
            // Files of different builds do not fit together, so clients revalidate them each time.
            file.entityTag = bytes.entityTag
            files[name] = file
            unsafe entries = next + 1
        }
        return files
    }()

    /// The paths of all files.
    static var names: [String] { Array(files.keys) }

    /// Returns the file at a path below `/.morsel/web/`, or `nil` if there is none.
    static func file(_ path: String) -> SiteResponse? { files[path] }
}
