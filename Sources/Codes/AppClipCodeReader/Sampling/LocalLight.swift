// SPDX-License-Identifier: Apache-2.0

extension RingSignal {
    /// The bounds of plausible light, relative to the usual light; beyond them there is a cover or
    /// a glare.
    private static let dimmest: Float = 0.15
    private static let brightest: Float = 4

    /// The number of samples of a cell, five degrees, for which one strongest ink is determined.
    private static let cellSamples = 10

    /// The square of the radius of the neighbourhood, a quarter of the disc's radius, in which the
    /// strongest ink is the full one.
    private static let squaredNeighbourhood: Float = 0.0625

    /// The minimum full ink; anything paler is not a stroke.
    private static let leastInk: Float = 0.1

    /// Evens out light that varies locally, as the clear gaps inside and outside a ring show it;
    /// for a background that is brighter than the ink.
    ///
    /// The gaps are evened out too.
    mutating func evenShadows(_ gaps: inout [Float], darkness: Float) {
        let steps = Self.angleCount
        var strengths = [Float](repeating: 1, count: gaps.count)
        for gap in 0..<gaps.count / steps {
            var values = Array(gaps[gap * steps..<(gap + 1) * steps])
            // The median is in the brighter light or in the darker light, depending on where most
            // of the code is; either works.
            let usual = min(values.median() + darkness, -1e-3)
            for step in 0..<steps {
                // Three samples on each side, to reduce the noise.
                var sum: Float = 0
                for near in -3...3 { sum += gaps[gap * steps + (step + near + steps) % steps] }
                strengths[gap * steps + step] = min(
                    max((sum / 7 + darkness) / usual, Self.dimmest),
                    Self.brightest
                )
            }
        }
        for ring in 0..<ink.count / steps {
            for step in 0..<steps {
                let place = ring * steps + step
                let strength = (strengths[place] + strengths[place + steps]) / 2
                ink[place] = (ink[place] + darkness) / strength - darkness
            }
        }
        for place in gaps.indices {
            gaps[place] = (gaps[place] + darkness) / strengths[place] - darkness
        }
    }

    /// Evens out light that varies locally, by the ink itself.
    ///
    /// A background that is darker than the ink does not show the light, and a white one does not
    /// show a glare; but the ink becomes paler in both. About half of the arcs have the full ink,
    /// so the strongest ink in a neighbourhood is the full ink there.
    mutating func evenInk(_ gaps: inout [Float]) {
        let steps = Self.angleCount
        takeGapsAway(&gaps)
        let cell = Self.cellSamples
        let cells = steps / cell
        let rings = ink.count / steps
        let circle = Circle(steps: cells)
        // The ink of a cell is the largest that three consecutive samples of it have.
        var strongest = [Float](repeating: 0, count: rings * cells)
        var places = [SIMD2<Float>](repeating: .zero, count: rings * cells)
        for ring in 0..<rings {
            for index in 0..<cells {
                var most: Float = -1
                for step in index * cell..<(index + 1) * cell {
                    let first = ring * steps
                    let before = ink[first + (step + steps - 1) % steps]
                    let after = ink[first + (step + 1) % steps]
                    most = max(most, (before + ink[first + step] + after) / 3)
                }
                strongest[ring * cells + index] = most
                places[ring * cells + index] =
                    CodePlane.ringRadii[ring] * SIMD2(circle.cosines[index], circle.sines[index])
            }
        }
        var near: [Float] = []
        near.reserveCapacity(rings * cells)
        for ring in 0..<rings {
            for index in 0..<cells {
                near.removeAll(keepingCapacity: true)
                let place = places[ring * cells + index]
                for other in places.indices {
                    let apart = places[other] - place
                    if (apart * apart).sum() < Self.squaredNeighbourhood {
                        near.append(strongest[other])
                    }
                }
                let full = max(near.element(ofRank: near.count * 7 / 8), Self.leastInk)
                for step in index * cell..<(index + 1) * cell {
                    ink[ring * steps + step] /= full
                }
            }
        }
    }

    /// Subtracts the ink of the gaps beside a ring, which should be 0.
    private mutating func takeGapsAway(_ gaps: inout [Float]) {
        let steps = Self.angleCount
        let sharp = gaps
        for gap in 0..<gaps.count / steps {
            for step in 0..<steps {
                var sum: Float = 0
                for near in -3...3 { sum += sharp[gap * steps + (step + near + steps) % steps] }
                gaps[gap * steps + step] = sum / 7
            }
        }
        for place in ink.indices { ink[place] -= (gaps[place] + gaps[place + steps]) / 2 }
        for place in gaps.indices { gaps[place] = sharp[place] - gaps[place] }
    }
}
