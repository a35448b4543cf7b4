// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

extension SourceScanner {
    /// Reads a directive at the index, and advances past it.
    ///
    /// - Returns: Whether there is one.
    mutating func readDirective() -> Bool {
        guard language == .swift || !isInLine else { return false }
        let start = index
        let name = word(at: language == .swift ? start + 1 : next(start + 1, inLine: true))
        guard !name.isEmpty else { return false }
        let place = position
        let isC = language == .objectiveC
        if isEqual(name, "if") {
            openCondition(readCondition(name), start, place)
        } else if isEqual(name, isC ? "elif" : "elseif") {
            elseCondition(readCondition(name), start, place)
        } else if isEqual(name, "else") {
            advance(to: name.upperBound)
            elseCondition(nil, start, place)
        } else if isEqual(name, "endif") {
            advance(to: name.upperBound)
            closeBranch(at: start)
        } else if isC {
            return readDirectiveOfC(name, start, place)
        } else {
            return false
        }
        return true
    }

    private mutating func readDirectiveOfC(
        _ name: Range<Int>,
        _ start: Int,
        _ place: TextPosition
    ) -> Bool {
        if isEqual(name, "ifdef") {
            openCondition(readName(name), start, place)
        } else if isEqual(name, "ifndef") {
            openCondition(.not(readName(name)), start, place)
        } else if isEqual(name, "elifdef") {
            elseCondition(readName(name), start, place)
        } else if isEqual(name, "elifndef") {
            elseCondition(.not(readName(name)), start, place)
        } else if isEqual(name, "define") {
            let macro = word(at: next(name.upperBound, inLine: true))
            if !macro.isEmpty, result.macros.count < SourceScan.countLimit {
                result.macros.insert(text(macro))
            }
            advance(to: name.upperBound)
        } else if isOne(of: ["import", "include", "include_next"], name) {
            meetInclude(name.upperBound, at: place)
            advance(to: name.upperBound)
        } else {
            advance(to: name.upperBound)
        }
        return true
    }

    private mutating func readCondition(_ name: Range<Int>) -> Condition {
        var reader = ConditionReader(bytes, at: name.upperBound, language: language)
        let condition = reader.read()
        advance(to: reader.index)
        return condition
    }

    private mutating func readName(_ name: Range<Int>) -> Condition {
        var reader = ConditionReader(bytes, at: name.upperBound, language: language)
        let condition = reader.readName()
        advance(to: reader.index)
        return condition
    }

    private mutating func note(_ condition: Condition?, _ place: TextPosition, around: Int?) {
        guard let condition else { return }
        for name in Set(condition.names).sorted() {
            keep(AskedName(name: name, position: place, branch: around), in: \.asked)
        }
    }

    private mutating func openCondition(
        _ condition: Condition,
        _ start: Int,
        _ place: TextPosition
    ) {
        note(condition, place, around: branch)
        conditions.append(
            OpenCondition(outer: branch, braces: braces, parentheses: parentheses)
        )
        add(
            ConditionalBranch(
                condition: condition,
                previous: nil,
                parent: branch,
                start: index,
                end: bytes.count
            )
        )
    }

    private mutating func elseCondition(
        _ condition: Condition?,
        _ start: Int,
        _ place: TextPosition
    ) {
        guard let around = conditions.last, let branch else { return }
        note(condition, place, around: around.outer)
        result.branches[branch].end = start
        // Brackets that a branch opens must be closed in it: only one of the branches is compiled.
        braces = around.braces
        parentheses = around.parentheses
        closeHandlers()
        add(
            ConditionalBranch(
                condition: condition,
                previous: branch,
                parent: around.outer,
                start: index,
                end: bytes.count
            )
        )
    }

    private mutating func add(_ new: ConditionalBranch) {
        guard result.branches.count < SourceScan.countLimit else {
            result.isComplete = false
            index = bytes.count
            return
        }
        result.branches.append(new)
        branch = result.branches.count - 1
    }

    /// Ends the innermost `#if`, if one is open.
    mutating func closeBranch(at end: Int) {
        guard let around = conditions.popLast(), let current = branch else {
            branch = nil
            return
        }
        result.branches[current].end = end
        branch = around.outer
    }
}
