// SPDX-License-Identifier: Apache-2.0

/// Why a time zone's rules are invalid, and where.
public struct ZoneError: Error, Sendable, Hashable {
    /// What is wrong.
    public let code: Code

    /// The index of the transition that is wrong; `nil` for the first offset.
    public let transition: Int?

    /// An error in a transition.
    public init(code: Code, transition: Int?) {
        self.code = code
        self.transition = transition
    }

    /// What is wrong.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// An offset from UTC is larger than 18 hours.
        case offset(Int)
        /// The transitions are out of order, or fall on a day that does not exist.
        case outOfOrder
    }
}
