// SPDX-License-Identifier: Apache-2.0

/// The value of a property of an element.
package enum PropertyValue: Sendable {
    /// No value: the property is not set.
    case unset
    case flag(Bool)
    case integer(Int32)
    case number(Double)
    case text(String)
    case list([PropertyValue])

    /// Returns whether two values are the same, byte for byte.
    @inline(never)
    package func isSame(as other: PropertyValue) -> Bool {
        switch (self, other) {
        case (.unset, .unset): true
        case (.flag(let left), .flag(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.number(let left), .number(let right)): left.bitPattern == right.bitPattern
        case (.text(let left), .text(let right)): hasSameBytes(left, right)
        case (.list(let left), .list(let right)): areSame(left, right)
        default: false
        }
    }

    private func areSame(_ left: [PropertyValue], _ right: [PropertyValue]) -> Bool {
        guard left.count == right.count else { return false }
        for index in left.indices where !left[index].isSame(as: right[index]) { return false }
        return true
    }

    /// Returns a length, an angle or another number, in the shorter form if it is an integer.
    @inline(never)
    package static func length(_ length: CGFloat) -> PropertyValue {
        let number = Double(length)
        guard number > -1e9, number < 1e9 else { return .number(number) }
        let whole = Int32(number)
        return Double(whole) == number ? .integer(whole) : .number(number)
    }

    /// Returns a length, or ``unset`` for `nil`.
    package static func length(_ length: CGFloat?) -> PropertyValue {
        if let length { .length(length) } else { .unset }
    }
}

/// A property of an element.
package struct Property: Sendable {
    package let key: ElementKey
    package var value: PropertyValue

    package init(_ key: ElementKey, _ value: PropertyValue) {
        self.key = key
        self.value = value
    }

    package init(_ key: ElementKey, _ number: Int32) {
        self.init(key, .integer(number))
    }

    package init(_ key: ElementKey, _ length: CGFloat?) {
        self.init(key, .length(length))
    }

    package init(_ key: ElementKey, _ text: String) {
        self.init(key, .text(text))
    }

    package init(_ key: ElementKey, _ flag: Bool) {
        self.init(key, .flag(flag))
    }
}

extension Array where Element == Property {
    /// Sets a property, replacing one with the same key.
    @inline(never)
    package mutating func set(_ property: Property) {
        for index in indices where self[index].key == property.key {
            self[index] = property
            return
        }
        append(property)
    }

    /// Returns the value of a property, or `unset`.
    @inline(never)
    package func value(_ key: ElementKey) -> PropertyValue {
        for property in self where property.key == key { return property.value }
        return .unset
    }
}

// `==` compares strings by canonical equivalence, which would add Unicode's tables to the size of a module;
// and the screen has to show strings byte for byte.
@inline(never)
package func hasSameBytes(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
}
