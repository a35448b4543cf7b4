// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// A file by its path, with the offsets of its lines.
struct GraphFile: Sendable {
    let path: String
    let places: TextPlaces

    init(path: String, bytes: [UInt8]) {
        self.path = path
        places = TextPlaces(of: bytes)
    }

    /// Returns the location of a byte.
    func place(of offset: Int) -> Place {
        Place(file: path, position: places.position(of: offset))
    }
}

extension ProjectFolder {
    /// Reads a file of at most `limit` bytes, and finds its lines.
    func file(at path: String, limit: Int) throws(ProjectReadingError) -> ([UInt8], GraphFile) {
        do throws(FileTreeError) {
            let bytes = try self.bytes(of: path, limit: limit)
            return (bytes, GraphFile(path: path, bytes: bytes))
        } catch {
            throw ProjectReadingError(path: path, code: .file(error))
        }
    }
}

extension GraphFile {
    /// Parses the property list in the file.
    func list(
        _ bytes: [UInt8],
        limits: ReadingLimits = .entitlements
    ) throws(ProjectReadingError) -> PropertyList {
        do throws(PropertyListError) {
            return try PropertyList(bytes, limits: limits)
        } catch {
            throw ProjectReadingError(
                path: path,
                code: .propertyList(error, places.position(of: error.offset))
            )
        }
    }
}
