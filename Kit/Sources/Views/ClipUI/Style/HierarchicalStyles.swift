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
