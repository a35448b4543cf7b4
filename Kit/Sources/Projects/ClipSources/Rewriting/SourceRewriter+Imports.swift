// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import SourceScan

extension SourceRewriter {
    private static let kinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// Replaces a submodule by its module, and the C library by its name on this system.
    ///
    /// `import struct A.B` stays: it names a type of `A`.
    mutating func rewriteImport(behind keyword: Range<Int>) {
        let start = next(keyword.upperBound, inLine: true)
        let module = word(at: start)
        guard start > keyword.upperBound, !module.isEmpty, !Self.kinds.contains(text(module)) else {
            return
        }
        var end = module.upperBound
        while byte(end) == .dot {
            let part = word(at: end + 1)
            guard !part.isEmpty else { break }
            end = part.upperBound
        }
        index = end
        if equals(module, "Darwin") {
            replace(start..<end, by: Array("Glibc".utf8))
        } else {
            blank(module.upperBound..<end)
        }
    }
}
