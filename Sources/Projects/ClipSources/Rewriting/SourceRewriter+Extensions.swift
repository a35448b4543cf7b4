// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import SourceScan

extension SourceRewriter {
    /// Extensions within extensions do not compile; a source with `#if` around braces may seem to have some.
    private static let depthLimit = 16

    /// Notes whose extension begins at the index, if its body follows.
    mutating func openExtension(behind keyword: Range<Int>) {
        var name = word(at: next(keyword.upperBound))
        guard !name.isEmpty else { return }
        // Of `SwiftUI.Color` the type is the last part.
        while byte(name.upperBound) == .dot {
            let part = word(at: name.upperBound + 1)
            guard !part.isEmpty else { break }
            name = part
        }
        index = name.upperBound
        var offset = index
        while offset < min(code.count, index + 1024), code[offset] != .leftBrace {
            if code[offset] == .rightBrace || code[offset] == .semicolon { return }
            offset += 1
        }
        guard byte(offset) == .leftBrace, open.count < Self.depthLimit else { return }
        open.append(OpenExtension(type: text(name), braces: braces + 1))
    }

    /// Notes a static member of the extension that is being read.
    mutating func noteMember(behind end: Int) {
        guard let type = open.last, type.braces == braces else { return }
        var start = next(end)
        if byte(start) == 0x60 { start += 1 }
        let name = word(at: start)
        guard !name.isEmpty else { return }
        addedMembers[type.type, default: []].insert(text(name))
    }
}
