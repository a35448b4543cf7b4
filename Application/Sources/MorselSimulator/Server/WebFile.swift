// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import WebFiles

/// A file of `Web/`, with its content type.
struct WebFile: Sendable {
    let contentType: String
    let bytes: [UInt8]

    private static let files: [String: WebFile] = {
        var files: [String: WebFile] = [:]
        // The table is static, and ends with an entry without a path.
        var entries = unsafe web_files()
        while let next = unsafe entries, let path = unsafe next.pointee.path {
            let entry = unsafe next.pointee
            files[unsafe String(cString: path)] = unsafe WebFile(
                contentType: String(cString: entry.content_type),
                bytes: Array(UnsafeBufferPointer(start: entry.bytes, count: entry.count))
            )
            unsafe entries = next + 1
        }
        return files
    }()

    /// Returns the file at a path below `Web/`; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - path: The path below `Web/`.
    ///   - folder: A folder to read from in place of the files in this program, so that changes of
    ///     a page are visible without a build.
    /// - Returns: The file, or `nil`.
    static func at(_ path: String, in folder: URL?) -> WebFile? {
        guard let folder else { return files[path] }
        return WebFile(path, in: folder)
    }

    init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }

    /// The maximum number of bytes of a file that is served: 32 MiB.
    static let largest = 32 << 20

    /// Reads a file of a folder; `nil` if it does not exist, is outside of the folder, or is too large.
    init?(_ path: String, in folder: URL) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.isEmpty, !path.contains("\0"),
            !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." })
        else { return nil }
        let root = folder.resolvingSymlinksInPath().path
        let file = folder.appendingPathComponent(path).resolvingSymlinksInPath()
        guard file.path.hasPrefix(root + "/"),
            let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
            values.isRegularFile ?? false, values.fileSize ?? .max <= Self.largest,
            let data = try? Data(contentsOf: file)
        else { return nil }
        contentType = Self.types[file.pathExtension.lowercased()] ?? "application/octet-stream"
        bytes = [UInt8](data)
    }

    private static let types = [
        "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "html": "text/html; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "heic": "image/heic", "json": "application/json", "pdf": "application/pdf",
        "mjs": "text/javascript; charset=utf-8",
    ]
}
