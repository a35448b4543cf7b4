// SPDX-License-Identifier: Apache-2.0

package import ClipState

/// The state and the settings of the phone: bodies that read them are evaluated again when they change.
package final class Surroundings: Dependency {
    /// The settings.
    package struct Values {
        package var colorScheme = ColorScheme.light
        package var scenePhase = ScenePhase.active
        package var horizontalSizeClass: UserInterfaceSizeClass? = .compact
        package var verticalSizeClass: UserInterfaceSizeClass? = .regular
        package var dynamicTypeSize = DynamicTypeSize.large
        package var layoutDirection = LayoutDirection.leftToRight
        package var locale = Locale.current
        package var size = CGSize(width: 393, height: 852)
        package var reducesMotion = false
        package var displayScale: CGFloat = 3

        package init() {}
    }

    private var values = Values()

    /// The settings; the body that reads them depends on them.
    package var current: Values {
        recordRead()
        return values
    }

    /// The settings, without a dependency on them.
    package var withoutReading: Values { values }

    /// Changes settings.
    package func change(_ change: (inout Values) -> Void) {
        change(&values)
        recordChange()
    }

    /// Reads the settings that the page reports: light (1) or dark (2), horizontal and vertical size class (1 compact,
    /// 2 regular), the factor of the text size, width and height in points, and whether motion is reduced, separated by
    /// spaces.
    package func receive(_ text: String) {
        let numbers = text.split(separator: " ").map { Double($0) ?? 0 }
        guard numbers.count >= 6 else { return }
        change { values in
            values.colorScheme = numbers[0] == 2 ? .dark : .light
            values.horizontalSizeClass = numbers[1] == 2 ? .regular : .compact
            values.verticalSizeClass = numbers[2] == 1 ? .compact : .regular
            values.dynamicTypeSize = DynamicTypeSize(scale: numbers[3])
            values.size = CGSize(width: numbers[4], height: numbers[5])
            if numbers.count > 6 { values.reducesMotion = numbers[6] == 1 }
        }
    }
}

/// The state of a scene: SwiftUI's `ScenePhase`.
public enum ScenePhase: Int, Comparable, Sendable {
    /// Not visible.
    case background
    /// Visible, but not in use.
    case inactive
    /// In use.
    case active

    /// Compares by the degree of use: `background`, `inactive`, `active`.
    public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// Light or dark appearance: SwiftUI's `ColorScheme`.
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The room along an axis: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// The direction in which lines are written: SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic.
    case rightToLeft
}

/// The person's text size: SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: Int, Hashable, CaseIterable, Comparable, Sendable {
    /// The sizes of the settings; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes of the accessibility settings.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the accessibility settings.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Compares by size.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
        left.rawValue < right.rawValue
    }

    // Sizes of body text by setting, in points: Human Interface Guidelines, Typography.
    private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    // The factor by which text is larger than the default.
    var scale: Double { Self.bodySizes[rawValue] / 17 }

    // Creates the setting whose factor is the nearest.
    init(scale: Double) {
        let size = scale * 17
        let nearest = Self.bodySizes.indices.min {
            abs(Self.bodySizes[$0] - size) < abs(Self.bodySizes[$1] - size)
        }
        self = Self(rawValue: nearest ?? 3) ?? .large
    }
}

/// The person's text size, in UIKit's terms: SwiftUI's `ContentSizeCategory`.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Comparable, Sendable {
    /// The sizes of the settings; `large` is the default.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The sizes of the accessibility settings.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
        accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the accessibility settings.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Compares by size.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }
}
