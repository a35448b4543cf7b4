// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Sets whether the view takes taps and other gestures; otherwise they go to the views below.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        element(.effect, enabled ? [] : [Property(.isUntouchable, true)])
    }

    /// Sets the effect of a pointer above the view.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        element(.effect, [Property(.hoverEffect, effect.number)])
    }
}

/// The effect of a pointer above a view: SwiftUI's `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
    // Patches contain the number.
    fileprivate let number: Int32

    /// The effect that the system chooses, which is `highlight`.
    public static let automatic = HoverEffect(number: 1)
    /// The view is highlighted.
    public static let highlight = HoverEffect(number: 1)
    /// The view is lifted.
    public static let lift = HoverEffect(number: 2)
}
