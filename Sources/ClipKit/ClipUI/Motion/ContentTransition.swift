// SPDX-License-Identifier: Apache-2.0

/// How a text changes into another, if the change is animated: SwiftUI's `ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
    // Patches contain the number.
    private let number: Int32

    /// At once.
    public static let identity = ContentTransition(number: 1)
    /// The new text fades in.
    public static let opacity = ContentTransition(number: 2)
    /// The new text grows out of the old one, as far as it can; here it fades in.
    public static let interpolate = ContentTransition(number: 3)
    /// Numbers go up.
    public static let numericText = ContentTransition(number: 4)

    /// Numbers go up, or down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(number: countsDown ? 5 : 4)
    }

    /// Numbers go up or down, as a value does.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(number: 6)
    }

    package var value: PropertyValue { .integer(number) }
}

nonisolated extension View {
    /// Says how texts in the view change, if that is animated.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        inheriting([Property(.contentTransition, transition.value)])
    }
}
