// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A table of values in the test's resources.
///
/// The first line contains the names of the columns. The last column may contain commas.
enum VectorFile {
    /// Returns the rows of a file in `Vectors`, each with as many fields as the first line.
    static func rows(_ name: String) throws -> [[String]] {
        let folder = try #require(Bundle.module.url(forResource: "Vectors", withExtension: nil))
        let file = folder.appendingPathComponent(name)
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let lines = text.split(separator: "\n").map { String($0) }
        let header = try #require(lines.first)
        let count = header.split(separator: ",").count
        return try lines.dropFirst().map { line in
            let fields = line.split(
                separator: ",",
                maxSplits: count - 1,
                omittingEmptySubsequences: false
            )
            try #require(fields.count == count, "a row of \(name)")
            return fields.map { String($0) }
        }
    }
}
