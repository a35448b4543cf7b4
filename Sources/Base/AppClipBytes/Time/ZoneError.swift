// SPDX-License-Identifier: Apache-2.0

/// The reason a time zone's rules are invalid, and its location.
public struct ZoneError: Error, Sendable, Hashable {
    /// The kind of error.
    public let code: Code

    /// The index of the transition that is wrong; `nil` for the first offset.
    public let transition: Int?

    /// Creates an error in a transition.
    public init(code: Code, transition: Int?) {
        self.code = code
        self.transition = transition
    }

    /// The kinds of error in a time zone's rules.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// An offset from UTC is larger than 18 hours.
        case offset(Int)
        /// The transitions are out of order, or fall on a day that does not exist.
        case outOfOrder
    }
}
