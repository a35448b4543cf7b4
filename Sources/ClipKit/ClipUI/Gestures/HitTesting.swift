// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Says whether the view takes taps and other gestures; what does not, lets them through.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        element(.effect, enabled ? [] : [Property(.isUntouchable, true)])
    }

    /// Says what a pointer above the view does to how it looks.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        element(.effect, [Property(.hoverEffect, effect.number)])
    }
}

/// What a pointer above a view does to how it looks: SwiftUI's `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
    // Patches contain the number.
    fileprivate let number: Int32

    /// What the system chooses: it lights the view up.
    public static let automatic = HoverEffect(number: 1)
    /// It lights the view up.
    public static let highlight = HoverEffect(number: 1)
    /// It lifts the view.
    public static let lift = HoverEffect(number: 2)
}
