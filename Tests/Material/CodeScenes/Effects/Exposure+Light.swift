// SPDX-License-Identifier: Apache-2.0

/// Light that decreases along a direction from 1 to a lower value.
struct LinearShade {
    private let cosine: Double
    private let sine: Double
    private let start: Double
    private let length: Double
    private let low: Double

    /// Creates a shade; positions are in diameters from the center of the disc, along the
    /// direction.
    init(place: Effect.Place, direction: Double, from: Double, to: Double, low: Double) {
        (cosine, sine) = Elementary.cosineAndSine(direction * .pi / 180)
        start = cosine * place.x + sine * place.y + from * place.diameter
        length = max(1e-6, (to - from) * place.diameter)
        self.low = low
    }

    /// Returns the share of the light at the center of a pixel.
    func callAsFunction(x: Int, y: Int) -> Float {
        let along = cosine * (Double(x) + 0.5) + sine * (Double(y) + 0.5)
        let share = min(1, max(0, (along - start) / length))
        return Float(1 + (low - 1) * share)
    }
}

extension Exposure {
    mutating func shade(_ shade: LinearShade) {
        for y in 0..<height {
            for x in 0..<width {
                let light = shade(x: x, y: y)
                let place = y * width + x
                for channel in 0..<3 { planes[channel][place] *= light }
            }
        }
    }

    mutating func addGlare(x: Double, y: Double, radius: Double, strength: Double) {
        // A two-dimensional Gaussian is the product of one along the rows and one along the
        // columns.
        func bell(_ count: Int, _ middle: Double) -> [Float] {
            (0..<count).map { index in
                let distance = (Double(index) + 0.5 - middle) / max(1e-6, radius)
                return Float(Elementary.exponential(-min(50, distance * distance / 2)))
            }
        }
        let columns = bell(width, x)
        let rows = bell(height, y)
        for row in 0..<height {
            for column in 0..<width {
                let added = Float(strength) * 255 * rows[row] * columns[column]
                let place = row * width + column
                let cover = isClear ? planes[3][place] / 255 : 1
                for channel in 0..<3 { planes[channel][place] += added * cover }
            }
        }
        clip()
    }

    mutating func changeContrast(by factor: Double) {
        let factor = Float(factor)
        for place in 0..<width * height {
            let middle = (isClear ? planes[3][place] : 255) / 2
            for channel in 0..<3 {
                planes[channel][place] = middle + factor * (planes[channel][place] - middle)
            }
        }
    }

    /// Limits all values to the range of the sensor, 0...255.
    mutating func clip() {
        for channel in planes.indices {
            for place in 0..<width * height {
                planes[channel][place] = min(255, max(0, planes[channel][place]))
            }
        }
    }
}
