// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that a predicate compares.
enum PredicateValue: Equatable {
    case nothing
    case integer(Int64)
    case number(Double)
    case text(String)
    case date(Date)
    case list([PredicateValue])
    /// A value that is only equal or not.
    case other(AnyHashable)

    /// Takes the value out of optionals and of Foundation's classes.
    init(_ value: Any?) {
        guard let value = Self.unwrapped(value) else {
            self = .nothing
            return
        }
        if let elements = Self.elements(of: value) {
            self = .list(elements.map { PredicateValue($0) })
            return
        }
        self =
            switch value {
            case let value as PredicateValue: value
            case is NSNull: .nothing
            case let flag as Bool: .integer(flag ? 1 : 0)
            case let number as any BinaryInteger:
                Int64(exactly: number).map(Self.integer) ?? .number(Double(number))
            case let number as any BinaryFloatingPoint: .number(Double(number))
            case let number as NSNumber:
                Int64(exactly: number.doubleValue).map { _ in .integer(number.int64Value) }
                    ?? .number(number.doubleValue)
            case let text as String: .text(text)
            case let text as Substring: .text(String(text))
            case let text as NSString: .text(text.description)
            case let date as Date: .date(date)
            case let date as NSDate:
                .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
            case let id as NSUUID: UUID(uuidString: id.uuidString).map { .other($0) } ?? .nothing
            case let value as any Hashable: .other(AnyHashable(value))
            case let object as AnyObject: .other(ObjectIdentifier(object))
            }
    }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// The value at a key path in an object, a dictionary, or each element of a list.
    static func value(at path: [Substring], in object: Any?) -> Any? {
        guard let key = path.first, let object = unwrapped(object) else { return unwrapped(object) }
        if let list = elements(of: object) {
            return key == "@count" ? list.count : list.map { value(at: path, in: $0) as Any }
        }
        let next: Any? =
            switch object {
            case let values as [String: Any]: values[String(key)]
            case let object as NSObject: object.value(forKey: String(key))
            default: Mirror(reflecting: object).descendant(String(key))
            }
        return value(at: Array(path.dropFirst()), in: next)
    }

    private static func elements(of object: Any) -> [Any]? {
        switch object {
        case is [String: Any]: nil
        case let list as [Any]: list
        case let set as Set<AnyHashable>: set.map(\.base)
        case let list as NSArray: Array(list)
        case let set as NSSet: Array(set)
        default: nil
        }
    }

    /// The order of two numbers, texts or dates; `nil` for others.
    func order(to other: PredicateValue) -> ComparisonResult? {
        switch (self, other) {
        case (.integer(let a), .integer(let b)): Self.order(a, b)
        case (.integer(let a), .number(let b)): Self.order(Double(a), b)
        case (.number(let a), .integer(let b)): Self.order(a, Double(b))
        case (.number(let a), .number(let b)): Self.order(a, b)
        case (.text(let a), .text(let b)): Self.order(a, b)
        case (.date(let a), .date(let b)): Self.order(a, b)
        default: nil
        }
    }

    private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
        a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func isEqual(to other: PredicateValue) -> Bool {
        order(to: other).map { $0 == .orderedSame } ?? (self == other)
    }
}
