// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension WorkingPatch {
    /// Reads a code that has been registered.
    func read(_ registration: Registration, tables: CodingTables) -> FoundCode? {
        let signal = RingSignal(self, registration)
        for isMirrored in [false, true] {
            let seen = isMirrored ? signal.mirrored : signal
            if let decoding = seen.decoded(tables: tables) {
                return code(decoding, registration, isMirrored: isMirrored)
            }
        }
        return nil
    }

    /// Reads a code that is almost certainly there but was not read at the first attempt: on bent
    /// paper, across the edge of a shadow, in a glare, with motion blur.
    func readDeeply(_ registration: Registration, tables: CodingTables) -> FoundCode? {
        let lights: [RingSignal.Light] =
            darkness == nil ? [.smooth, .byInk] : [.smooth, .byGaps, .byInk]
        for light in lights {
            let signal = RingSignal(self, registration, light: light)
            for isMirrored in [false, true] {
                let seen = isMirrored ? signal.mirrored : signal
                // With smooth light it has been tried without correction.
                let decoding =
                    (light == .smooth ? nil : seen.decoded(tables: tables))
                    ?? AngularDistortion(of: seen).flatMap {
                        seen.corrected(by: $0).decoded(tables: tables)
                    }
                if let decoding { return code(decoding, registration, isMirrored: isMirrored) }
            }
        }
        return readMoved(registration, tables: tables)
    }

    /// The lengths of motion blur that are tried, in radii of the disc, the most frequent first;
    /// with less blur a code is read without a correction.
    private static let blurLengths = [0.10, 0.12, 0.14, 0.085]

    /// The blur that remains, in radii of the disc: about two thirds of a stroke's width.
    private static let remainingBlur = 0.04

    /// The radius of the disc, in pixels, above which half the resolution suffices for a blurred
    /// code, at a fraction of the cost.
    private static let largestBlurredRadius = 100.0

    /// A radius in the clear ring around the disc in the middle, where the background is visible.
    private static let clearRadius = 0.36

    /// Reads a code with motion blur.
    private func readMoved(_ registration: Registration, tables: CodingTables) -> FoundCode? {
        guard let motion = registration.motion(in: self) else { return nil }
        let center = registration.map(PlanePoint(x: 0, y: 0))
        let rim = registration.map(PlanePoint(x: 1, y: 0))
        let (dx, dy) = (rim.x - center.x, rim.y - center.y)
        let radius = (dx * dx + dy * dy).squareRoot()
        if radius > Self.largestBlurredRadius, let half = WorkingPatch(halving: self) {
            var smaller = registration
            smaller.map = .scaling(0.5, thenShiftingBy: 0, 0) * registration.map
            return half.readMoved(smaller, tables: tables)
        }
        for length in Self.blurLengths {
            guard
                let filter = MotionFilter(
                    length: length * radius,
                    rest: Self.remainingBlur * radius
                )
            else { continue }
            let sharp = filtered(filter, alongX: Float(motion.x), y: Float(motion.y))
            let fitted = Registration(
                from: registration.map,
                in: sharp,
                schedule: .fromLastFrame
            )
            guard fitted.isGood else { continue }
            let signal = RingSignal(sharp, fitted)
            for isMirrored in [false, true] {
                let seen = isMirrored ? signal.mirrored : signal
                if let decoding = seen.decoded(tables: tables) {
                    return code(decoding, fitted, isMirrored: isMirrored)
                }
            }
        }
        return nil
    }

    private func code(
        _ decoding: SignalDecoding,
        _ registration: Registration,
        isMirrored: Bool
    ) -> FoundCode {
        // The map from the upright code's plane to the registered one, where angles count in the
        // opposite direction in a mirror; and on to the patch.
        let turn = Homography.rotation(degrees: decoding.rotation)
        let upright = registration.map * (isMirrored ? .mirror * turn : turn)
        return FoundCode(
            url: decoding.url,
            payload: decoding.payload,
            kind: center(upright: upright).kind(thirdInk: decoding.thirdInk),
            homography: (toImage * upright).normalized,
            isMirrored: isMirrored,
            colors: colors(of: decoding.pattern, upright: upright),
            correctedSlots: decoding.correctedSlots,
            confidence: decoding.confidence
        )
    }

    /// Returns the image in the middle of a code.
    private func center(upright: Homography) -> CenterImage {
        let side = CenterImage.side
        var ink = [Float](repeating: 0, count: side * side)
        let line = foreground - background
        let contrast = (line * line).sum()
        for row in 0..<side {
            for column in 0..<side {
                let place = upright(CenterImage.place(row: row, column: column))
                let color = raster.color(at: place) - background
                ink[row * side + column] = (color * line).sum() / contrast
            }
        }
        return CenterImage(ink: ink)
    }

    /// Returns the colours of a code, from arcs whose colours are known.
    private func colors(of pattern: RingPattern, upright: Homography) -> FoundCode.Colors {
        var third: [SIMD4<Float>] = []
        var ink: [SIMD4<Float>] = []
        for arc in pattern.arcs {
            let ring = RingLayout.rings[arc.ring]
            let middle = 360 * (Double(arc.slot) + Double(arc.length) / 2) / Double(ring.slotCount)
            let turn = Trigonometry.cosineAndSine(degrees: middle + Double(ring.rotation))
            let radius = ring.radius / RingLayout.backgroundRadius
            let color = raster.color(
                at: upright(PlanePoint(x: radius * turn.cosine, y: radius * turn.sine))
            )
            if arc.color == .foreground { ink.append(color) } else { third.append(color) }
        }
        let clear = (0..<72).map { step in
            let turn = Trigonometry.cosineAndSine(degrees: Double(5 * step))
            return raster.color(
                at: upright(
                    PlanePoint(x: Self.clearRadius * turn.cosine, y: Self.clearRadius * turn.sine)
                )
            )
        }
        return FoundCode.Colors(
            foreground: RGBColor(ink),
            background: RGBColor(clear),
            third: RGBColor(third)
        )
    }
}

extension RGBColor {
    /// Creates the median of colours, channel by channel; black if there are none.
    fileprivate init(_ colors: [SIMD4<Float>]) {
        guard !colors.isEmpty else {
            self = .black
            return
        }
        let median = LogoCandidate.median(of: colors)
        self.init(
            red: UInt8(min(max(median.x + 0.5, 0), 255)),
            green: UInt8(min(max(median.y + 0.5, 0), 255)),
            blue: UInt8(min(max(median.z + 0.5, 0), 255))
        )
    }
}
