// SPDX-License-Identifier: Apache-2.0

import EvaluationContext

/// What comes with a change of values: SwiftUI's `Transaction`.
public struct Transaction: Sendable {
    /// With what the screen changes; `nil`: at once.
    public var animation: Animation?
    /// Whether `animation(_:value:)` of views does nothing for this change.
    public var disablesAnimations = false
    /// Whether more changes follow at once, as during a drag.
    public var isContinuous = false

    /// A change at once.
    public init() {}

    /// A change with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Performs a change of values, with which the screen changes by an animation: SwiftUI's `withAnimation`.
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

    // The one in which the thread changes values.
    static var current: Motion? {
        guard let pointer = unsafe currentMotion() else { return nil }
        // SAFETY: `withTransaction` keeps the object alive as long as the pointer is in place.
        return unsafe Unmanaged<Motion>.fromOpaque(pointer).takeUnretainedValue()
    }
}

#if !hasFeature(Embedded)
/// When an animation counts as completed: SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let number: Int

    /// When it has come to its end, as far as can be seen.
    public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(number: 1)
}

/// Performs a change with an animation, and an action when that is over.
///
/// The time is that of the animation: what the page has drawn is not asked. Both criteria are the same here.
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws(Failure) -> Result,
    completion: @escaping () -> Void
) throws(Failure) -> Result {
    let result = try withAnimation(animation, body)
    guard let duration = animation.map(\.wholeDuration) ?? 0 else { return result }
    // SAFETY: the action runs on the main actor, where clips call this.
    nonisolated(unsafe) let completion = completion
    Task { @MainActor in
        try? await Task.sleep(nanoseconds: UInt64(duration * 1e9))
        unsafe completion()
    }
    return result
}
#endif
