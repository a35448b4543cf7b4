// SPDX-License-Identifier: Apache-2.0

/// A translucent layer that blurs what is behind it: SwiftUI's `Material`.
nonisolated public struct Material: ShapeStyle {
    // 1 ultra thin to 5 ultra thick.
    package let thickness: Int32

    /// The paint of the layer.
    public var paint: Paint { Paint(.list([.integer(7), .integer(thickness)])) }

    /// The most translucent.
    public static let ultraThin = Material(thickness: 1)
    /// More translucent than opaque.
    public static let thin = Material(thickness: 2)
    /// Somewhat translucent.
    public static let regular = Material(thickness: 3)
    /// More opaque than translucent.
    public static let thick = Material(thickness: 4)
    /// Mostly opaque.
    public static let ultraThick = Material(thickness: 5)
    /// The material of bars, which is `thick` here.
    public static let bar = Material(thickness: 4)
    // The names are SwiftUI's.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The most translucent.
    public static let ultraThinMaterial = Material(thickness: 1)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// More translucent than opaque.
    public static let thinMaterial = Material(thickness: 2)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// Somewhat translucent.
    public static let regularMaterial = Material(thickness: 3)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// More opaque than translucent.
    public static let thickMaterial = Material(thickness: 4)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// Mostly opaque.
    public static let ultraThickMaterial = Material(thickness: 5)
}

extension ShapeStyle where Self == Material {
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The most translucent.
    public static var ultraThinMaterial: Material { .ultraThin }
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// More translucent than opaque.
    public static var thinMaterial: Material { .thin }
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// Somewhat translucent.
    public static var regularMaterial: Material { .regular }
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// More opaque than translucent.
    public static var thickMaterial: Material { .thick }
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// Mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars, which is `thick` here.
    public static var bar: Material { Material(thickness: 4) }
}
