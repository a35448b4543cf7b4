// SPDX-License-Identifier: Apache-2.0

extension Exposure {
    /// Converts the numbers of a file (sRGB, IEC 61966-2-1) to amounts of light, 0...255.
    mutating func linearize() { map(through: TransferCurve.linear) }

    /// Converts amounts of light to the numbers of a file.
    mutating func encode() { map(through: TransferCurve.encoded) }

    private mutating func map(through curve: [Float]) {
        // The colours of transparent areas are premultiplied by the opacity, which is not light.
        func value(_ value: Float) -> Float {
            let place = min(255, max(0, value)) * Float(TransferCurve.stepsPerUnit)
            let step = min(curve.count - 2, Int(place))
            return curve[step] + (curve[step + 1] - curve[step]) * (place - Float(step))
        }
        for place in 0..<width * height {
            let cover = isClear ? planes[3][place] / 255 : 1
            guard cover > 0 else { continue }
            for channel in 0..<3 {
                planes[channel][place] = value(planes[channel][place] / cover) * cover
            }
        }
    }
}

/// The curve between light and numbers, as tables over 0...255.
private enum TransferCurve {
    // Fine enough for the steep start of the encoding.
    static let stepsPerUnit = 32

    static let linear = table { number in
        number <= 0.040_45 ? number / 12.92 : power((number + 0.055) / 1.055, 2.4)
    }

    static let encoded = table { light in
        light <= 0.003_130_8 ? 12.92 * light : 1.055 * power(light, 1 / 2.4) - 0.055
    }

    private static func table(_ curve: (Double) -> Double) -> [Float] {
        (0...255 * stepsPerUnit).map { step in
            Float(255 * curve(Double(step) / Double(255 * stepsPerUnit)))
        }
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        Elementary.exponential(exponent * Elementary.logarithm(base))
    }
}
