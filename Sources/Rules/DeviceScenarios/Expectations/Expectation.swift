// SPDX-License-Identifier: Apache-2.0

/// An expectation about a property after a step.
public struct Expectation: Sendable, Hashable {
    /// The property whose value is checked.
    public let property: Property

    /// The condition on its value.
    public let condition: Condition

    /// Whether the condition must not be met.
    public let isNegated: Bool

    /// The position of the expectation in its file.
    public let place: ScenarioPlace

    /// A condition on a value.
    public enum Condition: Sendable, Hashable {
        /// The value equals this one.
        case equals(PropertyValue)
        /// The value is a list that includes these elements in this order, possibly among others.
        case includes([String])
    }

    /// Creates an expectation.
    public init(
        _ property: Property,
        _ condition: Condition,
        isNegated: Bool = false,
        place: ScenarioPlace = ScenarioPlace()
    ) {
        self.property = property
        self.condition = condition
        self.isNegated = isNegated
        self.place = place
    }

    /// Whether a value meets the expectation.
    public func isMet(by value: PropertyValue) -> Bool {
        let isFulfilled =
            switch condition {
            case .equals(.texts(let texts)): Self.equals(texts, value.elements)
            case .equals(let expected): expected == value
            case .includes(let texts): Self.includes(texts, value.elements)
            }
        return isFulfilled != isNegated
    }

    private static func equals(_ expected: [String], _ actual: [String]?) -> Bool {
        guard let actual, expected.count == actual.count else { return false }
        return zip(expected, actual).allSatisfy { matches($0, $1) }
    }

    private static func includes(_ expected: [String], _ actual: [String]?) -> Bool {
        var rest = (actual ?? [])[...]
        for text in expected {
            guard let index = rest.firstIndex(where: { matches(text, $0) }) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    /// Whether an effect matches: it is a name, followed by a space and its subject; the name alone
    /// also matches.
    private static func matches(_ expected: String, _ actual: String) -> Bool {
        expected == actual
            || actual.utf8.count > expected.utf8.count && actual.hasPrefix(expected)
                && actual.utf8.dropFirst(expected.utf8.count).first == UInt8(ascii: " ")
    }
}

/// The value of a property, by its type.
public enum PropertyValue: Sendable, Hashable {
    /// There is no value.
    case absent
    /// A Boolean.
    case flag(Bool)
    /// An integer value.
    case number(Int64)
    /// A text value.
    case text(String)
    /// A list of texts, in order.
    case texts([String])

    fileprivate var elements: [String]? {
        if case .texts(let texts) = self { texts } else { nil }
    }
}
