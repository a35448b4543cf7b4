import AppClipTypes

/// The rules that were asked about an invocation, in their order.
///
/// They are kept in place: deciding allocates nothing.
public struct Reasons: Sendable {
    /// The most rules that one decision names.
    ///
    /// The longest way asks ten.
    public static let capacity = 11

    private var storage: [11 of Reason]

    /// How many there are.
    public private(set) var count: Int

    /// No reasons yet.
    init() {
        storage = .init(repeating: Reason(code: .supported, rule: ""))
        count = 0
    }

    mutating func append(_ reason: Reason) {
        precondition(count < Self.capacity, "A decision asks at most `capacity` rules.")
        storage[count] = reason
        count += 1
    }

    static func + (reasons: Self, reason: Reason) -> Self {
        var reasons = reasons
        reasons.append(reason)
        return reasons
    }
}

extension Reasons: RandomAccessCollection {
    /// The place of the first reason.
    public var startIndex: Int { 0 }

    /// The place behind the last reason.
    public var endIndex: Int { count }

    /// The reason at a place.
    public subscript(position: Int) -> Reason {
        precondition(position < count, "There is no such reason.")
        return storage[position]
    }
}

extension Reasons: Hashable {
    /// Reasons are equal when they say the same in the same order.
    public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for reason in self { hasher.combine(reason) }
    }
}
