// SPDX-License-Identifier: Apache-2.0

extension ColorPair {
    /// Whether a camera can tell the three colours apart.
    ///
    /// Apple's rule is not known. This one agrees with Apple's verdict on 292 of 300 random pairs,
    /// on the whole sweep of greys, and on each of the documented suggestions; the templates always
    /// pass. A pair passes if some colour about halfway between the two differs from both in
    /// brightness: the third colour must be distinguishable as well.
    public var hasEnoughContrast: Bool {
        if templateBase != nil { return true }
        var dark = GridColor(foreground)
        var light = GridColor(background)
        if dark.brightness(Self.contrastWeights) > light.brightness(Self.contrastWeights) {
            swap(&dark, &light)
        }
        let darkest = dark.brightness(Self.contrastWeights)
        let lightest = light.brightness(Self.contrastWeights)
        // 0.45, 0.5 and 0.55 of the way.
        return [18, 20, 22].contains { fortieths in
            let brightness = dark.mixed(with: light, fortieths: fortieths)
                .brightness(Self.contrastWeights)
            // 2.6 and 2.75 steps of the grid.
            return brightness - darkest >= 260 && lightest - brightness >= 275
        }
    }

    /// Weights with the sum 100.
    static let contrastWeights = GridColor.Weights(red: 28, green: 60, blue: 12)
}

// MARK: - Suggestions

extension ColorPair {
    /// Pairs with this background that have enough contrast: only this pair if it
    /// does; otherwise at least one and at most eight others, white or black first.
    ///
    /// Foregrounds come from two fixed lists. The light one starts with the eight that Apple's
    /// documentation shows for the background 345678, in its order; on a dark background it goes
    /// before the dark one, on a light background after it. How Apple's tool finds its
    /// suggestions is not known.
    public var suggestions: [ColorPair] {
        if hasEnoughContrast { return [self] }
        // In the lower half of the scale from 1 to 14.
        let isDark = GridColor(background).brightness(Self.contrastWeights) <= 750
        let foregrounds =
            isDark
            ? Self.lightForegrounds + Self.darkForegrounds
            : Self.darkForegrounds + Self.lightForegrounds
        let pairs = foregrounds.map { ColorPair(foreground: $0, background: background) }
        return Array(pairs.filter { $0.hasEnoughContrast }.prefix(8))
    }

    private static let lightForegrounds: [RGBColor] = [
        0xFFFFFF, 0x44DDDD, 0x55DDFF, 0xAABBCC, 0xBBCCBB, 0xFFBBEE, 0x33DDFF, 0xCCBB33,
        0xFFDD55, 0xFFCCAA, 0xCCFFCC, 0xDDDDFF,
    ].map { RGBColor($0) }

    private static let darkForegrounds: [RGBColor] = [
        0x000000, 0x224444, 0x113366, 0x333344, 0x334433, 0x552244, 0x004488, 0x443300,
        0x662200, 0x660022, 0x114411, 0x332266,
    ].map { RGBColor($0) }
}
