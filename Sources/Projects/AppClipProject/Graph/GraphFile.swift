// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// A file by its path, and where its lines begin.
struct GraphFile: Sendable {
    let path: String
    let places: TextPlaces

    init(path: String, bytes: [UInt8]) {
        self.path = path
        places = TextPlaces(of: bytes)
    }

    /// The place of a byte.
    func place(of offset: Int) -> Place {
        Place(file: path, position: places.position(of: offset))
    }
}

extension ProjectFolder {
    /// The bytes of a file of at most so many, and where its lines begin.
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
    /// The property list in the file.
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
