// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

// Drawings with the geometry of a code that do not encode a URL.
extension SceneDraft {
    /// Returns a drawing with random breaks and colours.
    mutating func arcsAtRandom() -> CodeDrawing {
        let code = self.code()
        let share = randomness.number(in: 0.3...0.7)
        var arcs: [CodeDrawing.Arc] = []
        for ring in RingLayout.rings {
            var breaks = (0..<ring.slotCount).filter { _ in randomness.chance(share) }
            if breaks.isEmpty { breaks = [0] }
            for (index, slot) in breaks.enumerated() {
                let isLast = index + 1 == breaks.count
                let next = isLast ? breaks[0] + ring.slotCount : breaks[index + 1]
                let slotAngle = 360 / Double(ring.slotCount)
                arcs.append(
                    arc(
                        ring,
                        from: Double(slot) * slotAngle + ring.halfGap,
                        to: Double(next) * slotAngle - ring.halfGap,
                        randomness.chance(0.5) ? code.style.colors.foreground : code.style.third
                    )
                )
            }
        }
        return Self.drawing(of: code) { _ in arcs }
    }

    /// Returns a drawing with the arcs of each ring in another order.
    mutating func arcsExchanged() -> CodeDrawing {
        let code = self.code()
        var arcs: [CodeDrawing.Arc] = []
        for (index, ring) in RingLayout.rings.enumerated() {
            var own = code.pattern.arcs.filter { $0.ring == index }
            for last in stride(from: own.count - 1, to: 0, by: -1) {
                own.swapAt(last, randomness.whole(in: 0...last))
            }
            let slotAngle = 360 / Double(ring.slotCount)
            var slot = Double(randomness.whole(in: 0...ring.slotCount - 1))
            for one in own {
                let end = slot + Double(one.length)
                arcs.append(
                    arc(
                        ring,
                        from: slot * slotAngle + ring.halfGap,
                        to: end * slotAngle - ring.halfGap,
                        one.color == .third ? code.style.third : code.style.colors.foreground
                    )
                )
                slot = end
            }
        }
        return Self.drawing(of: code) { _ in arcs }
    }

    /// Returns a drawing with rings rotated against each other, by whole slots or by any angle.
    mutating func ringsTurned() -> CodeDrawing {
        let code = self.code()
        let bySlots = randomness.chance(0.5)
        // The middle ring is not rotated, all others are.
        let turns = RingLayout.rings.enumerated().map { index, ring -> Double in
            if index == 2 { return 0 }
            let slotAngle = 360 / Double(ring.slotCount)
            return bySlots
                ? Double(randomness.whole(in: 1...ring.slotCount - 1)) * slotAngle
                : randomness.number(in: slotAngle / 2...360 - slotAngle / 2)
        }
        return Self.drawing(of: code) { arcs in
            arcs.map { arc in
                let ring = RingLayout.rings.firstIndex { abs($0.radius - arc.radius) < 1 } ?? 0
                return CodeDrawing.Arc(
                    centerX: arc.centerX,
                    centerY: arc.centerY,
                    radius: arc.radius,
                    startDegrees: arc.startDegrees + turns[ring],
                    endDegrees: arc.endDegrees + turns[ring],
                    strokeWidth: arc.strokeWidth,
                    stroke: arc.stroke
                )
            }
        }
    }

    /// Returns a drawing with the breaks of a code, and a random colour for every arc.
    mutating func colorsAtRandom() -> CodeDrawing {
        let code = self.code()
        return Self.drawing(of: code) { arcs in
            arcs.map { arc in
                recolored(
                    arc,
                    randomness.chance(0.5) ? code.style.colors.foreground : code.style.third
                )
            }
        }
    }

    /// Returns a drawing with some rings of one code, and the others of another.
    ///
    /// Short URLs result in rings that are equal in all codes, and a reader might then correctly
    /// find one of the two. The URLs are therefore long, and the breaks of either code differ in
    /// many places from those of the drawing.
    mutating func ringsOfTwoCodes() -> CodeDrawing {
        let style = self.style()
        // Two or three rings of each code.
        let sets: [Set<Int>] = [
            [0, 1], [1, 3], [2, 4], [3, 4], [0, 2, 4], [0, 1, 2], [2, 3],
        ]
        while true {
            let code = self.code(bits: 100...128, style: style)
            let other = self.code(bits: 100...128, style: style)
            let own = randomness.one(of: sets)
            let differences = (0..<5).map {
                Self.differences(code.pattern, other.pattern, ring: $0)
            }
            let fromOwn = own.reduce(0) { $0 + differences[$1] }
            let fromOther = differences.reduce(0, +) - fromOwn
            guard min(fromOwn, fromOther) >= Self.fewestDifferences else { continue }
            let others = Self.arcs(of: other)
            return Self.drawing(of: code) { arcs in
                func isOwn(_ arc: CodeDrawing.Arc) -> Bool {
                    let ring = RingLayout.rings.firstIndex { abs($0.radius - arc.radius) < 1 } ?? 0
                    return own.contains(ring)
                }
                return arcs.filter { isOwn($0) } + others.filter { !isOwn($0) }
            }
        }
    }

    /// A number of differences that exceeds the parity of any code: no code can correct as many.
    private static let fewestDifferences = 17

    /// Returns the number of slots of a ring that are a break in only one of two patterns.
    private static func differences(_ one: RingPattern, _ other: RingPattern, ring: Int) -> Int {
        let ring = RingLayout.rings[ring]
        return (ring.firstBit..<ring.firstBit + ring.slotCount).count {
            one.runsOn($0) != other.runsOn($0)
        }
    }

    // MARK: Parts

    /// Returns a code's drawing with its arcs replaced.
    private static func drawing(
        of code: AppClipCode,
        _ replace: (_ arcs: [CodeDrawing.Arc]) -> [CodeDrawing.Arc]
    ) -> CodeDrawing {
        var before: [CodeDrawing.Shape] = []
        var after: [CodeDrawing.Shape] = []
        for shape in code.drawing.shapes {
            switch shape {
            case .disc: before.append(shape)
            case .path: after.append(shape)
            case .arc: continue
            }
        }
        let arcs = replace(arcs(of: code)).map { CodeDrawing.Shape.arc($0) }
        return Sketch(before + arcs + after).drawing
    }

    private static func arcs(of code: AppClipCode) -> [CodeDrawing.Arc] {
        code.drawing.shapes.compactMap { shape in
            if case .arc(let arc) = shape { arc } else { nil }
        }
    }

    private func recolored(_ arc: CodeDrawing.Arc, _ color: RGBColor) -> CodeDrawing.Arc {
        CodeDrawing.Arc(
            centerX: arc.centerX,
            centerY: arc.centerY,
            radius: arc.radius,
            startDegrees: arc.startDegrees,
            endDegrees: arc.endDegrees,
            strokeWidth: arc.strokeWidth,
            stroke: color
        )
    }

    /// Returns an arc of a ring, by angles in the rotated ring.
    private func arc(
        _ ring: RingLayout.Ring,
        from start: Double,
        to end: Double,
        _ color: RGBColor
    ) -> CodeDrawing.Arc {
        CodeDrawing.Arc(
            centerX: RingLayout.center,
            centerY: RingLayout.center,
            radius: ring.radius,
            startDegrees: start + Double(ring.rotation),
            endDegrees: end + Double(ring.rotation),
            strokeWidth: RingLayout.strokeWidth,
            stroke: color
        )
    }
}
