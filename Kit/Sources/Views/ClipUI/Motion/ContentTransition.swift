// SPDX-License-Identifier: Apache-2.0

/// The transition between two texts of one view, if the change is animated: SwiftUI's `ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
    // Patches contain the number.
    private let number: Int32

    /// The text changes at once.
    public static let identity = ContentTransition(number: 1)
    /// The new text fades in.
    public static let opacity = ContentTransition(number: 2)
    /// The new text is interpolated from the old one where possible; here it fades in.
    public static let interpolate = ContentTransition(number: 3)
    /// Digits move up.
    public static let numericText = ContentTransition(number: 4)

    /// Digits move up, or down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(number: countsDown ? 5 : 4)
    }

    /// Digits move up or down, as the value increases or decreases.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(number: 6)
    }

    package var value: PropertyValue { .integer(number) }
}

nonisolated extension View {
    /// Sets the transition of texts in the view, if their changes are animated.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        inheriting([Property(.contentTransition, transition.value)])
    }
}
