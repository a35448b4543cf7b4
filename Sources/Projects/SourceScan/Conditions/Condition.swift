// SPDX-License-Identifier: Apache-2.0

/// The condition of a `#if`, in Swift or for the C preprocessor.
indirect enum Condition: Sendable, Hashable {
    /// A comparison of two numbers or versions.
    enum Comparison: Sendable, Hashable {
        case less
        case atMost
        case equal
        case unequal
        case atLeast
        case greater
    }

    /// `APPCLIP`: in Swift whether it is set, in C whether its value is not 0.
    case name(String)
    /// `defined(APPCLIP)`, `#ifdef APPCLIP`
    case defined(String)
    /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(simulator)`, `__has_include(<X/Y.h>)`
    case platform(String, argument: String)
    /// `swift(>=5.9)`, `compiler(<6)`: the version as its first two numbers.
    case version(String, Comparison, [Int])
    /// `__IPHONE_OS_VERSION_MAX_ALLOWED >= 140000`
    case compared(Condition, Comparison, Condition)
    case number(Int)
    case not(Condition)
    case all([Condition])
    case any([Condition])
    /// A condition that is not supported.
    case unknown
}

extension Condition {
    /// The names that the condition tests, as often as they occur.
    var names: [String] {
        switch self {
        case .name(let name), .defined(let name): [name]
        case .compared(let left, _, let right): left.names + right.names
        case .not(let condition): condition.names
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.names)
        case .platform, .version, .number, .unknown: []
        }
    }
}
