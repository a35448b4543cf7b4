// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names in a folder on disk.
enum FolderNames {
    enum Name {
        case readable(String)
        /// A replacement for a name that is not UTF-8.
        case unreadable(String)

        var text: String {
            switch self {
            case .readable(let text), .unreadable(let text): text
            }
        }
    }

    /// Returns the names, in the order of their bytes.
    ///
    /// - Returns: The names; `nil` if there is no readable folder.
    static func names(in folder: String, limit: Int) -> [Name]? {
        // The string lives for the length of the call; the stream is closed below.
        guard let stream = unsafe opendir(folder) else { return nil }
        defer { unsafe closedir(stream) }
        var names: [Name] = []
        // The entry is the stream's, and is valid until the next call.
        while names.count < limit, let entry = unsafe readdir(stream) {
            let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
                unsafe [UInt8](name.prefix { $0 != 0 })
            }
            if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
            names.append(
                String(validating: bytes, as: UTF8.self).map { .readable($0) }
                    ?? .unreadable(String(decoding: bytes, as: UTF8.self))
            )
        }
        return names.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    }
}
