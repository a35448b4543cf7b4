// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import SourceScan

// Attributes and literals for the Objective-C runtime and Interface Builder, which do not exist here.
extension SourceRewriter {
    private static let dropped: Set<String> = [
        "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
        "NSCopying", "NSManaged", "nonobjc", "objc", "objcMembers",
    ]

    private static let mains: Set<String> = ["NSApplicationMain", "UIApplicationMain"]

    /// Advances past an attribute, which is removed or renamed if it is for Objective-C.
    mutating func readAttribute() {
        let start = index
        let name = word(at: start + 1)
        guard !name.isEmpty else {
            index += 1
            return
        }
        index = name.upperBound
        var end = index
        if byte(end) == .leftParenthesis, let close = self.end(ofBracketAt: end) { end = close }
        let text = text(name)
        if text == "Entry", rewriteEntry(from: start) { return }
        let follows = !attributes.isEmpty && next(attributes.upperBound) == start
        attributes = (follows ? attributes.lowerBound : start)..<end
        if Self.dropped.contains(text) {
            blank(start..<end)
            index = end
            if text == "objc" { readDeclaration() }
        } else if Self.mains.contains(text) {
            replace(start..<name.upperBound, by: Array("@main".utf8))
        } else if end > index, code[index..<end].allSatisfy({ !$0.endsLine }) {
            // Availability and isolation; the arguments of an attribute over several lines are read as code.
            index = end
        }
    }

    /// Handles the declaration after `@objc`: `dynamic` is removed, and a protocol remains limited to classes.
    private mutating func readDeclaration() {
        var place = word(at: next(index))
        while Self.modifiers.contains(text(place)) {
            if equals(place, "dynamic") {
                blank(place)
                index = place.upperBound
            }
            place = word(at: next(place.upperBound))
        }
        guard equals(place, "protocol") else { return }
        let name = word(at: next(place.upperBound))
        guard !name.isEmpty else { return }
        let sign = next(name.upperBound)
        if byte(sign) == .colon {
            var offset = sign
            while offset < code.count, code[offset] != .leftBrace, offset - sign < 1024 {
                let inherited = word(at: offset)
                if Self.classBound.contains(text(inherited)) { return }
                offset = max(offset + 1, inherited.upperBound)
            }
            insert(" AnyObject,", at: sign + 1)
            index = sign + 1
        } else if byte(sign) == .leftBrace {
            insert(": AnyObject", at: name.upperBound)
            index = name.upperBound
        }
    }

    /// Blanks `override` before the method that observers of key paths have, which no class here declares.
    mutating func blankOverride(_ name: Range<Int>) {
        var place = word(at: next(name.upperBound))
        while Self.modifiers.contains(text(place)) { place = word(at: next(place.upperBound)) }
        guard equals(place, "func") else { return }
        if equals(word(at: next(place.upperBound)), "observeValue") { blank(name) }
    }

    static let modifiers: Set<String> = [
        "dynamic", "fileprivate", "final", "internal", "open", "override", "package", "private",
        "public", "static",
    ]

    private static let classBound: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]

    /// Replaces `#keyPath(Person.name)` by `("name")`: a key path leaves out the type that it starts from.
    mutating func rewriteKeyPath(from start: Int) {
        guard let (content, end) = argument() else { return }
        let parts = content.split(separator: ".")
        let path = parts.drop { $0.first?.isUppercase == true }
        let value = (path.isEmpty ? parts[...] : path).joined(separator: ".")
        replace(start..<end, by: Array("(\"\(value)\")".utf8))
        index = end
    }

    /// Returns the content of the parentheses at the index, without insignificant spaces.
    mutating func argument() -> (content: String, end: Int)? {
        let parenthesis = next(index, inLine: true)
        guard byte(parenthesis) == .leftParenthesis,
            let end = self.end(ofBracketAt: parenthesis), end - parenthesis < 4096
        else { return nil }
        let content = code[(parenthesis + 1)..<(end - 1)]
        // A quotation mark or a backslash would end the string that it becomes.
        guard !content.contains(.quotationMark), !content.contains(.backslash) else { return nil }
        let words = content.split { $0.isSpace }.map { String(decoding: $0, as: UTF8.self) }
        return (words.joined(separator: " "), end)
    }
}
