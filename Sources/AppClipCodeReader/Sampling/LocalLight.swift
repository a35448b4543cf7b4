extension RingSignal {
    /// Evens light that changes from place to place, by what the clear gaps inside and outside a
    /// ring show of it; for a background that is brighter than the ink.
    ///
    /// The gaps are evened too.
    mutating func evenShadows(_ gaps: inout [Float], darkness: Float) {
        let steps = Self.angleCount
        var strengths = [Float](repeating: 1, count: gaps.count)
        for gap in 0..<gaps.count / steps {
            var values = Array(gaps[gap * steps..<(gap + 1) * steps])
            // Most of the code is in the brighter light, or in the darker one: either serves.
            let usual = min(values.median() + darkness, -1e-3)
            for step in 0..<steps {
                // Three samples to each side, against the noise.
                var sum: Float = 0
                for near in -3...3 { sum += gaps[gap * steps + (step + near + steps) % steps] }
                strengths[gap * steps + step] = min(max((sum / 7 + darkness) / usual, 0.15), 4)
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

    /// Evens light that changes from place to place, by the ink itself.
    ///
    /// A background that is darker than the ink does not show the light, and a white one does not
    /// show a glare; but the ink pales in the one and in the other.
    /// About half of the arcs have the full ink. So what the strongest of those near by have is
    /// the full ink there.
    mutating func evenInk(_ gaps: inout [Float]) {
        let steps = Self.angleCount
        takeGapsAway(&gaps)
        let cell = 10
        let cells = steps / cell
        let rings = ink.count / steps
        let circle = Circle(steps: cells)
        // The ink of a cell is the most that three of its samples in a row have.
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
                    if (apart * apart).sum() < 0.0625 { near.append(strongest[other]) }
                }
                let full = max(near.element(ofRank: near.count * 7 / 8), 0.1)
                for step in index * cell..<(index + 1) * cell {
                    ink[ring * steps + step] /= full
                }
            }
        }
    }

    /// Takes the gaps beside a ring for the place of ink 0.
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
