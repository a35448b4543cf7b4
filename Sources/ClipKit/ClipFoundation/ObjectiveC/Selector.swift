// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// Methods are passed by name.

import Foundation

/// The name of a method: Objective-C's `Selector`, for sources whose `#selector` was rewritten.
///
/// There is no Objective-C runtime, so the rewritten source brings the call itself. A name alone calls nothing.
/// Selectors are equal if their names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Calls the method of a target, if the target has it.
    public typealias Call = @MainActor @Sendable (_ target: Any, _ arguments: Arguments) -> Void

    /// What an action comes with; a method takes as much of it as it has parameters.
    ///
    /// The method may be isolated to the main actor or not: its type says nothing of it, and it is called there.
    @MainActor
    public struct Arguments {
        let sender: Any?

        /// Calls a method without parameters.
        public func pass<Result>(to method: () -> Result) { _ = method() }

        /// Calls a method that takes the sender, if it takes one of this type.
        public func pass<Sender, Result>(to method: (Sender) -> Result) {
            if let sender = sender as? Sender { _ = method(sender) }
        }

        /// Calls a method that takes the sender and an event, of which there is none.
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

    /// A method by name, which is never called.
    public init(_ name: String) {
        description = name
        call = nil
    }

    /// A method by name, which is never called.
    public init(stringLiteral name: String) { self.init(name) }

    /// A method by name, and how to call it.
    public init(_ name: String, _ call: @escaping Call) {
        description = name
        self.call = call
    }

    /// Whether both have the same name.
    public static func == (one: Self, other: Self) -> Bool { one.description == other.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Calls the method, if the source brought its call and the target has it.
    ///
    /// - Returns: Whether the source brought the call.
    @MainActor @discardableResult
    public func perform(on target: Any, with sender: Any?) -> Bool {
        call?(target, Arguments(sender: sender))
        return call != nil
    }

    // For timers and notifications: at once on the main thread, soon from another.
    func performSoon(on target: AnyObject, with sender: Any?) {
        // SAFETY: both are handed on, and not used here any more.
        nonisolated(unsafe) let (target, sender) = (target, sender)
        if Thread.isMainThread {
            MainActor.assumeIsolated { _ = unsafe perform(on: target, with: sender) }
        } else {
            DispatchQueue.main.async { _ = unsafe perform(on: target, with: sender) }
        }
    }
}
