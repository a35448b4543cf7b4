// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import Synchronization

/// The evaluation of a setting or a text, through everything that it refers to.
///
/// A reference to a setting that is being evaluated means its value on the next lower level. This is the meaning of
/// `$(inherited)`, it ends circular references, and it is the behaviour of the open build system.
struct SettingEvaluation {
    /// The maximum length of a chain of references.
    private static let depthLimit = 64
    /// The maximum number of values in all.
    private static let stepLimit = 4_096
    /// The maximum length of a value, in bytes.
    private static let lengthLimit = 65_536

    /// A value that is being evaluated: its name, and its location in the levels.
    private struct Frame {
        let name: String
        let level: Int
        let index: Int
    }

    /// A text, with the variables that are still open in it.
    struct Output {
        var bytes: [UInt8] = []
        var unresolved: [String] = []
        var symbolic: [String] = []

        var isOpen: Bool { !unresolved.isEmpty || !symbolic.isEmpty }

        mutating func append(_ other: Output) {
            bytes += other.bytes
            join(other)
        }

        mutating func join(_ other: Output) {
            for name in other.unresolved where !unresolved.contains(name) {
                unresolved.append(name)
            }
            for name in other.symbolic where !symbolic.contains(name) { symbolic.append(name) }
        }

        /// Returns the value of a setting from an assignment.
        func resolved(
            by assignment: SettingAssignment,
            at level: SettingLevel.Kind
        ) -> ResolvedSetting {
            ResolvedSetting(
                text: String(decoding: bytes, as: UTF8.self),
                unresolved: unresolved,
                symbolic: symbolic,
                place: assignment.place,
                level: level.resolved,
                raw: assignment.value
            )
        }
    }

    private let settings: BuildSettings
    private let overrides: [String: String]
    private var frames: [Frame] = []
    private var steps = 0
    /// A Boolean value that indicates whether a value was met again that is not the innermost one, so that the result
    /// depends on the starting point.
    private(set) var isCircular = false

    init(_ settings: BuildSettings, overrides: [String: String] = [:]) {
        self.settings = settings
        self.overrides = overrides
    }

    mutating func value(of name: String) -> ResolvedSetting? {
        evaluate(name).map { $0.resolved(by: $1, at: $2) }
    }

    mutating func expand(_ text: String) -> ResolvedSetting {
        let output = expression(Array(text.utf8))
        return ResolvedSetting(
            text: String(decoding: output.bytes, as: UTF8.self),
            unresolved: output.unresolved,
            symbolic: output.symbolic,
            place: nil,
            level: .standard,
            raw: text
        )
    }

    /// Returns the next assignment to a name, below those that are being evaluated.
    private func next(_ name: String) -> (assignment: SettingAssignment, level: Int, index: Int)? {
        let last = frames.last { $0.name == name }
        var level = last?.level ?? settings.levels.count - 1
        var end = last?.index
        while level >= 0 {
            let list = settings.levels[level].assignments[name] ?? []
            var index = min(end ?? list.count, list.count) - 1
            while index >= 0 {
                if settings.holds(list[index]) { return (list[index], level, index) }
                index -= 1
            }
            level -= 1
            end = nil
        }
        return nil
    }

    private mutating func evaluate(
        _ name: String
    ) -> (Output, SettingAssignment, SettingLevel.Kind)? {
        steps += 1
        if frames.last?.name != name, frames.contains(where: { $0.name == name }) {
            isCircular = true
        }
        guard let (assignment, level, index) = next(name) else { return nil }
        guard steps < Self.stepLimit, frames.count < Self.depthLimit else {
            var output = Output()
            output.bytes = Array("$(\(name))".utf8)
            output.unresolved = [name]
            return (output, assignment, settings.levels[level].kind)
        }
        frames.append(Frame(name: name, level: level, index: index))
        let output = expression(Array(assignment.value.utf8))
        frames.removeLast()
        return (output, assignment, settings.levels[level].kind)
    }

    /// Returns the value of a reference; `nil` if there is none.
    private mutating func reference(_ name: String) -> Output? {
        if name == "inherited" || name == "value" {
            guard let frame = frames.last else { return nil }
            return evaluate(frame.name)?.0 ?? Output()
        }
        if let text = overrides[name], !frames.contains(where: { $0.name == name }) {
            // The text may itself contain variables, even, by mistake, its own.
            frames.append(Frame(name: name, level: settings.levels.count - 1, index: .max))
            defer { frames.removeLast() }
            return expression(Array(text.utf8))
        }
        if !frames.contains(where: { $0.name == name }),
            let known = settings.cache.withLock({ $0[name] }), !known.isCircular
        {
            guard let known = known.value else { return nil }
            var output = Output()
            output.bytes = Array(known.text.utf8)
            output.unresolved = known.unresolved
            output.symbolic = known.symbolic
            return output
        }
        let wasCircular = isCircular
        isCircular = false
        let isAgain = frames.contains { $0.name == name }
        let result = evaluate(name)
        if !isCircular, !isAgain, overrides.isEmpty, steps < Self.stepLimit {
            remember(name, result)
        }
        isCircular = isCircular || wasCircular
        guard let result else {
            // The value below the lowest level is empty, as for `$(inherited)`.
            return isAgain ? Output() : nil
        }
        return result.0
    }

    private func remember(_ name: String, _ result: (Output, SettingAssignment, SettingLevel.Kind)?)
    {
        let value = result.map { $0.resolved(by: $1, at: $2) }
        settings.cache.withLock { $0[name] = .init(value: value, isCircular: false) }
    }

    // MARK: Expressions

    private mutating func expression(_ text: [UInt8]) -> Output {
        var position = 0
        var output = Output()
        while position < text.count {
            if text[position] == UInt8(ascii: "$") {
                output.append(substitution(text, &position, depth: 0))
            } else {
                let end = text[position...].firstIndex(of: UInt8(ascii: "$")) ?? text.count
                output.bytes += text[position..<end]
                position = end
            }
            if output.bytes.count > Self.lengthLimit {
                output.bytes.removeSubrange(Self.lengthLimit...)
                if let name = frames.last?.name, !output.unresolved.contains(name) {
                    output.unresolved.append(name)
                }
                break
            }
        }
        return output
    }

    /// Reads a substitution, from its dollar sign on.
    private mutating func substitution(
        _ text: [UInt8],
        _ position: inout Int,
        depth: Int
    ) -> Output {
        let start = position
        var literal = Output()
        position += 1
        guard position < text.count else {
            literal.bytes = [UInt8(ascii: "$")]
            return literal
        }
        switch text[position] {
        case UInt8(ascii: "$"):
            position += 1
            literal.bytes = [UInt8(ascii: "$")]
            return literal
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
            let closing: UInt8 =
                switch text[position] {
                case UInt8(ascii: "("): UInt8(ascii: ")")
                case UInt8(ascii: "{"): UInt8(ascii: "}")
                default: UInt8(ascii: "]")
                }
            position += 1
            return bracketed(text, &position, from: start, closing: closing, depth: depth)
        case let byte where Self.startsName(byte):
            let nameStart = position
            while position < text.count, Self.continuesName(text[position]) { position += 1 }
            let name = String(decoding: text[nameStart..<position], as: UTF8.self)
            return reference(name) ?? Self.open(name, text[start..<position])
        default:
            literal.bytes = [UInt8(ascii: "$")]
            return literal
        }
    }

    private mutating func bracketed(
        _ text: [UInt8],
        _ position: inout Int,
        from start: Int,
        closing: UInt8,
        depth: Int
    ) -> Output {
        var name = Output()
        fragment(text, &position, closing: closing, depth: depth, into: &name)
        let nameText = String(decoding: name.bytes, as: UTF8.self)
        var operations: [(name: String, operand: Output?)] = []
        while position < text.count, text[position] == UInt8(ascii: ":") {
            position += 1
            let first = position
            while position < text.count,
                Self.continuesName(text[position]) || text[position] == UInt8(ascii: "-")
            { position += 1 }
            let operation = String(decoding: text[first..<position], as: UTF8.self)
            var operand: Output?
            if position < text.count, text[position] == UInt8(ascii: "=") {
                position += 1
                var found = Output()
                fragment(text, &position, closing: closing, depth: depth, into: &found)
                operand = found
            } else {
                while position < text.count, text[position] != closing,
                    text[position] != UInt8(ascii: ":")
                { position += 1 }
            }
            operations.append((operation, operand))
        }
        guard position < text.count else {
            // Without a closing bracket, it is text and not a variable.
            var literal = Output()
            literal.bytes = Array(text[start...])
            return literal
        }
        position += 1
        let written = text[start..<position]
        guard !name.isOpen, !nameText.isEmpty else {
            var output = Output()
            output.bytes = Array(written)
            output.join(name)
            if nameText.isEmpty { output.bytes = [] }
            return output
        }
        let value = reference(nameText)
        guard var output = value ?? Self.empty(for: operations) else {
            return Self.open(nameText, written)
        }
        for (operation, operand) in operations {
            if output.isOpen || operand?.isOpen == true {
                // The result of an operator on an unknown text is unknown.
                if operation == "default", !output.bytes.isEmpty { continue }
                output.bytes = Array(written)
                if let operand { output.join(operand) }
                return output
            }
            let old = String(decoding: output.bytes, as: UTF8.self)
            let new =
                operand.map {
                    SettingOperator.apply(
                        operation,
                        String(decoding: $0.bytes, as: UTF8.self),
                        to: old
                    )
                } ?? SettingOperator.apply(operation, to: old)
            if let new { output.bytes = Array(new.utf8) }
        }
        return output
    }

    /// Reads up to a colon or a closing bracket.
    private mutating func fragment(
        _ text: [UInt8],
        _ position: inout Int,
        closing: UInt8,
        depth: Int,
        into output: inout Output
    ) {
        while position < text.count {
            let byte = text[position]
            if byte == closing || byte == UInt8(ascii: ":") { return }
            if byte == UInt8(ascii: "$"), depth < 16 {
                output.append(substitution(text, &position, depth: depth + 1))
            } else {
                output.bytes.append(byte)
                position += 1
            }
        }
    }

    /// Returns an empty value for a variable that has none, if an operator has a default for it.
    private static func empty(for operations: [(name: String, operand: Output?)]) -> Output? {
        operations.contains { $0.name == "default" && $0.operand != nil } ? Output() : nil
    }

    private static func open(_ name: String, _ written: ArraySlice<UInt8>) -> Output {
        var output = Output()
        output.bytes = Array(written)
        if StandardSettings.symbolic.contains(name) {
            output.symbolic = [name]
        } else {
            output.unresolved = [name]
        }
        return output
    }

    private static func startsName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte == UInt8(ascii: "_")
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
        startsName(byte) || byte.isDigit
    }
}

extension SettingLevel.Kind {
    /// The level in the public interface.
    var resolved: ResolvedSetting.Level {
        switch self {
        case .standard: .standard
        case .projectFile: .projectFile
        case .project: .project
        case .targetFile: .targetFile
        case .target: .target
        }
    }
}
