// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// The colour space of components: SwiftUI's `Color.RGBColorSpace`.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard space of screens.
        case sRGB
        /// The same space, with linear components.
        case sRGBLinear
        /// A wider space. Colours outside of sRGB are shown as the nearest one inside.
        case displayP3
    }

    /// Creates a colour from components between 0 and 1 in a space; other values are clamped.
    public init(
        _ space: RGBColorSpace,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        switch space {
        case .sRGB: self.init(rgba(red, green, blue, opacity))
        case .sRGBLinear: self.init(rgba(encoded(red), encoded(green), encoded(blue), opacity))
        case .displayP3:
            let (r, g, b) = (linear(red), linear(green), linear(blue))
            self.init(
                rgba(
                    encoded(1.224_94 * r - 0.224_94 * g),
                    encoded(-0.042_06 * r + 1.042_06 * g),
                    encoded(-0.019_64 * r - 0.078_65 * g + 1.098_27 * b),
                    opacity
                )
            )
        }
    }

    /// Creates a grey between 0 (black) and 1 (white).
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from a hue, where 0 and 1 are red, a saturation and a brightness between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func clamped(_ value: Double) -> Double { max(0, min(1, value)) }
        let (s, v) = (clamped(saturation), clamped(brightness))
        let h = clamped(hue) * 6
        func part(_ offset: Double) -> Double {
            let k = (offset + h).truncatingRemainder(dividingBy: 6)
            return v - v * s * max(0, min(k, min(4 - k, 1)))
        }
        self.init(rgba(part(5), part(3), part(1), opacity))
    }
}

// Returns the gamma-encoded sRGB component for a linear one.
private func encoded(_ light: Double) -> Double {
    guard light > 0 else { return 0 }
    if light >= 1 { return 1 }
    if light <= 0.003_130_8 { return 12.92 * light }
    // The power 1/2.4 is the third root of the power 5/4.
    return 1.055 * root(3, of: light * light.squareRoot().squareRoot()) - 0.055
}

private func linear(_ component: Double) -> Double {
    guard component > 0 else { return 0 }
    if component >= 1 { return 1 }
    if component <= 0.040_45 { return component / 12.92 }
    // The power 2.4 is the square times the fifth root of the square.
    let base = (component + 0.055) / 1.055
    return base * base * root(5, of: base * base)
}
