// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// Matching of a text with a pattern (rules 2, 3, 7 and 10 of matching).
///
/// A pattern with more than one wildcard is gone through from left to right, with the set of the
/// positions of the text up to which it matches so far. That takes one step for each element,
/// however many possibilities there are, so that nothing is tried twice.
extension PatternTable {
    /// Whether a pattern matches a whole text.
    ///
    /// - Parameters:
    ///   - index: The pattern.
    ///   - text: The bytes in which the text stands.
    ///   - range: The range of the text.
    ///   - effort: What the patterns of this decision have cost so far.
    /// - Returns: Whether it matches.
    @inline(__always)
    func matches(
        _ index: Int,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ effort: inout MatchingEffort
    ) -> Bool {
        let pattern = patterns.span[index]
        guard range.count >= pattern.shortest else { return false }
        switch pattern.kind {
        case .nothing: return false
        case .literal(let literal):
            return range.count == literal.count && hasLiteral(literal, text, at: range.lowerBound)
        case .affixes(let prefix, let wildcards, let suffix):
            let middle = (range.lowerBound + prefix.count)..<(range.upperBound - suffix.count)
            return hasLiteral(prefix, text, at: range.lowerBound)
                && hasLiteral(suffix, text, at: middle.upperBound)
                && Self.matches(wildcards, text, middle)
        case .folder(let literal):
            // The slash at the end of the literal is there, or the text ends before it.
            let folder = literal.lowerBound..<(literal.upperBound - 1)
            let end = range.lowerBound + folder.count
            return hasLiteral(folder, text, at: range.lowerBound)
                && (end == range.upperBound || text[end] == .slash)
        case .elements(let elements, let isPath):
            let index = effort.index(forCost: pattern.cost, text, range)
            // Nearly all texts are so short that a set of their positions is one machine word.
            if range.count < 64 {
                let start = MatchProgress<1>(textLength: range.count, isPath: isPath)
                return matches(elements, from: start, text, range, index)
            }
            let start = MatchProgress<129>(textLength: range.count, isPath: isPath)
            return matches(elements, from: start, text, range, index)
        }
    }

    /// Whether bytes stand at a position, from which on the text has as many.
    @inline(__always)
    func hasLiteral(_ literal: Range<Int>, _ text: Span<UInt8>, at position: Int) -> Bool {
        let bytes = self.bytes.span
        for index in 0..<literal.count
        where bytes[literal.lowerBound + index] != text[position + index] {
            return false
        }
        return true
    }

    /// Whether there are as many characters as wildcards stand for.
    @inline(__always)
    private static func matches(
        _ wildcards: Wildcards,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Bool {
        if wildcards.hasRun, wildcards.characterCount == 0 { return true }
        var count = 0
        for position in range where text[position] & 0xC0 != 0x80 {
            count += 1
            // So the time is bounded by the length of the pattern.
            if count > wildcards.characterCount { return wildcards.hasRun }
        }
        return count == wildcards.characterCount
    }

    // MARK: Sequences of elements

    @inline(never)
    private func matches<let capacity: Int>(
        _ elements: Range<Int>,
        from start: MatchProgress<capacity>,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ index: TextIndex?
    ) -> Bool {
        var progress = start
        var rest = elements
        // Most patterns start with bytes that stand in the text as a whole.
        if case .literal(let literal, solid: _) = self.elements.span[elements.lowerBound] {
            if literal.count <= range.count, hasLiteral(literal, text, at: range.lowerBound) {
                progress.start(after: literal.count)
                rest = (elements.lowerBound + 1)..<elements.upperBound
            } else if !start.isPath {
                return false
            }
        }
        for element in rest {
            let next = element + 1 < elements.upperBound ? element + 1 : nil
            advance(&progress, over: element, next: next, text, range, index)
            if progress.isEmpty { return false }
        }
        return progress.reachesEnd(of: range)
    }

    /// Advances by one element.
    private func advance<let capacity: Int>(
        _ progress: inout MatchProgress<capacity>,
        over element: Int,
        next: Int?,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ index: TextIndex?
    ) {
        let element = elements.span[element]
        if case .choice(let choice) = element {
            advance(&progress, over: choices.span[choice], next: next, text, range, index)
            return
        }
        progress.leaveStart(before: element, text, range)
        var tail: MatchProgress<capacity>.Tail = []
        switch element {
        case .literal(let literal, let solid):
            if progress.isPath, solid.count < literal.count {
                if solid.isEmpty { tail = progress.tail.afterSlashes }
                // What stands before the slashes reaches to the end of the text.
                let position = range.count - solid.count
                if position >= 0, progress.positions.contains(position),
                    hasLiteral(solid, text, at: range.lowerBound + position)
                {
                    tail.insert(.slashes)
                }
            }
            advance(&progress.positions, overLiteral: literal, text, range, index)
        case .anyCharacter:
            advanceOverCharacter(&progress.positions, text, range, index)
        case .character(let set):
            advance(&progress.positions, overCharacterOf: set, text, range, index)
        case .anyRun:
            if let first = progress.positions.first {
                progress.positions.insert(first...range.count)
            }
            tail = progress.tail.afterRun
        case .choice: break
        }
        progress.tail = tail
    }

    /// Advances by one of several alternatives.
    private func advance<let capacity: Int>(
        _ progress: inout MatchProgress<capacity>,
        over choice: Choice,
        next: Int?,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ index: TextIndex?
    ) {
        let start = progress
        // The bytes with which whatever the next element matches starts.
        var following = 0..<0
        if let next, case .literal(_, let solid) = elements.span[next] { following = solid }
        progress.leaveStart(before: .choice(0), text, range)
        progress.tail = []
        if let index {
            advance(&progress.positions, overWordsOf: choice, range, index)
        } else {
            advance(&progress.positions, overWordsOf: choice, following, text, range)
        }
        if choice.isOptional { progress.formUnion(start) }
        for alternative in choice.alternatives {
            // Values hold no variables, so that this goes one level down and no further.
            var inside = start
            for element in alternatives.span[alternative] where !inside.isEmpty {
                advance(&inside, over: element, next: nil, text, range, index)
            }
            progress.formUnion(inside)
        }
    }
}
