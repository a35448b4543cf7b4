// SPDX-License-Identifier: Apache-2.0

/// The moment at which an animation is complete: SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let number: Int

    /// The animation has visibly come to its end.
    public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
    /// The animation has come to rest and is removed.
    public static let removed = AnimationCompletionCriteria(number: 1)
}

/// Performs a change with an animation, and an action after the animation.
///
/// The action is called after the animation's duration, without a report from the page. Both criteria are the same
/// here.
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
