// SPDX-License-Identifier: Apache-2.0

import SourceScan

// `#selector` names a method that the Objective-C runtime would find; the rewritten source passes a closure with the
// name.
extension SourceRewriter {
    /// Replaces `#selector(move(_:))` by a value that can call the method.
    ///
    /// In a class `Cell` it becomes `Selector("move(_:)", …)` with a closure that calls the method of a `Cell`, if the
    /// source declares a method with this name. Otherwise, only the name is kept.
    mutating func rewriteSelector(from start: Int) {
        guard let (content, end) = argument() else { return }
        var written = "Selector(\"\(content)\""
        if let (type, method) = method(of: content) {
            written += ", { if let target = $0 as? \(type) { $1.pass(to: target.\(method)) } }"
        }
        replace(start..<end, by: Array((written + ")").utf8))
        index = end
    }

    // Returns the type that has the method, and the method with its labels.
    private mutating func method(of content: String) -> (type: String, method: String)? {
        let labels = content.firstIndex(of: "(") ?? content.endIndex
        var parts = content[..<labels].split(separator: ".", omittingEmptySubsequences: false)
        // Getters and setters are not methods.
        guard let name = parts.popLast(), !content[..<labels].contains(":"),
            !content.contains(" "), declaredMethods().contains(String(name))
        else { return nil }
        let method = String(name) + content[labels...]
        if parts.isEmpty || parts == ["self"] || parts == ["Self"] {
            return open.last.map { ($0.name, method) }
        }
        guard parts.allSatisfy({ $0.first?.isUppercase == true }), parts[0] != "Self" else {
            return nil
        }
        return (parts.joined(separator: "."), method)
    }

    // Returns the names of instance methods that are not asynchronous.
    private mutating func declaredMethods() -> Set<String> {
        if let methods { return methods }
        var found: Set<String> = []
        var ofType = false
        var offset = 0
        while offset < code.count {
            let word = word(at: offset)
            guard !word.isEmpty else {
                offset += 1
                continue
            }
            offset = word.upperBound
            let text = text(word)
            if text == "func" {
                let name = self.word(at: next(offset))
                if !ofType, !name.isEmpty, !waits(behind: name.upperBound) {
                    found.insert(self.text(name))
                }
                offset = max(offset, name.upperBound)
            }
            ofType = text == "static" || text == "class" || ofType && Self.modifiers.contains(text)
        }
        methods = found
        return found
    }

    private mutating func waits(behind end: Int) -> Bool {
        guard byte(next(end)) == .leftParenthesis, let close = self.end(ofBracketAt: next(end))
        else { return true }
        let effect = text(word(at: next(close)))
        return effect == "async" || effect == "throws"
    }
}
