// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import SourceScan

extension SourceRewriter {
    /// The values of platform conditions in `#if`; others, such as `macOS`, are already false where the source is
    /// compiled.
    private static let systems: [String: [String: Bool]] = [
        "os": ["iOS": true, "Linux": false],
        "targetEnvironment": ["simulator": true],
    ]

    /// Rewrites the condition that begins at the index, and advances past it.
    mutating func rewriteCondition() {
        var parentheses = 0
        /// A Boolean value that indicates whether the condition continues after the end of its line.
        var isOpen = false
        while index < code.count {
            let current = code[index]
            switch current {
            case .leftParenthesis: parentheses += 1
            case .rightParenthesis: parentheses -= 1
            case _ where current.endsLine:
                guard parentheses > 0 || isOpen || beginsWithOperator(next(index)) else { return }
            case _ where current.isWord:
                rewriteQuestion()
                isOpen = false
                continue
            default: break
            }
            if !current.isSpace { isOpen = current == .ampersand || current == .bar }
            index += 1
        }
    }

    private func beginsWithOperator(_ offset: Int) -> Bool {
        let pair = (byte(offset), byte(offset + 1))
        return pair == (.ampersand, .ampersand) || pair == (.bar, .bar)
    }

    /// Advances past a word, and past the parentheses after it if it is a platform condition.
    private mutating func rewriteQuestion() {
        let question = word(at: index)
        index = question.upperBound
        guard let answers = Self.systems[text(question)] else { return }
        let parenthesis = next(index, inLine: true)
        guard byte(parenthesis) == .leftParenthesis else { return }
        let system = word(at: next(parenthesis + 1, inLine: true))
        let close = next(system.upperBound, inLine: true)
        guard byte(close) == .rightParenthesis else { return }
        index = close + 1
        guard let answer = answers[text(system)] else { return }
        replace(question.lowerBound..<index, by: Array(String(answer).utf8))
    }
}
