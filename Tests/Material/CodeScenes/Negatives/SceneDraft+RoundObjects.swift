// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

// Round objects that are not codes.
extension SceneDraft {
    /// Returns concentric rings with a disc in the middle, some of them broken.
    mutating func target() -> CodeDrawing {
        let pair = freePair()
        var sketch = Sketch(plate: pair.background)
        let isExact = randomness.chance(0.5)
        let count = randomness.whole(in: 2...8)
        let radii =
            isExact
            ? RingLayout.rings.map(\.radius)
            : (0..<count).map { 130 + 260 * (Double($0) + 0.5) / Double(count) }
        let width =
            isExact ? RingLayout.strokeWidth : randomness.number(in: 5...100 / Double(count))
        let isBroken = randomness.chance(0.5)
        for radius in radii {
            let color = randomness.chance(0.6) ? pair.foreground : pair.third
            guard isBroken else {
                sketch.arc(radius: radius, from: 0, to: 359.9, width: width, color)
                continue
            }
            var place = angle()
            let end = place + 360
            while place < end - 20 {
                let next = min(end - 8, place + randomness.number(in: 10...120))
                sketch.arc(radius: radius, from: place, to: next, width: width, color)
                place = next + randomness.number(in: 8...20)
            }
        }
        sketch.disc(Sketch.middle, Sketch.middle, randomness.number(in: 60...115), pair.foreground)
        return sketch.drawing
    }

    /// Returns a clock face with marks and hands.
    mutating func clock() -> CodeDrawing {
        let pair = freePair()
        var sketch = Sketch(plate: pair.background)
        if randomness.chance(0.6) {
            sketch.arc(radius: 380, from: 0, to: 359.9, width: 25, pair.foreground)
        }
        let hasMinutes = randomness.chance(0.7)
        var marks: [[ScenePoint]] = []
        for minute in 0..<60 where hasMinutes || minute % 5 == 0 {
            let isHour = minute % 5 == 0
            let start = isHour ? 290.0 : 325
            let width = isHour ? 18.0 : 7
            let turn = Double(6 * minute)
            marks.append(Sketch.bar(from: start, to: 350, width: width, degrees: turn))
        }
        sketch.polygons(marks, pair.foreground)
        for (length, width) in [(180.0, 26.0), (300, 16), (320, 6)] {
            sketch.polygons(
                [Sketch.bar(from: -40, to: length, width: width, degrees: angle())],
                randomness.chance(0.8) ? pair.foreground : pair.third
            )
        }
        sketch.disc(Sketch.middle, Sketch.middle, randomness.number(in: 12...110), pair.foreground)
        return sketch.drawing
    }

    /// Returns a wheel with a rim, spokes and a hub.
    mutating func wheel() -> CodeDrawing {
        let pair = freePair()
        var sketch = Sketch(plate: pair.background)
        let count = randomness.whole(in: 3...36)
        let width = randomness.number(in: 6...min(90, 900 / Double(count)))
        let start = angle()
        sketch.polygons(
            (0..<count).map { index in
                Sketch.bar(
                    from: 0,
                    to: 350,
                    width: width,
                    degrees: start + Double(index) * 360 / Double(count)
                )
            },
            pair.foreground
        )
        let rim = randomness.number(in: 10...60)
        sketch.arc(radius: 390 - rim / 2, from: 0, to: 359.9, width: rim, pair.foreground)
        sketch.disc(Sketch.middle, Sketch.middle, randomness.number(in: 100...160), pair.background)
        sketch.disc(Sketch.middle, Sketch.middle, randomness.number(in: 50...107), pair.foreground)
        return sketch.drawing
    }

    /// Returns a flower with petals around a disc, in up to three circles.
    mutating func flower() -> CodeDrawing {
        let pair = freePair()
        var sketch = Sketch(plate: pair.background)
        for round in (0..<randomness.whole(in: 1...3)).reversed() {
            let count = randomness.whole(in: 5...20)
            let distance = 170 + 85 * Double(round)
            let long = randomness.number(in: 35...75)
            let short = min(long, 2.4 * distance / Double(count))
            let start = angle()
            let petals = (0..<count).map { index in
                let turn = start + Double(index) * 360 / Double(count)
                let (cosine, sine) = Elementary.cosineAndSine(turn * .pi / 180)
                return Sketch.ellipse(
                    Sketch.middle + distance * cosine,
                    Sketch.middle + distance * sine,
                    long,
                    short,
                    degrees: turn
                )
            }
            sketch.polygons(petals, randomness.chance(0.5) ? pair.foreground : pair.third)
        }
        sketch.disc(Sketch.middle, Sketch.middle, randomness.number(in: 70...115), pair.foreground)
        return sketch.drawing
    }
}
