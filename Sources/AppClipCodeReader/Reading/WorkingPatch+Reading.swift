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

    /// Reads a code that is there nearly for certain and cannot be read at once: on bent paper,
    /// across the edge of a shadow, in a glare.
    func readDeeply(_ registration: Registration, tables: CodingTables) -> FoundCode? {
        let lights: [RingSignal.Light] =
            darkness == nil ? [.smooth, .byInk] : [.smooth, .byGaps, .byInk]
        for light in lights {
            let signal = RingSignal(self, registration, light: light)
            for isMirrored in [false, true] {
                let seen = isMirrored ? signal.mirrored : signal
                // Under smooth light it has been tried as it is.
                let decoding =
                    (light == .smooth ? nil : seen.decoded(tables: tables))
                    ?? Twist(of: seen).flatMap { seen.untwisted($0).decoded(tables: tables) }
                if let decoding { return code(decoding, registration, isMirrored: isMirrored) }
            }
        }
        return readMoved(registration, tables: tables)
    }

    /// The lengths of the ways, in radii of the disc, that a camera may have moved on.
    private static let ways = [0.10, 0.12, 0.14, 0.085]

    /// Reads a code of which the picture was taken with a moving camera.
    private func readMoved(_ registration: Registration, tables: CodingTables) -> FoundCode? {
        guard let motion = registration.motion(in: self) else { return nil }
        let center = registration.map(PlanePoint(x: 0, y: 0))
        let rim = registration.map(PlanePoint(x: 1, y: 0))
        let (dx, dy) = (rim.x - center.x, rim.y - center.y)
        let radius = (dx * dx + dy * dy).squareRoot()
        // Half the pixels suffice for what is smeared, at a fraction of the cost.
        if radius > 100, let half = WorkingPatch(halving: self) {
            var smaller = registration
            smaller.map = .scaling(0.5, thenShiftingBy: 0, 0) * registration.map
            return half.readMoved(smaller, tables: tables)
        }
        for way in Self.ways {
            guard let filter = MotionFilter(length: way * radius, rest: 0.04 * radius)
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
        // From the upright code's plane to the registered one, where angles count the other way
        // in a mirror; and on to the patch.
        let turn = Homography.rotation(degrees: decoding.rotation)
        let upright = registration.map * (isMirrored ? .mirror * turn : turn)
        return FoundCode(
            url: decoding.url,
            payload: decoding.payload,
            kind: center(upright: upright).kind(thirdInk: decoding.thirdInk),
            homography: (toPicture * upright).normalized,
            isMirrored: isMirrored,
            colors: colors(of: decoding.pattern, upright: upright),
            correctedSlots: decoding.correctedSlots,
            confidence: decoding.confidence
        )
    }

    /// The picture in the middle of a code.
    private func center(upright: Homography) -> CenterPicture {
        let side = CenterPicture.side
        var ink = [Float](repeating: 0, count: side * side)
        let line = foreground - background
        let contrast = (line * line).sum()
        for row in 0..<side {
            for column in 0..<side {
                let place = upright(CenterPicture.place(row: row, column: column))
                let color = raster.color(at: place) - background
                ink[row * side + column] = (color * line).sum() / contrast
            }
        }
        return CenterPicture(ink: ink)
    }

    /// The colours of a code of which is known which arc has which colour.
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
                at: upright(PlanePoint(x: 0.36 * turn.cosine, y: 0.36 * turn.sine))
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
    /// The median of colours, channel by channel; black for none.
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
