// SPDX-License-Identifier: Apache-2.0

/// A colour on the grid of 4,096 that Apple's colour rules work on: four bits a channel.
///
/// Samples support well that the rules see only these bits: a fit from them is right far more often
/// than one from all eight bits (Documentation/app-clip-code.md, 11.2 and 11.3).
struct GridColor: Sendable, Hashable {
    // Red, green, blue; `0...15` each.
    private let channels: [3 of Int]

    private init(channels: [3 of Int]) { self.channels = channels }

    /// Creates the nearest colour of the grid.
    init(_ color: RGBColor) {
        func nearest(_ channel: UInt8) -> Int { (2 * Int(channel) + 17) / 34 }
        channels = [nearest(color.red), nearest(color.green), nearest(color.blue)]
    }

    /// The colour with each channel doubled to eight bits, as in `#ABC`.
    var color: RGBColor {
        RGBColor(
            red: UInt8(17 * channels[0]),
            green: UInt8(17 * channels[1]),
            blue: UInt8(17 * channels[2])
        )
    }

    /// Returns the colour at a number of fortieths (`0...40`) of the way to another colour, each
    /// channel rounded half up.
    func mixed(with other: GridColor, fortieths: Int) -> GridColor {
        var mixed: [3 of Int] = .init(repeating: 0)
        for index in 0..<3 {
            let way = fortieths * (other.channels[index] - channels[index])
            mixed[index] = (40 * channels[index] + way + 20) / 40
        }
        return GridColor(channels: mixed)
    }

    /// Returns the weighted brightness.
    ///
    /// Channels are clamped to `1...14`, since Apple's verdict on greys does not distinguish 0 from
    /// 1 or 14 from 15.
    func brightness(_ weights: Weights) -> Int {
        func clamped(_ index: Int) -> Int { min(14, max(1, channels[index])) }
        return weights.red * clamped(0) + weights.green * clamped(1) + weights.blue * clamped(2)
    }

    /// The weights of the channels in a brightness.
    struct Weights: Sendable {
        let red: Int
        let green: Int
        let blue: Int
    }

    static func == (one: Self, other: Self) -> Bool { one.color == other.color }
    func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
