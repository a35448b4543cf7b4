// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A file that browsers load.
public struct WebFile: Sendable {
    /// The media type, with the character set of a text.
    public let contentType: String

    /// The bytes of the file.
    public let bytes: [UInt8]

    /// The bytes, compressed with Brotli (RFC 7932); `nil` for a file of a folder.
    public let brotli: [UInt8]?

    /// The bytes, compressed with gzip (RFC 1952); `nil` for a file of a folder.
    public let gzip: [UInt8]?

    /// The maximum number of bytes of a file that is read from a folder: 32 MiB.
    static let largest = 32 << 20

    /// Reads a file of a folder; `nil` if it does not exist, is outside of the folder, or is too large.
    ///
    /// - Parameters:
    ///   - path: The path below the folder, with slashes.
    ///   - folder: The folder.
    public init?(_ path: String, in folder: URL) {
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
        brotli = nil
        gzip = nil
    }

    /// Reads a file of `Web/`, which has links to folders of the kit; `nil` as above.
    ///
    /// - Parameters:
    ///   - path: The path below `Web/`, with slashes.
    ///   - folder: `Web/`, or a copy of it.
    public init?(_ path: String, ofPages folder: URL) {
        let parts = path.split(separator: "/", maxSplits: 1)
        guard parts.count == 2, parts[0] != "..", parts[0] != "." else {
            self.init(path, in: folder)
            return
        }
        self.init(String(parts[1]), in: folder.appendingPathComponent(String(parts[0])))
    }

    private static let types = [
        "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "html": "text/html; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "heic": "image/heic", "json": "application/json", "pdf": "application/pdf",
        "mjs": "text/javascript; charset=utf-8",
    ]

    init(_ file: BundledFile) {
        contentType = file.contentType
        bytes = file.bytes.decoded
        brotli = file.brotli.decoded
        gzip = file.gzip.decoded
    }
}
