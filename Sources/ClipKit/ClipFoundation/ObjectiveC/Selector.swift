// SPDX-License-Identifier: Apache-2.0

/// The name of a method: Objective-C's `Selector`, for sources whose `#selector` was rewritten.
///
/// There is no Objective-C runtime: what a selector calls has to be a ``SelectorTarget``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the method, with the labels of its parameters.
    public let description: String

    /// A method by name.
    public init(_ name: String) { description = name }

    /// A method by name.
    public init(stringLiteral name: String) { description = name }
}

/// An object whose methods can be called by name.
///
/// The build writes the conformance for classes with methods marked `@objc`.
public protocol SelectorTarget: AnyObject {
    /// Calls a method with at most one argument.
    ///
    /// - Parameters:
    ///   - selector: The method.
    ///   - sender: The argument, if the method takes one.
    /// - Returns: Whether there is such a method.
    @discardableResult
    func perform(_ selector: Selector, sender: Any?) -> Bool
}
