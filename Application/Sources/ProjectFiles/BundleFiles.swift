// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import ZipFiles

/// Opens the result of a build: a folder, or an archive in one file.
public enum BundleFiles {
    /// The reason it cannot be opened.
    public enum OpeningError: Error, Sendable, Hashable {
        /// There is nothing at the path.
        case missing
        /// It is neither a folder nor a readable file.
        case unreadable
        /// The file is not a readable archive.
        case archive(ZipError)
    }

    /// Returns the files of a folder or of an archive.
    ///
    /// - Parameter path: The path on disk of an `.app`, an `.ipa` or an `.xcarchive`.
    /// - Returns: The files.
    /// - Throws: ``OpeningError``.
    public static func tree(at path: String) throws(OpeningError) -> any FileTree {
        if let folder = FolderFiles(path) { return folder }
        let file: DiskFile
        do throws(DiskFile.OpeningError) {
            file = try DiskFile(path)
        } catch {
            throw error == .missing ? .missing : .unreadable
        }
        do throws(ZipError) {
            return ArchiveFiles(try ZipArchive(file), size: file.count)
        } catch {
            throw .archive(error)
        }
    }
}
