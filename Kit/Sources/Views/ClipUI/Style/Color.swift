// SPDX-License-Identifier: Apache-2.0

/// A colour: SwiftUI's `Color`.
///
/// Named colours adapt to light and dark appearance, as SwiftUI's do. As a view, a colour fills the space that is
/// available.
nonisolated public struct Color: ShapeStyle, PrimitiveView {
    /// The paint of the colour.
    public let paint: Paint

    package init(_ value: PropertyValue) {
        paint = Paint(value)
    }

    // An adaptive colour has its number in bits 8 to 15.
    package init(adaptive number: Int32) {
        self.init(.integer(number << 8))
    }

    /// Creates a colour from components between 0 and 1; other values are clamped.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(rgba(red, green, blue, opacity))
    }

    /// Returns a rectangle of this colour.
    public func boxed() -> ViewBox {
        ElementBox(.shape, [Property(.paint, paint.value)])
    }

    /// Fully transparent.
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    /// The colour of text.
    public static let primary = Color(adaptive: 1)
    /// The colour of secondary text.
    public static let secondary = Color(adaptive: 2)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The accent colour, for controls.
    public static let accentColor = Color(adaptive: 3)
    /// White, in both appearances.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Black, in both appearances.
    public static let black = Color(red: 0, green: 0, blue: 0)
}

// Every fully transparent colour is `clear`: its code must not be that of an adaptive colour.
@inline(never)
package func rgba(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    _ opacity: Double
) -> PropertyValue {
    func byte(_ part: Double) -> UInt32 { part > 0 ? UInt32(min(part, 1) * 255 + 0.5) : 0 }
    let alpha = byte(opacity)
    if alpha == 0 { return .integer(0) }
    return .integer(
        Int32(bitPattern: byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | alpha)
    )
}

extension Color: Hashable {
    /// Returns whether two colours have the same paint.
    public static func == (left: Color, right: Color) -> Bool {
        left.paint.value.isSame(as: right.paint.value)
    }

    /// Hashes the paint of the colour.
    public func hash(into hasher: inout Hasher) {
        var sum: UInt32 = 2_166_136_261
        paint.value.add(to: &sum)
        hasher.combine(sum)
    }
}

extension PropertyValue {
    // Adds the parts of the value to an FNV hash (Fowler, Noll and Vo), by words in place of bytes.
    fileprivate func add(to sum: inout UInt32) {
        func add(_ number: UInt32) { sum = (sum ^ number) &* 16_777_619 }
        switch self {
        case .unset: add(0)
        case .flag(let flag): add(flag ? 2 : 1)
        case .integer(let number): add(UInt32(bitPattern: number))
        case .number(let number):
            add(UInt32(truncatingIfNeeded: number.bitPattern >> 32))
            add(UInt32(truncatingIfNeeded: number.bitPattern))
        case .text(let text): for byte in text.utf8 { add(UInt32(byte)) }
        case .list(let values): for value in values { value.add(to: &sum) }
        }
    }
}
