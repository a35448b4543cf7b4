// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import SourceScan

// `@Entry` is a macro of SwiftUI, which this kit does not have: the expansion of Apple's macro is written in its place,
// on its line.
extension SourceRewriter {
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey",
    ]

    private static let access: Set<String> = [
        "fileprivate", "internal", "package", "private", "public",
    ]

    /// Replaces an entry that begins here by a property and a key.
    ///
    /// `@Entry var tint: Color = .red` becomes a property `tint` that reads and writes the value of a type
    /// `EntryOf_tint`, whose default is the expression after the `=`.
    ///
    /// - Returns: Whether an entry was replaced.
    mutating func rewriteEntry(from start: Int) -> Bool {
        guard let type = open.last, type.isExtension, type.braces == braces,
            let key = Self.keys[type.name]
        else { return false }
        var place = word(at: next(index))
        var modifier = ""
        while Self.access.contains(text(place)) {
            modifier = text(place) + " "
            place = word(at: next(place.upperBound))
        }
        guard equals(place, "var") else { return false }
        let name = word(at: next(place.upperBound))
        guard !name.isEmpty else { return false }
        let end = endOfEntry(from: name.upperBound)
        let rest = code[name.upperBound..<end]
        let sign = rest.firstIndex(of: .equals)
        let isTyped = byte(next(name.upperBound)) == .colon
        guard isTyped || sign != nil else { return false }
        let made = "EntryOf_\(text(name))"
        // The property could not use a private key.
        let reach = modifier == "private " ? "fileprivate " : modifier
        let witness = reach == "public " || reach == "package " ? reach : ""
        // With a type annotation, the default is evaluated each time, as with Apple's macro.
        let head =
            "\(modifier)var \(text(name)): \(made).Value "
            + "{ get { self[\(made).self] } set { self[\(made).self] = newValue } }; "
            + "\(reach)nonisolated struct \(made): SwiftUI.\(key) "
            + "{ \(witness)static \(isTyped ? "var" : "let") defaultValue"
        replace(start..<name.upperBound, by: Array(head.utf8))
        if isTyped, let sign { replace(sign..<(sign + 1), by: [.leftBrace]) }
        insert(isTyped ? sign == nil ? " { nil } }" : " } }" : " }", at: end)
        index = end
        return true
    }

    // Returns the end of the declaration: the end of a line on which no bracket is open and that the next one does not
    // continue.
    private mutating func endOfEntry(from start: Int) -> Int {
        var offset = start
        var last = start
        while offset < code.count {
            let byte = code[offset]
            switch byte {
            case .leftParenthesis, .leftBracket, .leftBrace:
                guard let close = end(ofBracketAt: offset) else { return last }
                offset = close
                last = close
                continue
            case .rightBrace, .semicolon: return last
            case _ where byte.endsLine:
                let follower = self.byte(next(offset))
                let isOpen =
                    last > start
                    && [.equals, .colon, .comma, .questionMark].contains(code[last - 1])
                if !isOpen, ![.dot, .questionMark, .equals, .colon].contains(follower) {
                    return last
                }
            case _ where !byte.isSpace: last = offset + 1
            default: break
            }
            offset += 1
        }
        return last
    }
}
