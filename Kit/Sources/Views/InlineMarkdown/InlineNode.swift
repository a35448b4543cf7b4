// SPDX-License-Identifier: Apache-2.0

/// A part of an inline text.
indirect enum InlineNode {
    case text(String)
    case code(String)
    case run(DelimiterRun)
    case link([InlineNode], String)
    case group([InlineNode], MarkdownSpan.Style)

    func write(to spans: inout [MarkdownSpan], _ style: MarkdownSpan.Style, _ link: String?) {
        switch self {
        case .text(let text): spans.append(MarkdownSpan(text, style, link: link))
        case .code(let text): spans.append(MarkdownSpan(text, style.union(.code), link: link))
        case .run(let run): spans.append(MarkdownSpan(run.text, style, link: link))
        case .link(let inside, let address):
            for node in inside { node.write(to: &spans, style, link ?? address) }
        case .group(let inside, let own):
            for node in inside { node.write(to: &spans, style.union(own), link) }
        }
    }
}

/// A run of `*`, `_` or `~`, and the number of its delimiters that are not used yet.
struct DelimiterRun {
    let mark: Character
    let length: Int
    var left: Int
    let canOpen: Bool
    let canClose: Bool

    init(_ mark: Character, _ length: Int, before: Character, after: Character) {
        self.mark = mark
        self.length = length
        left = length
        let spaceBefore = before.isWhitespace
        let spaceAfter = after.isWhitespace
        let signBefore = before.isPunctuation || before.isSymbol
        let signAfter = after.isPunctuation || after.isSymbol
        let isLeft = !spaceAfter && (!signAfter || spaceBefore || signBefore)
        let isRight = !spaceBefore && (!signBefore || spaceAfter || signAfter)
        if mark == "_" {
            // An underscore within a word is part of the word.
            canOpen = isLeft && (!isRight || signBefore)
            canClose = isRight && (!isLeft || signAfter)
        } else {
            // A run of more than two tildes is not a delimiter.
            let isUsed = mark != "~" || length <= 2
            canOpen = isLeft && isUsed
            canClose = isRight && isUsed
        }
    }

    var text: String { String(repeating: mark, count: left) }

    /// Whether this run, which opens, matches one that closes.
    func fits(_ closer: DelimiterRun) -> Bool {
        guard canOpen, mark == closer.mark, left > 0 else { return false }
        if mark == "~" { return length == closer.length }
        // A run that can open and close matches only if the sum of the lengths is not a multiple of
        // three.
        if (canClose || closer.canOpen) && (length + closer.length) % 3 == 0 {
            return length % 3 == 0 && closer.length % 3 == 0
        }
        return true
    }
}

// The number of runs that are searched for a partner; earlier ones stay characters.
private let reach = 1_000

/// Groups the nodes between runs and their partners, from left to right, inner pairs first.
func resolveEmphasis(in nodes: inout [InlineNode], from start: Int) {
    var result: [InlineNode] = []
    // The indices in the result of runs that can open.
    var openers: [Int] = []
    for node in nodes {
        guard case .run(var closer) = node else {
            result.append(node)
            continue
        }
        while closer.canClose, closer.left > 0,
            let position = openers.suffix(reach).lastIndex(where: {
                if case .run(let opener) = result[$0] { opener.fits(closer) } else { false }
            }),
            case .run(var opener) = result[openers[position]]
        {
            let index = openers[position]
            let count = closer.mark == "~" ? closer.length : min(2, opener.left, closer.left)
            let style: MarkdownSpan.Style =
                closer.mark == "~" ? .strikethrough : count == 2 ? .strong : .emphasis
            let inside = Array(result[(index + 1)...])
            opener.left -= count
            closer.left -= count
            result.removeSubrange(index...)
            openers.removeSubrange(position...)
            if opener.left > 0 {
                openers.append(result.count)
                result.append(.run(opener))
            }
            result.append(.group(inside, style))
        }
        if closer.left > 0 {
            if closer.canOpen { openers.append(result.count) }
            result.append(.run(closer))
        }
    }
    nodes = result
}
