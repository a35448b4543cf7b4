// SPDX-License-Identifier: Apache-2.0

extension ColorPair {
    /// The third colour: that of the arcs that are not in the foreground colour.
    ///
    /// It depends on the two colours alone, not on which of them is the foreground. For the 18
    /// templates it is Apple's. For other pairs Apple's rule is not known; this one gives Apple's
    /// result for 76 of 85 samples and differs by one step of the grid in the others, in one of
    /// them by two. The colour is a little more than halfway from the darker to the lighter colour,
    /// and moves if the result would be too close to one of them.
    public var third: RGBColor {
        if let base = templateBase { return base.third }
        let (dark, light) = byLuma
        let darkest = dark.brightness(Self.thirdWeights)
        let lightest = light.brightness(Self.thirdWeights)
        for fortieths in Self.thirdPlaces {
            let mixed = dark.mixed(with: light, fortieths: fortieths)
            let brightness = mixed.brightness(Self.thirdWeights)
            // Four and three and a half steps of the grid.
            if brightness - darkest >= 40_000, lightest - brightness >= 35_000 {
                return mixed.color
            }
        }
        return dark.mixed(with: light, fortieths: Self.thirdPlaces[0]).color
    }

    /// The base of the template that this pair is, if it is one.
    var templateBase: Base? {
        Self.bases.first { base in
            self == ColorPair(foreground: .white, background: base.color)
                || self == ColorPair(foreground: base.color, background: .white)
        }
    }

    /// The darker and the lighter colour on the grid, by the luma of all eight bits.
    private var byLuma: (dark: GridColor, light: GridColor) {
        func luma(_ color: RGBColor) -> Int {
            299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
        }
        // Equal lumas need an order too, or the swapped pair would have another third colour.
        func key(_ color: RGBColor) -> (Int, UInt8, UInt8, UInt8) {
            (luma(color), color.red, color.green, color.blue)
        }
        return key(foreground) <= key(background)
            ? (GridColor(foreground), GridColor(background))
            : (GridColor(background), GridColor(foreground))
    }

    /// Weights with the sum 10,000.
    private static let thirdWeights = GridColor.Weights(red: 2126, green: 7152, blue: 722)

    /// The places that are tried, in fortieths of the way from dark to light: 0.55 first, then
    /// alternately on both sides of it.
    private static let thirdPlaces =
        [22] + (1...10).flatMap { [22 - $0, 22 + $0] }
}
