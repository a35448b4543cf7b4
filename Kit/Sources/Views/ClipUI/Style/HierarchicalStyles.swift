// SPDX-License-Identifier: Apache-2.0

/// A level of the foreground style: SwiftUI's `HierarchicalShapeStyle`.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    // 1 primary to 4 quaternary, 5 quinary.
    package let level: Int32

    /// The system's foreground style of this level.
    public var paint: Paint {
        switch level {
        case 1, 2: Paint(.integer(level << 8))
        case 3: Paint(.integer(10 << 8))
        case 4: Paint(.integer(11 << 8))
        default: Paint(.list([.integer(1), .integer(11 << 8), .number(0.5)]))
        }
    }

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 1)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 2)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 3)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 4)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 5)
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { FadedStyle(base: self, opacity: levelOpacity(2)) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { FadedStyle(base: self, opacity: levelOpacity(3)) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { FadedStyle(base: self, opacity: levelOpacity(4)) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { FadedStyle(base: self, opacity: levelOpacity(5)) }
}

// The opacity of a level, from 1 to 5, of a style without levels of its own.
package func levelOpacity(_ level: Int32) -> Double {
    [1, 0.5, 0.25, 0.18, 0.12][Int(max(1, min(5, level))) - 1]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .init(level: 1) }
    /// The second level.
    public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
    /// The third level.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fourth level.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
    /// The fifth level.
    public static var quinary: HierarchicalShapeStyle { .init(level: 5) }
}
