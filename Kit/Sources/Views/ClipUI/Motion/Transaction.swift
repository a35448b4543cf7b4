// SPDX-License-Identifier: Apache-2.0

import EvaluationContext

/// The context of a change of values: SwiftUI's `Transaction`.
public struct Transaction: Sendable {
    /// The animation of the change on the screen; `nil` for none.
    public var animation: Animation?
    /// A Boolean value that indicates whether `animation(_:value:)` of views is ignored for this change.
    public var disablesAnimations = false
    /// A Boolean value that indicates whether the change is one of a continuous series, as during a drag.
    public var isContinuous = false

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Performs a change of values that is shown with an animation: SwiftUI's `withAnimation`.
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default,
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Performs a change of values with a transaction: SwiftUI's `withTransaction`.
public func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction,
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let motion = Motion(transaction)
    let previous = unsafe currentMotion()
    let isPlain = transaction.animation == nil && !transaction.disablesAnimations
    // SAFETY: the pointer is not retained. It is in place during `body` only, for which `motion` is kept alive.
    unsafe setCurrentMotion(isPlain ? nil : Unmanaged.passUnretained(motion).toOpaque())
    defer { unsafe setCurrentMotion(previous) }
    return try withExtendedLifetime(motion, body)
}

/// The transaction of a change, which the nodes that it invalidates keep until they are evaluated.
final class Motion {
    let transaction: Transaction
    let value: PropertyValue

    init(_ transaction: Transaction) {
        self.transaction = transaction
        value = transaction.animation?.value ?? .unset
    }

    // The transaction in which the thread changes values.
    static var current: Motion? {
        guard let pointer = unsafe currentMotion() else { return nil }
        // SAFETY: `withTransaction` keeps the object alive as long as the pointer is in place.
        return unsafe Unmanaged<Motion>.fromOpaque(pointer).takeUnretainedValue()
    }
}
