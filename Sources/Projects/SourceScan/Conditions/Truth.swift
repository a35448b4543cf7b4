// SPDX-License-Identifier: Apache-2.0

/// Whether something holds, as far as can be told without a compiler.
public enum Truth: Sendable, Hashable {
    case no
    case unknown
    case yes

    /// The same, known.
    public init(_ value: Bool) { self = value ? .yes : .no }

    /// Whether both hold; known as soon as one does not.
    func and(_ other: Truth) -> Truth {
        if self == .no || other == .no { return .no }
        return self == .yes ? other : .unknown
    }

    /// Whether either holds; known as soon as one does.
    func or(_ other: Truth) -> Truth {
        if self == .yes || other == .yes { return .yes }
        return self == .no ? other : .unknown
    }

    /// Whether it does not hold.
    var negated: Truth {
        switch self {
        case .no: .yes
        case .unknown: .unknown
        case .yes: .no
        }
    }
}
