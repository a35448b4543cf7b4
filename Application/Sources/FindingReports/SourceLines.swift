// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats

/// The lines of the files that findings are about, each file read once.
package struct SourceLines {
    private let files: (any FileTree)?
    private var known: [String: [ArraySlice<UInt8>]] = [:]

    /// The maximum number of bytes of a file whose lines are shown.
    private static let largestFile = 4 << 20

    package init(_ files: (any FileTree)?) { self.files = files }

    /// Returns a line, from 1 on; `nil` if there is none, or if the file is not text.
    package mutating func line(_ number: Int, of file: String) -> ArraySlice<UInt8>? {
        if known[file] == nil {
            let bytes = (try? files?.bytes(of: file, limit: Self.largestFile)) ?? []
            // A program or an image does not have lines.
            let isText = !bytes.contains(0)
            known[file] =
                isText ? bytes.split(separator: 0x0A, omittingEmptySubsequences: false) : []
        }
        guard let lines = known[file], lines.indices.contains(number - 1) else { return nil }
        return lines[number - 1]
    }

    /// The largest column in bytes that is converted; each conversion reads the line up to it.
    private static let lastColumn = 1 << 14

    /// Returns a column in characters, from 1 on; `nil` for a column far out in a very long line.
    package mutating func characterColumn(_ position: TextPosition, of file: String) -> Int? {
        guard let line = line(position.line, of: file),
            (1...min(line.count + 1, Self.lastColumn)).contains(position.column)
        else { return nil }
        return String(decoding: line.prefix(position.column - 1), as: UTF8.self)
            .unicodeScalars.count + 1
    }
}
