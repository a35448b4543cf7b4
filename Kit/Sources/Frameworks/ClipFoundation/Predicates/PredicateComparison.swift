// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A comparison within a predicate.
struct PredicateComparison {
    /// The operators, by the words of the format string.
    enum Operator: String {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case `in` = "IN"
        case between = "BETWEEN"

        /// Reads an operator, in any of its spellings.
        init?(spelling: String) {
            let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
            self.init(rawValue: others[spelling] ?? spelling.uppercased())
        }
    }

    /// The number of elements of a list that have to fulfil the comparison.
    enum Quantity: String {
        case any = "ANY"
        case some = "SOME"
        case all = "ALL"
        case none = "NONE"
    }

    let left: PredicateOperand
    let operation: Operator
    let right: PredicateOperand
    var quantity: Quantity?
    /// Whether case and accents count: `[c]` and `[d]`.
    var folding: String.CompareOptions = []

    func holds(for object: Any?) -> Bool {
        let left = left.value(for: object)
        let right = right.value(for: object)
        guard let quantity else { return holds(left, right) }
        let elements = if case .list(let elements) = left { elements } else { [left] }
        return switch quantity {
        case .any, .some: elements.contains { holds($0, right) }
        case .all: elements.allSatisfy { holds($0, right) }
        case .none: !elements.contains { holds($0, right) }
        }
    }

    private func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        let left = folded(left)
        // The pattern of a regular expression has letters whose case is a meaning.
        let right = operation == .matches ? right : folded(right)
        let order = left.order(to: right)
        switch operation {
        case .equal: return left.isEqual(to: right)
        case .notEqual: return !left.isEqual(to: right)
        case .less: return order == .orderedAscending
        case .lessOrEqual: return order == .orderedAscending || order == .orderedSame
        case .greater: return order == .orderedDescending
        case .greaterOrEqual: return order == .orderedDescending || order == .orderedSame
        case .in: return Self.contains(right, left)
        case .contains: return Self.contains(left, right)
        case .between:
            guard case .list(let bounds) = right, bounds.count == 2 else { return false }
            let above = left.order(to: bounds[0])
            let below = left.order(to: bounds[1])
            guard let above, let below else { return false }
            return above != .orderedAscending && below != .orderedDescending
        case .beginsWith, .endsWith, .like, .matches:
            guard case .text(let text) = left, case .text(let pattern) = right else { return false }
            return compares(text, with: pattern)
        }
    }

    private static func contains(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
        switch (whole, part) {
        case (.list(let elements), _): elements.contains { $0.isEqual(to: part) }
        case (.text(let whole), .text(let part)): whole.contains(part)
        default: false
        }
    }

    private func compares(_ text: String, with pattern: String) -> Bool {
        switch operation {
        case .beginsWith: text.hasPrefix(pattern)
        case .endsWith: text.hasSuffix(pattern)
        case .like: Self.matches(text, Self.expression(ofWildcards: pattern), [])
        default:
            Self.matches(text, pattern, folding.contains(.caseInsensitive) ? .caseInsensitive : [])
        }
    }

    private static func expression(ofWildcards pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern)
            .replacing("\\*", with: ".*")
            .replacing("\\?", with: ".")
    }

    private static func matches(
        _ text: String,
        _ pattern: String,
        _ options: NSRegularExpression.Options
    ) -> Bool {
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$",
                options: options.union(.dotMatchesLineSeparators)
            )
        else { return false }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole)?.range == whole
    }

    private func folded(_ value: PredicateValue) -> PredicateValue {
        guard !folding.isEmpty else { return value }
        return switch value {
        case .text(let text): .text(text.folding(options: folding, locale: nil))
        case .list(let elements): .list(elements.map(folded))
        default: value
        }
    }
}

/// A side of a comparison.
indirect enum PredicateOperand {
    case value(PredicateValue)
    case keyPath([Substring])
    case list([PredicateOperand])

    func value(for object: Any?) -> PredicateValue {
        switch self {
        case .value(let value): value
        case .keyPath(let path): PredicateValue(PredicateValue.value(at: path, in: object))
        case .list(let elements): .list(elements.map { $0.value(for: object) })
        }
    }
}
