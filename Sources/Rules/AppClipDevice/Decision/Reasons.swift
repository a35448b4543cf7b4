// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The rules that were applied to an invocation, in order.
///
/// They are stored inline, so that a decision allocates no memory.
public struct Reasons: Sendable {
    /// The maximum number of reasons for one decision.
    ///
    /// The longest evaluation applies ten.
    public static let capacity = 11

    private var storage: [11 of Reason]

    /// The number of reasons.
    public private(set) var count: Int

    /// Creates an empty list of reasons.
    init() {
        storage = .init(repeating: Reason(code: .supported, rule: ""))
        count = 0
    }

    mutating func append(_ reason: Reason) {
        precondition(count < Self.capacity, "A decision applies at most `capacity` rules.")
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
    /// The index of the first reason.
    public var startIndex: Int { 0 }

    /// The index after the last reason.
    public var endIndex: Int { count }

    /// The reason at an index.
    public subscript(position: Int) -> Reason {
        precondition(position < count, "The index is out of range.")
        return storage[position]
    }
}

extension Reasons: Hashable {
    /// Two sequences are equal if they have the same reasons in the same order.
    public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }

    /// Hashes the reasons in their order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for reason in self { hasher.combine(reason) }
    }
}
