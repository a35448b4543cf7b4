import AppClipCodes

extension WorkingPatch {
    /// Reads a code that has been registered.
    func read(_ registration: Registration, tables: CodingTables) -> FoundCode? {
        let signal = RingSignal(self, registration)
        if let decoding = signal.decoded(tables: tables) {
            return code(decoding, registration, isMirrored: false)
        }
        if let decoding = signal.mirrored.decoded(tables: tables) {
            return code(decoding, registration, isMirrored: true)
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
            kind: nil,
            homography: (toPicture * upright).normalized,
            isMirrored: isMirrored,
            colors: colors(of: decoding.pattern, upright: upright),
            correctedSlots: decoding.correctedSlots,
            confidence: decoding.confidence
        )
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
