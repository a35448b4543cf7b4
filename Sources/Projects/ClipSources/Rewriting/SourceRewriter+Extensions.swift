// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import SourceScan

extension SourceRewriter {
    /// Types are rarely within many others; a source with `#if` around braces may seem to have more.
    private static let depthLimit = 16

    /// Notes a type that begins at the index, and whether it shows previews.
    mutating func readType(behind keyword: Range<Int>) {
        let name = word(at: next(keyword.upperBound))
        // `class` stands before members and as a requirement, too.
        guard !name.isEmpty, !Self.declarations.contains(text(name)),
            !Self.modifiers.contains(text(name))
        else { return }
        noteProvider(named: name, behind: keyword)
        openType(behind: keyword, isExtension: false)
    }

    /// Notes whose body follows behind the index, if one does.
    mutating func openType(behind keyword: Range<Int>, isExtension: Bool) {
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
        open.append(OpenType(name: text(name), isExtension: isExtension, braces: braces + 1))
    }

    /// Notes a static member of the extension that is being read.
    mutating func noteMember(behind end: Int) {
        guard let type = open.last, type.isExtension, type.braces == braces else { return }
        var start = next(end)
        if byte(start) == 0x60 { start += 1 }
        let name = word(at: start)
        guard !name.isEmpty else { return }
        addedMembers[type.name, default: []].insert(text(name))
    }
}
