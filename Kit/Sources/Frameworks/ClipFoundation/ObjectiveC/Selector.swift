// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// Methods are passed by name.

import Foundation

/// The name of a method: Objective-C's `Selector`, for sources whose `#selector` was rewritten.
///
/// There is no Objective-C runtime, so the rewritten source includes the call itself. A selector that is only a
/// name calls nothing.
/// Selectors are equal if their names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Calls the method of a target, if the target has it.
    public typealias Call = @MainActor @Sendable (_ target: Any, _ arguments: Arguments) -> Void

    /// The arguments of an action; a method takes as many of them as it has parameters.
    ///
    /// A method is called on the main actor, whether or not it is isolated to it, since its type does not say.
    @MainActor
    public struct Arguments {
        let sender: Any?

        /// Calls a method without parameters.
        public func pass<Result>(to method: () -> Result) { _ = method() }

        /// Calls a method that takes the sender, if it takes one of this type.
        public func pass<Sender, Result>(to method: (Sender) -> Result) {
            if let sender = sender as? Sender { _ = method(sender) }
        }

        /// Calls a method that takes the sender and an event; there is no event to pass.
        public func pass<Sender, Event, Result>(to method: (Sender, Event) -> Result) {
            let none: Any? = nil
            if let sender = sender as? Sender, let event = none as? Event {
                _ = method(sender, event)
            }
        }
    }

    /// The name of the method, with the labels of its parameters.
    public let description: String
    private let call: Call?

    /// Creates a selector with a name that is never called.
    public init(_ name: String) {
        description = name
        call = nil
    }

    /// Creates a selector with a name that is never called.
    public init(stringLiteral name: String) { self.init(name) }

    /// Creates a selector with a name and the call of its method.
    public init(_ name: String, _ call: @escaping Call) {
        description = name
        self.call = call
    }

    /// Whether both have the same name.
    public static func == (one: Self, other: Self) -> Bool { one.description == other.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Calls the method, if the selector includes its call and the target has the method.
    ///
    /// - Returns: Whether the selector includes the call.
    @MainActor @discardableResult
    public func perform(on target: Any, with sender: Any?) -> Bool {
        call?(target, Arguments(sender: sender))
        return call != nil
    }

    // For timers and notifications: immediately on the main thread, asynchronously from another.
    func performSoon(on target: AnyObject, with sender: Any?) {
        // SAFETY: both are passed on, and not used here afterwards.
        nonisolated(unsafe) let (target, sender) = (target, sender)
        if Thread.isMainThread {
            MainActor.assumeIsolated { _ = unsafe perform(on: target, with: sender) }
        } else {
            DispatchQueue.main.async { _ = unsafe perform(on: target, with: sender) }
        }
    }
}
