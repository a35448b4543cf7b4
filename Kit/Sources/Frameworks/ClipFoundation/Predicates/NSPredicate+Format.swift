// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSPredicate {
    /// Creates a predicate from a format string, such as `name CONTAINS[cd] %@`, and its arguments.
    ///
    /// Key paths name values of managed objects, the stored properties of others, and keys of dictionaries.
    /// Subqueries, functions and arithmetic are not read. A format string that cannot be read ends the program, as on
    /// a phone.
    public convenience init(format: String, _ arguments: Any?...) {
        self.init(format: format, argumentArray: arguments as [Any])
    }

    /// Creates a predicate from a format string and its arguments.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
        do throws(PredicateFormatError) {
            // SAFETY: the arguments are only read.
            nonisolated(unsafe) let read = try PredicateFormat(format, arguments ?? [])
            self.init { object, _ in unsafe read.holds(for: object) }
        } catch {
            preconditionFailure(
                "the predicate '\(format)' cannot be read at '\(error.unexpected)'"
            )
        }
    }
}

extension NSSortDescriptor {
    /// Creates an order by the value with a name: objects without one come first.
    public convenience init(key: String, ascending: Bool) {
        let path = key.split(separator: ".")
        self.init(keyPath: \NSObject.self, ascending: ascending) { a, b in
            let a = PredicateValue(PredicateValue.value(at: path, in: a))
            let b = PredicateValue(PredicateValue.value(at: path, in: b))
            if a == .nothing || b == .nothing {
                return a == b
                    ? .orderedSame : a == .nothing ? .orderedAscending : .orderedDescending
            }
            return a.order(to: b) ?? .orderedSame
        }
    }
}
