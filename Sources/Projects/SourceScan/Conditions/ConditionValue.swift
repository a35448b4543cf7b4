// SPDX-License-Identifier: Apache-2.0

/// A three-valued Boolean: the value of a condition as far as it is known without a compiler.
public enum ConditionValue: Sendable, Hashable {
    case no
    case unknown
    case yes

    /// Creates a known value.
    public init(_ value: Bool) { self = value ? .yes : .no }

    /// Returns the conjunction; `no` as soon as one side is.
    func and(_ other: ConditionValue) -> ConditionValue {
        if self == .no || other == .no { return .no }
        return self == .yes ? other : .unknown
    }

    /// Returns the disjunction; `yes` as soon as one side is.
    func or(_ other: ConditionValue) -> ConditionValue {
        if self == .yes || other == .yes { return .yes }
        return self == .no ? other : .unknown
    }

    /// The negation; `unknown` stays the same.
    var negated: ConditionValue {
        switch self {
        case .no: .yes
        case .unknown: .unknown
        case .yes: .no
        }
    }
}
