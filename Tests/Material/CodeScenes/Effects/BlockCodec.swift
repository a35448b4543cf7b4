// SPDX-License-Identifier: Apache-2.0

/// One channel of an image.
struct SamplePlane {
    let width: Int
    let height: Int
    var values: [Float]

    /// Returns the plane at half the size, each sample the mean of four.
    func halved() -> SamplePlane {
        let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
        var half = [Float](repeating: 0, count: halfWidth * halfHeight)
        for y in 0..<halfHeight {
            let upper = 2 * y * width
            let lower = min(height - 1, 2 * y + 1) * width
            for x in 0..<halfWidth {
                let (left, right) = (2 * x, min(width - 1, 2 * x + 1))
                let sum =
                    values[upper + left] + values[upper + right] + values[lower + left]
                    + values[lower + right]
                half[y * halfWidth + x] = (sum / 4).rounded8
            }
        }
        return SamplePlane(width: halfWidth, height: halfHeight, values: half)
    }

    /// Returns the plane at twice the size: each sample is three parts its own and one part its
    /// neighbour's, along rows and columns.
    func doubled(width wide: Int, height high: Int) -> SamplePlane {
        var doubled = [Float](repeating: 0, count: wide * high)
        for y in 0..<high {
            let row = y / 2
            let nextRow = min(height - 1, max(0, y % 2 == 0 ? row - 1 : row + 1))
            for x in 0..<wide {
                let column = x / 2
                let nextColumn = min(width - 1, max(0, x % 2 == 0 ? column - 1 : column + 1))
                let near = 3 * values[row * width + column] + values[nextRow * width + column]
                let far =
                    3 * values[row * width + nextColumn] + values[nextRow * width + nextColumn]
                doubled[y * wide + x] = (3 * near + far) / 16
            }
        }
        return SamplePlane(width: wide, height: high, values: doubled)
    }
}

/// Transforms blocks of 8 × 8 samples to frequencies, rounds these to steps, and transforms them
/// back.
struct BlockCodec {
    // By frequency, then by sample.
    private let basis: [Float]

    init() {
        var basis: [Float] = []
        for frequency in 0..<8 {
            for sample in 0..<8 {
                let angle = Double((2 * sample + 1) * frequency) * .pi / 16
                let factor = frequency == 0 ? 0.125.squareRoot() : 0.5
                basis.append(Float(factor * Elementary.cosineAndSine(angle).cosine))
            }
        }
        self.basis = basis
    }

    /// Returns a plane after coding and decoding; blocks beyond its border repeat the last samples.
    func coded(_ plane: SamplePlane, table: [Float]) -> SamplePlane {
        var result = plane
        var block = [Float](repeating: 0, count: 64)
        var scratch = [Float](repeating: 0, count: 64)
        for top in stride(from: 0, to: plane.height, by: 8) {
            for left in stride(from: 0, to: plane.width, by: 8) {
                for y in 0..<8 {
                    let row = min(plane.height - 1, top + y) * plane.width
                    for x in 0..<8 {
                        block[8 * y + x] =
                            plane.values[row + min(plane.width - 1, left + x)] - 128
                    }
                }
                transform(&block, &scratch)
                for index in 0..<64 {
                    let steps = block[index] / table[index]
                    let whole = Int(abs(steps) + 0.5)
                    block[index] = Float(steps < 0 ? -whole : whole) * table[index]
                }
                restore(&block, &scratch)
                for y in 0..<min(8, plane.height - top) {
                    let row = (top + y) * plane.width + left
                    for x in 0..<min(8, plane.width - left) {
                        result.values[row + x] = (block[8 * y + x] + 128).rounded8
                    }
                }
            }
        }
        return result
    }

    private func transform(_ block: inout [Float], _ scratch: inout [Float]) {
        for line in 0..<8 {
            for frequency in 0..<8 {
                var sum: Float = 0
                for sample in 0..<8 {
                    sum += basis[8 * frequency + sample] * block[8 * line + sample]
                }
                scratch[8 * line + frequency] = sum
            }
        }
        for line in 0..<8 {
            for frequency in 0..<8 {
                var sum: Float = 0
                for sample in 0..<8 {
                    sum += basis[8 * frequency + sample] * scratch[8 * sample + line]
                }
                block[8 * frequency + line] = sum
            }
        }
    }

    private func restore(_ block: inout [Float], _ scratch: inout [Float]) {
        for line in 0..<8 {
            for sample in 0..<8 {
                var sum: Float = 0
                for frequency in 0..<8 {
                    sum += basis[8 * frequency + sample] * block[8 * frequency + line]
                }
                scratch[8 * sample + line] = sum
            }
        }
        for line in 0..<8 {
            for sample in 0..<8 {
                var sum: Float = 0
                for frequency in 0..<8 {
                    sum += basis[8 * frequency + sample] * scratch[8 * line + frequency]
                }
                block[8 * line + sample] = sum
            }
        }
    }
}
