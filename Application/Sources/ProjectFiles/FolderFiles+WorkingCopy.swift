// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

extension FolderFiles {
    /// Returns the path of the working copy around a folder.
    ///
    /// It is the folder itself, or the next one above it, that has an entry named `.git`. The root of the file system
    /// is never one.
    ///
    /// - Parameter folder: The absolute path of a folder, with its links resolved.
    /// - Returns: The path; `nil` if there is no working copy.
    public static func workingCopy(around folder: String) -> String? {
        var folder = folder
        while folder.utf8.count > 1 {
            if FolderFiles(folder)?.entry(at: ".git") != nil { return folder }
            guard let slash = folder.lastIndex(of: "/") else { break }
            folder = String(folder[..<slash])
        }
        return nil
    }
}
