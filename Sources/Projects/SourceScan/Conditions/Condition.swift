// SPDX-License-Identifier: Apache-2.0

/// The condition of an `#if`, in Swift or for the C preprocessor, as a syntax tree.
indirect enum Condition: Sendable, Hashable {
    /// An operator that compares two numbers or versions.
    enum Comparison: Sendable, Hashable {
        case less
        case atMost
        case equal
        case unequal
        case atLeast
        case greater
    }

    /// `APPCLIP`: true in Swift if the flag is set, and in C if the macro's value is not 0.
    case name(String)
    /// `defined(APPCLIP)`, `#ifdef APPCLIP`
    case defined(String)
    /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(simulator)`, `__has_include(<X/Y.h>)`
    case platform(String, argument: String)
    /// `swift(>=5.9)`, `compiler(<6)`: the function, the operator, and the first two numbers of the
    /// version.
    case version(String, Comparison, [Int])
    /// `__IPHONE_OS_VERSION_MAX_ALLOWED >= 140000`
    case comparison(Condition, Comparison, Condition)
    /// A number; in C, every number but 0 is true.
    case number(Int)
    /// `!APPCLIP`
    case not(Condition)
    /// Conditions joined by `&&`.
    case all([Condition])
    /// Conditions joined by `||`.
    case any([Condition])
    /// A condition that is not supported; its truth is unknown.
    case unknown
}

extension Condition {
    /// The flags and macros that the condition tests, in order, with repetitions.
    var names: [String] {
        switch self {
        case .name(let name), .defined(let name): [name]
        case .comparison(let left, _, let right): left.names + right.names
        case .not(let condition): condition.names
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.names)
        case .platform, .version, .number, .unknown: []
        }
    }
}
