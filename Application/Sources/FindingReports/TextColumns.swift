// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// A conversion of columns in bytes to columns in characters, as editors and SARIF count them.
struct TextColumns {
    private let lines: [ArraySlice<UInt8>]

    init(_ bytes: [UInt8]) {
        lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    /// Returns the column of a position in Unicode scalars, from 1 on.
    func column(of position: TextPosition) -> Int {
        guard lines.indices.contains(position.line - 1) else { return position.column }
        let before = lines[position.line - 1].prefix(position.column - 1)
        // Only the first byte of each character is counted.
        return 1 + before.count { $0 & 0xC0 != 0x80 }
    }
}
