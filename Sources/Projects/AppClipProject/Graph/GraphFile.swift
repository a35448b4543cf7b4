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
