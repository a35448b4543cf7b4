internal import Foundation
internal import PictureFiles

/// The files that are to be read: those that were named, and the pictures of folders.
struct PictureSearch {
    /// In the order of the names given; a folder's by their names.
    private(set) var items: [FileToRead] = []

    /// Whether one file was named, and no folder.
    let isOneFile: Bool

    private var passedOver = 0

    /// As deep as a folder's folders are looked into.
    static let mostFolders = 32

    /// As many files as are read.
    static let mostFiles = 1_000_000

    /// Looks for pictures.
    ///
    /// - Throws: ``Refusal`` if there are too many, or the only folder named has none.
    init(_ paths: [String]) throws {
        isOneFile = paths.count == 1 && !InputFile.isFolder(paths[0])
        for path in paths {
            guard path != "-", InputFile.isFolder(path) else {
                items.append(FileToRead(path: path))
                continue
            }
            let before = items.count
            try addPictures(of: path, depth: 1)
            if items.count == before {
                guard paths.count > 1 else {
                    throw Refusal("input", "file: the folder '\(path)' has no pictures.")
                }
                items.append(
                    FileToRead(path: path, fault: "there are no pictures in this folder.")
                )
            }
        }
    }

    /// What to tell of files that were no pictures.
    var note: String? {
        guard passedOver > 0 else { return nil }
        return passedOver == 1
            ? "1 file that is no picture was passed over."
            : "\(passedOver) files that are no pictures were passed over."
    }

    // Links to folders are not followed: they could lead in a circle.
    private mutating func addPictures(of folder: String, depth: Int) throws {
        guard depth <= Self.mostFolders else {
            items.append(FileToRead(path: folder, fault: "the folder lies too deep."))
            return
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            items.append(FileToRead(path: folder, fault: "the folder cannot be read."))
            return
        }
        for name in names.sorted() {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            switch Self.kind(of: path) {
            case S_IFDIR: try addPictures(of: path, depth: depth + 1)
            case S_IFREG where Self.isPicture(path): items.append(FileToRead(path: path))
            default: passedOver += 1
            }
            guard items.count <= Self.mostFiles else {
                throw Refusal(
                    "input",
                    "file: there are more than \(Self.mostFiles) pictures; give a part of them."
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

    /// Whether a file is a picture by its content, or would be one by its name: what is damaged
    /// from its first byte on has to be told.
    private static func isPicture(_ path: String) -> Bool {
        let endings = [
            "png", "jpg", "jpeg", "jpe", "svg", "heic", "heif", "avif", "webp", "gif", "tif",
            "tiff", "bmp", "jxl", "jp2",
        ]
        if let ending = OutputFile.ending(of: path), endings.contains(ending) { return true }
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? handle.close() }
        let start = try? handle.read(upToCount: PictureKind.prefixByteCount)
        switch PictureKind(of: [UInt8](start ?? Data())) {
        case nil, .pdf, .psd: return false
        default: return true
        }
    }
}
