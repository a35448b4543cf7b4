// SPDX-License-Identifier: Apache-2.0

/// A value of a column or of a statement's parameter; every SQL database has these types.
package enum SQLValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])
}

extension SQLValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
    package init(nilLiteral: ()) { self = .null }
    package init(integerLiteral number: Int64) { self = .integer(number) }
    package init(stringLiteral text: String) { self = .text(text) }
    package init(booleanLiteral isTrue: Bool) { self = isTrue.sqlValue }
}

/// A type whose values can be stored in a column.
package protocol SQLConvertible {
    /// Creates the value from a column; `nil` if the column has another type.
    init?(_ value: SQLValue)

    /// The value as the parameter of a statement.
    var sqlValue: SQLValue { get }
}

extension SQLValue: SQLConvertible {
    package init?(_ value: SQLValue) { self = value }
    package var sqlValue: SQLValue { self }
}

extension Int64: SQLConvertible {
    package init?(_ value: SQLValue) {
        guard case .integer(let number) = value else { return nil }
        self = number
    }

    package var sqlValue: SQLValue { .integer(self) }
}

extension Int: SQLConvertible {
    package init?(_ value: SQLValue) {
        guard case .integer(let number) = value else { return nil }
        self.init(exactly: number)
    }

    package var sqlValue: SQLValue { .integer(Int64(self)) }
}

/// Booleans are stored as numbers, as in SQLite.
extension Bool: SQLConvertible {
    package init?(_ value: SQLValue) {
        switch value {
        case .integer(0): self = false
        case .integer(1): self = true
        default: return nil
        }
    }

    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension Double: SQLConvertible {
    package init?(_ value: SQLValue) {
        switch value {
        case .real(let number): self = number
        case .integer(let number): self.init(exactly: number)
        default: return nil
        }
    }

    package var sqlValue: SQLValue { .real(self) }
}

extension String: SQLConvertible {
    package init?(_ value: SQLValue) {
        guard case .text(let text) = value else { return nil }
        self = text
    }

    package var sqlValue: SQLValue { .text(self) }
}

extension [UInt8]: SQLConvertible {
    package init?(_ value: SQLValue) {
        guard case .bytes(let bytes) = value else { return nil }
        self = bytes
    }

    package var sqlValue: SQLValue { .bytes(self) }
}
