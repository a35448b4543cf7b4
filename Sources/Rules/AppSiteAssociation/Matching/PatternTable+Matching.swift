// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Matching of a text with a pattern (rules 2, 3, 7 and 10 of matching).
///
/// A pattern with more than one wildcard is processed from left to right, with the set of the
/// positions of the text up to which it matches so far. That takes one step for each element,
/// regardless of the number of possibilities, so nothing is tried twice.
extension PatternTable {
    /// Returns whether a pattern matches a whole text.
    ///
    /// - Parameters:
    ///   - index: The pattern.
    ///   - text: The bytes that contain the text.
    ///   - range: The range of the text.
    ///   - effort: The cost of the patterns of this decision so far.
    /// - Returns: Whether the pattern matches.
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
            // The text has the slash at the end of the literal, or ends before it.
            let folder = literal.lowerBound..<(literal.upperBound - 1)
            let end = range.lowerBound + folder.count
            return hasLiteral(folder, text, at: range.lowerBound)
                && (end == range.upperBound || text[end] == .slash)
        case .elements(let elements, let isPath):
            guard hasSuffix(pattern.suffix, text, range) else { return false }
            let index = effort.index(forCost: pattern.cost, text, range)
            // Nearly all texts are so short that a set of their positions fits in one machine word.
            if range.count < 64 {
                let start = MatchProgress<1>(textLength: range.count, isPath: isPath)
                return matches(elements, from: start, text, range, index)
            }
            let start = MatchProgress<129>(textLength: range.count, isPath: isPath)
            return matches(elements, from: start, text, range, index)
        }
    }

    /// Whether the text has bytes at a position; it must have as many bytes from there on.
    @inline(__always)
    func hasLiteral(_ literal: Range<Int>, _ text: Span<UInt8>, at position: Int) -> Bool {
        let bytes = self.bytes.span
        for index in 0..<literal.count
        where bytes[literal.lowerBound + index] != text[position + index] {
            return false
        }
        return true
    }

    /// Whether a text ends with bytes.
    @inline(__always)
    private func hasSuffix(_ suffix: Range<Int>, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        suffix.count <= range.count
            && hasLiteral(suffix, text, at: range.upperBound - suffix.count)
    }

    /// Returns whether there are as many characters as the wildcards require.
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
            // Therefore the time is limited by the length of the pattern.
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
        // Most patterns start with bytes that have to be in the text literally.
        if case .literal(let literal, solid: _) = self.elements.span[elements.lowerBound] {
            if literal.count <= range.count, hasLiteral(literal, text, at: range.lowerBound) {
                progress.start(after: literal.count)
                rest = (elements.lowerBound + 1)..<elements.upperBound
            } else if !start.isPath {
                return false
            }
        }
        var element = rest.lowerBound
        while element < rest.upperBound {
            if let run = advance(&progress, overRunsFrom: element, rest, text, range, index) {
                element = run
            } else {
                let next = element + 1 < elements.upperBound ? element + 1 : nil
                advance(&progress, over: element, next: next, text, range, index)
                element += 1
            }
            if progress.isEmpty { return false }
        }
        return progress.reachesEnd(of: range)
    }

    /// Advances over literals between runs, as in `*a*b*`, up to the last of these runs.
    ///
    /// Only the first occurrence of each literal is relevant: the element after a run can start at
    /// every position after it.
    ///
    /// - Returns: The last run; `nil` if the elements here are not a run and a literal that is
    ///   followed by another run.
    private func advance<let capacity: Int>(
        _ progress: inout MatchProgress<capacity>,
        overRunsFrom start: Int,
        _ elements: Range<Int>,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ index: TextIndex?
    ) -> Int? {
        let table = self.elements.span
        var element = start
        var position: Int?
        while element + 2 < elements.upperBound, case .anyRun = table[element],
            case .literal(let literal, let solid) = table[element + 1],
            // Slashes before a run can be beyond the end of a path.
            solid.count == literal.count || !progress.isPath,
            case .anyRun = table[element + 2]
        {
            if position == nil {
                guard progress.beginning.isEmpty else { return nil }
                position = progress.positions.first
            }
            position = position.flatMap { end(of: literal, from: $0, text, range, index) }
            guard position != nil else {
                progress.removeAll()
                return element + 2
            }
            element += 2
        }
        guard let position else { return nil }
        progress.start(at: position)
        return element
    }

    /// Returns the end of the first occurrence of a literal from a position on.
    private func end(
        of literal: Range<Int>,
        from start: Int,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ index: TextIndex?
    ) -> Int? {
        if let index { return index.end(of: bytes[literal], from: start) }
        var position = start
        while literal.count <= range.count - position {
            if hasLiteral(literal, text, at: range.lowerBound + position) {
                return position + literal.count
            }
            position += 1
        }
        return nil
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
        if case .literal(let literal, let solid) = element {
            advance(&progress, overLiteral: literal, solid: solid, text, range, index)
            return
        }
        let beginning = progress.leaveBeginning()
        var tail: MatchProgress<capacity>.Tail = []
        switch element {
        case .anyCharacter:
            if !beginning.isEmpty, range.count > 1 { progress.positions.insert(1) }
            advanceOverCharacter(&progress.positions, text, range, index)
        case .character(let set):
            if !beginning.isEmpty, range.count > 1 { progress.positions.insert(1) }
            advance(&progress.positions, overCharacterOf: set, text, range, index)
        case .anyRun:
            tail = progress.tail.afterRun
            if beginning.contains(.empty) { progress.positions.insert(0) }
            if beginning.contains(.slashes) {
                if range.isEmpty { tail.insert(.folder) } else { progress.positions.insert(1) }
            }
            if let first = progress.positions.first {
                progress.positions.insert(first...range.count)
            }
        case .literal, .choice: break
        }
        progress.tail = tail
    }

    /// Advances by a literal, of which `solid` are the bytes before the slashes at its end.
    private func advance<let capacity: Int>(
        _ progress: inout MatchProgress<capacity>,
        overLiteral literal: Range<Int>,
        solid: Range<Int>,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ index: TextIndex?
    ) {
        let beginning = progress.leaveBeginning()
        let hasSlashesAtEnd = progress.isPath && solid.count < literal.count
        var tail: MatchProgress<capacity>.Tail = []
        if hasSlashesAtEnd {
            if solid.isEmpty { tail = progress.tail.afterSlashes }
            // The bytes before the slashes extend to the end of the text.
            let position = range.count - solid.count
            if position >= 0, progress.positions.contains(position),
                hasLiteral(solid, text, at: range.lowerBound + position)
            {
                tail.insert(.slashes)
            }
        }
        advance(&progress.positions, overLiteral: literal, text, range, index)
        if !beginning.isEmpty {
            // The slashes at the beginning of the pattern are the first slash of the path.
            let slashes = slashes(atBeginningOf: literal)
            let rest = literal.dropFirst(slashes)
            let solid = solid.dropFirst(slashes)
            if rest.isEmpty {
                progress.stayAtBeginning()
            } else if rest.count < range.count, hasLiteral(rest, text, at: range.lowerBound + 1) {
                progress.positions.insert(1 + rest.count)
            } else if hasSlashesAtEnd, solid.count + 1 == range.count,
                hasLiteral(solid, text, at: range.lowerBound + 1)
            {
                tail.insert(.slashes)
            }
        }
        progress.tail = tail
    }

    private func slashes(atBeginningOf literal: Range<Int>) -> Int {
        let bytes = self.bytes.span
        var count = 0
        while count < literal.count, bytes[literal.lowerBound + count] == .slash { count += 1 }
        return count
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
        // The bytes with which every match of the next element starts.
        var following = 0..<0
        if let next, case .literal(_, let solid) = elements.span[next] { following = solid }
        if !progress.leaveBeginning().isEmpty {
            // Words that begin with a slash match from the first slash of the path on.
            if choice.hasWordsWithSlash { progress.positions.insert(0) }
            if range.count > 1, text[range.lowerBound + 1] != .slash {
                progress.positions.insert(1)
            }
        }
        progress.tail = []
        if let index {
            advance(&progress.positions, overWordsOf: choice, range, index)
        } else {
            advance(&progress.positions, overWordsOf: choice, following, text, range)
        }
        if choice.isOptional { progress.formUnion(start) }
        for alternative in choice.alternatives {
            // Values contain no variables, so this goes down only one level.
            var inside = start
            for element in alternatives.span[alternative] where !inside.isEmpty {
                advance(&inside, over: element, next: nil, text, range, index)
            }
            progress.formUnion(inside)
        }
    }
}
