// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder from which files of bounded size are read.
struct BundleFolder {
    let path: String

    /// Reads a regular file of the folder.
    ///
    /// - Parameters:
    ///   - name: The path relative to the folder.
    ///   - limit: The maximum number of bytes.
    /// - Returns: The bytes.
    /// - Throws: A ``ClipBundleError`` that names the path.
    func read(_ name: String, limit: Int) throws(ClipBundleError) -> [UInt8] {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }),
            !name.utf8.contains(0)
        else { throw .path(name) }

        // No component of the path may be a link, which could lead out of the folder.
        var way = path
        for (number, part) in parts.enumerated() {
            way += "/" + part
            let attributes = try? FileManager.default.attributesOfItem(atPath: way)
            let wanted: FileAttributeType =
                number == parts.count - 1 ? .typeRegular : .typeDirectory
            guard let attributes, attributes[.type] as? FileAttributeType == wanted else {
                throw .fileMissing(path: name)
            }
            if wanted == .typeRegular, let size = attributes[.size] as? Int, size > limit {
                throw .fileTooLarge(path: name, limit: limit)
            }
        }
        guard let data = FileManager.default.contents(atPath: way) else {
            throw .fileUnreadable(path: name)
        }
        // The file may have grown since its size was read.
        guard data.count <= limit else { throw .fileTooLarge(path: name, limit: limit) }
        return Array(data)
    }
}
