// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import SourceScan

extension SourceRewriter {
    /// Blanks a macro with its arguments, its closures and the attributes before it.
    ///
    /// For a preview that is to be shown, its only closure becomes the body of a function.
    mutating func blankMacro(from start: Int, isPreview: Bool) {
        var end = index
        var name: String?
        let parenthesis = next(end, inLine: true)
        if byte(parenthesis) == .leftParenthesis {
            guard let close = self.end(ofBracketAt: parenthesis) else { return }
            end = close
            name = title(at: next(parenthesis + 1))
        }
        var brace = next(end)
        var bodies: [Range<Int>] = []
        while byte(brace) == .leftBrace {
            guard let close = self.end(ofBracketAt: brace) else { return }
            bodies.append(brace..<close)
            end = close
            // Further closures have a label.
            let label = word(at: next(end))
            let colon = label.upperBound
            guard !label.isEmpty, byte(colon) == .colon else { break }
            brace = next(colon + 1)
        }
        guard !bodies.isEmpty || end > index else { return }
        let first =
            attributes.isEmpty || next(attributes.upperBound) != start
            ? start : attributes.lowerBound
        // Replacements in the attributes are blanked, too.
        while let last = edits.last, last.range.lowerBound >= first { edits.removeLast() }
        guard isPreview else {
            blank(first..<end)
            index = end
            return
        }
        var preview = SourcePreview(form: .macro, name: name, position: position(of: start))
        // Properties in a preview would have to be those of a view.
        if let number, bodies.count == 1, !contains("@Previewable", in: bodies[0]) {
            let function = "morselPreview_\(number)_\(previews.count)()"
            let head = "@MainActor @SwiftUI.ViewBuilder func \(function) -> some SwiftUI.View "
            replace(first..<bodies[0].lowerBound, by: Array(head.utf8))
            index = bodies[0].lowerBound
            preview.expression = function
        } else {
            blank(first..<end)
            index = end
        }
        previews.append(preview)
    }

    private func contains(_ word: String, in range: Range<Int>) -> Bool {
        String(decoding: code[range], as: UTF8.self).contains(word)
    }

    /// Returns the content of the string that begins here, as it is written.
    private func title(at quotation: Int) -> String? {
        guard byte(quotation) == .quotationMark,
            let end = code[(quotation + 1)...].firstIndex(of: .quotationMark)
        else { return nil }
        return String(decoding: source[(quotation + 1)..<end], as: UTF8.self)
    }

    /// Records a type that conforms to `PreviewProvider`.
    mutating func noteProvider(named name: Range<Int>, behind keyword: Range<Int>) {
        var offset = name.upperBound
        // Stops where the body begins, or at a sign that cannot occur in a list of protocols.
        while offset < min(code.count, name.upperBound + 1024) {
            switch code[offset] {
            case .leftBrace, .rightBrace, .semicolon, .equals, .leftParenthesis: return
            case let other where other.isWord:
                let inherited = word(at: offset)
                if equals(inherited, "PreviewProvider") {
                    previews.append(
                        SourcePreview(
                            form: .provider,
                            name: text(name),
                            position: position(of: name.lowerBound),
                            expression: isVisible(from: keyword) ? "\(text(name)).previews" : nil
                        )
                    )
                    return
                }
                if Self.declarations.contains(text(inherited)) { return }
                offset = inherited.upperBound
            default: offset += 1
            }
        }
    }

    /// Returns whether a declaration is at the top level and not private.
    private func isVisible(from keyword: Range<Int>) -> Bool {
        let line = code[..<keyword.lowerBound].reversed().prefix { !$0.endsLine }.reversed()
        return braces == 0 && !String(decoding: line, as: UTF8.self).contains("private")
    }

    static let declarations: Set<String> = [
        "class", "enum", "extension", "func", "import", "let", "struct", "var",
    ]
}
