// SPDX-License-Identifier: Apache-2.0

extension Exposure {
    /// Applies a Gaussian blur; pixels beyond the border repeat those at the border.
    mutating func blur(sigma: Double) {
        guard sigma > 0.05 else { return }
        let reach = max(1, Elementary.ceiling(3.5 * sigma))
        var kernel = (-reach...reach).map { step in
            // The mean of the Gaussian over the pixel, by Simpson's rule.
            func bell(_ x: Double) -> Double {
                Elementary.exponential(-min(600, x * x / (2 * sigma * sigma)))
            }
            let x = Double(step)
            return Float(bell(x - 0.5) + 4 * bell(x) + bell(x + 0.5))
        }
        let sum = kernel.reduce(0, +)
        for index in kernel.indices { kernel[index] /= sum }
        for channel in planes.indices {
            planes[channel] = Self.alongRows(planes[channel], width, height, kernel)
            planes[channel] = Self.alongColumns(planes[channel], width, height, kernel)
        }
    }

    private static func alongRows(
        _ plane: [Float],
        _ width: Int,
        _ height: Int,
        _ kernel: [Float]
    ) -> [Float] {
        let reach = kernel.count / 2
        var result = [Float](repeating: 0, count: plane.count)
        var line = [Float](repeating: 0, count: width + 2 * reach)
        for y in 0..<height {
            let start = y * width
            for x in 0..<line.count {
                line[x] = plane[start + min(width - 1, max(0, x - reach))]
            }
            for x in 0..<width {
                var sum: Float = 0
                for index in 0..<kernel.count { sum += kernel[index] * line[x + index] }
                result[start + x] = sum
            }
        }
        return result
    }

    private static func alongColumns(
        _ plane: [Float],
        _ width: Int,
        _ height: Int,
        _ kernel: [Float]
    ) -> [Float] {
        let reach = kernel.count / 2
        var result = [Float](repeating: 0, count: plane.count)
        for y in 0..<height {
            let start = y * width
            for index in 0..<kernel.count {
                let source = min(height - 1, max(0, y + index - reach)) * width
                let weight = kernel[index]
                for x in 0..<width { result[start + x] += weight * plane[source + x] }
            }
        }
        return result
    }

    /// Replaces each pixel by the mean along a straight line around it.
    mutating func move(length: Double, direction: Double) {
        guard length > 0.05 else { return }
        let taps = Self.taps(length: length, direction: direction)
        for channel in planes.indices {
            let plane = planes[channel]
            var result = [Float](repeating: 0, count: plane.count)
            for tap in taps {
                for y in 0..<height {
                    let source = min(height - 1, max(0, y + tap.y)) * width
                    let start = y * width
                    for x in 0..<width {
                        let from = min(width - 1, max(0, x + tap.x))
                        result[start + x] += tap.weight * plane[source + from]
                    }
                }
            }
            planes[channel] = result
        }
    }

    /// Returns whole pixels with their weights, of the sum 1.
    private static func taps(
        length: Double,
        direction: Double
    ) -> [(x: Int, y: Int, weight: Float)] {
        let (cosine, sine) = Elementary.cosineAndSine(direction * .pi / 180)
        let reach = Elementary.ceiling(length / 2) + 1
        let side = 2 * reach + 1
        var weights = [Double](repeating: 0, count: side * side)
        // Points along the line, each distributed to the four pixels around it.
        let count = Elementary.ceiling(length * 8)
        for index in 0..<count {
            let along = length * ((Double(index) + 0.5) / Double(count) - 0.5)
            let (x, y) = (along * cosine + Double(reach), along * sine + Double(reach))
            let (column, row) = (Int(x), Int(y))
            let (right, down) = (x - Double(column), y - Double(row))
            let place = row * side + column
            weights[place] += (1 - right) * (1 - down) / Double(count)
            if right > 0 { weights[place + 1] += right * (1 - down) / Double(count) }
            if down > 0 { weights[place + side] += (1 - right) * down / Double(count) }
            if right > 0, down > 0 { weights[place + side + 1] += right * down / Double(count) }
        }
        return weights.indices.filter { weights[$0] > 0 }.map { place in
            (place % side - reach, place / side - reach, Float(weights[place]))
        }
    }
}
