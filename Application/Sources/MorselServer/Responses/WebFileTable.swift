// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorselRegistry
import NIOCore
import WebFiles

/// The files of `Web/`: scripts, styles, and the frame of a clip.
struct WebFileTable: Sendable {
    /// A folder to read from in place of the files in this program, so that changes of a page are
    /// visible without a build.
    let folder: URL?

    private static let bundled = Dictionary(
        uniqueKeysWithValues: WebFiles.bundled.map { ($0, response(with: $1, at: $0)) }
    )

    /// The paths of all files in this program.
    static var names: [String] { Array(bundled.keys) }

    /// Returns the file at a path below `Web/`, or `nil` if there is none.
    func file(_ path: String) -> SiteResponse? {
        guard let folder else { return Self.bundled[path] }
        return WebFile(path, ofPages: folder).map { Self.response(with: $0, at: path) }
    }

    /// Returns the file at a path below a folder of `/.morsel/`, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - path: The path below the folder.
    ///   - name: The name of the folder. What is in ``WebFiles/folder`` never changes; a browser that
    ///     could not load a script once may not ask for it again at the same address, so any other
    ///     name with this beginning has the same files.
    /// - Returns: The file, or `nil`.
    func file(_ path: String, in name: Substring) -> SiteResponse? {
        guard name == "web" || name.hasPrefix("web-"), var file = file(path) else { return nil }
        if folder == nil, WebFiles.folder == "/.morsel/\(name)/" {
            file.maximumAge = 31_536_000
            file.isImmutable = true
        }
        return file
    }

    private static func response(with file: WebFile, at path: String) -> SiteResponse {
        var response = SiteResponse(contentType: file.contentType, bytes: file.bytes)
        response.codings[.brotli] = file.brotli.map { .memory(ByteBuffer(bytes: $0)) }
        response.codings[.gzip] = file.gzip.map { .memory(ByteBuffer(bytes: $0)) }
        response.policy =
            switch path {
            case "clip-host/frame.html": .clip
            case "scan/reader-worker.js": .reader
            default: .page
            }
        // A frame of opaque origin fetches its scripts with CORS.
        response.allowsAnyOrigin = path.hasSuffix(".js")
        response.entityTag = file.bytes.entityTag
        return response
    }
}
