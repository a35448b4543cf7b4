// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Temporary files of the tests.
enum Files {
    static func write(_ text: String, to path: String) {
        #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
    }

    static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
