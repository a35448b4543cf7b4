// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import ImageFiles

/// The files that are to be read: those that were named, and the images of folders.
struct ImageSearch {
    /// In the order of the arguments; those of a folder are sorted by name.
    private(set) var items: [FileToRead] = []

    /// Whether one file was named, and no folder.
    let isOneFile: Bool

    private var passedOver = 0

    /// As deep as a folder's folders are looked into.
    static let mostFolders = 32

    /// As many files as are read.
    static let mostFiles = 1_000_000

    /// Looks for images.
    ///
    /// - Throws: ``CommandError`` if there are too many, or the only folder named has none.
    init(_ paths: [String]) throws {
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

    /// A note about files that are not images.
    var note: String? {
        guard passedOver > 0 else { return nil }
        return passedOver == 1
            ? "Skipped 1 file that is not an image."
            : "Skipped \(passedOver) files that are not images."
    }

    // Links to folders are not followed: they could lead in a circle.
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
            case S_IFDIR: try addImages(of: path, depth: depth + 1)
            case S_IFREG where Self.isImage(path): items.append(FileToRead(path: path))
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

    /// What is at a path, or where a link leads from there if that is a file.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        // The pointer is to the variable above, for the length of the call.
        guard unsafe lstat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFLNK else { return status.st_mode & S_IFMT }
        // As above.
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return S_IFREG
    }

    /// Whether a file is an image by its content or its name: an image that is damaged from its
    /// first byte on must be reported.
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
