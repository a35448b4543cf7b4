// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import SourceScan

extension SourceRewriter {
    /// The maximum depth of nested types; a source with `#if` around braces may seem to have more than it has.
    private static let depthLimit = 16

    /// Records the type that begins at the index, and whether it provides previews.
    mutating func readType(behind keyword: Range<Int>) {
        let name = word(at: next(keyword.upperBound))
        // `class` can also be a modifier of members, or a requirement.
        guard !name.isEmpty, !Self.declarations.contains(text(name)),
            !Self.modifiers.contains(text(name))
        else { return }
        noteProvider(named: name, behind: keyword)
        openType(behind: keyword, isExtension: false)
    }

    /// Records the type whose body follows, if one does.
    mutating func openType(behind keyword: Range<Int>, isExtension: Bool) {
        var name = word(at: next(keyword.upperBound))
        guard !name.isEmpty else { return }
        // The type in `SwiftUI.Color` is the last component.
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
        open.append(OpenType(name: text(name), isExtension: isExtension, braces: braces + 1))
    }

    /// Records a static member of the current extension.
    mutating func noteMember(behind end: Int) {
        guard let type = open.last, type.isExtension, type.braces == braces else { return }
        var start = next(end)
        if byte(start) == 0x60 { start += 1 }
        let name = word(at: start)
        guard !name.isEmpty else { return }
        addedMembers[type.name, default: []].insert(text(name))
    }
}
