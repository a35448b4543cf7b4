// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageFiles
import SystemPackage
import Terminal

/// The files to read: those that were named, and the images in folders.
package struct ImageSearch {
    /// The files in the order of the arguments; those of a folder are sorted by name.
    package private(set) var items: [FileToRead] = []

    /// A Boolean value that indicates whether only one file was named, and no folder.
    package let isOneFile: Bool

    private var passedOver = 0

    /// The maximum depth of nested folders that are searched.
    private static let mostFolders = 32

    /// The maximum number of files that are read.
    private static let mostFiles = 1_000_000

    /// Searches for images.
    ///
    /// - Throws: ``CommandError`` if there are too many, or if the only folder that was named has none.
    package init(_ paths: [String]) throws {
        isOneFile = paths.count == 1 && !InputFile.isFolder(paths[0])
        for path in paths {
            guard path != "-", InputFile.isFolder(path) else {
                items.append(FileToRead(path: path))
                continue
            }
            let before = items.count
            try addImages(of: path, depth: 1)
            if items.count == before {
                guard paths.count > 1 else {
                    throw CommandError("input", "file: the folder '\(path)' contains no images.")
                }
                items.append(
                    FileToRead(path: path, fault: "the folder contains no images.")
                )
            }
        }
    }

    /// A note about files that are not images; `nil` if there are none.
    package var note: String? {
        guard passedOver > 0 else { return nil }
        return passedOver == 1
            ? "Skipped 1 file that is not an image."
            : "Skipped \(passedOver) files that are not images."
    }

    // Links to folders are not followed, since they could form a cycle.
    private mutating func addImages(of folder: String, depth: Int) throws {
        guard depth <= Self.mostFolders else {
            items.append(FileToRead(path: folder, fault: "the folder is nested too deeply."))
            return
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            items.append(FileToRead(path: folder, fault: "the folder cannot be read."))
            return
        }
        for name in names.sorted() {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            switch Self.kind(of: path) {
            case .directory: try addImages(of: path, depth: depth + 1)
            case .regular where Self.isImage(path): items.append(FileToRead(path: path))
            default: passedOver += 1
            }
            guard items.count <= Self.mostFiles else {
                throw CommandError(
                    "input",
                    "file: there are more than \(Self.mostFiles) images; read them in several runs."
                )
            }
        }
    }

    /// Returns the file type at a path, or that of the target if a link leads to a file.
    private static func kind(of path: String) -> FileType? {
        // Safe: the string lives for the length of each call.
        let type = unsafe (try? Stat(path, followTargetSymlink: false))?.type
        guard type == .symbolicLink else { return type }
        return unsafe (try? Stat(path))?.type == .regular ? .regular : nil
    }

    /// Returns whether a file is an image by its content or its name: an image that is damaged from
    /// its first byte on must be reported.
    private static func isImage(_ path: String) -> Bool {
        let endings = [
            "png", "jpg", "jpeg", "jpe", "svg", "heic", "heif", "avif", "webp", "gif", "tif",
            "tiff", "bmp", "jxl", "jp2",
        ]
        if let ending = OutputFile.ending(of: path), endings.contains(ending) { return true }
        let start = InputFile.start(path, count: ImageKind.prefixByteCount)
        switch ImageKind(of: start ?? []) {
        case nil, .pdf, .psd: return false
        default: return true
        }
    }
}
