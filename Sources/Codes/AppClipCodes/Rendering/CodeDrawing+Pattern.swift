// SPDX-License-Identifier: Apache-2.0

extension CodeDrawing {
    /// Creates the drawing of a code, for output other than SVG.
    ///
    /// It has the same shapes as ``CodeSVG``, at the same places.
    public init(pattern: RingPattern, style: CodeStyle) {
        let badged = style.logo == .badge
        // With the badge, everything round is shifted a little.
        let centerX = RingLayout.center - (badged ? 0.99 : 0)
        let centerY = RingLayout.center - (badged ? 3.8 : 0)
        let foreground = style.colors.foreground
        let background = style.colors.background

        var shapes: [Shape] = []
        if badged {
            shapes += Self.badge(foreground: foreground, background: background)
        }
        shapes.append(
            .disc(
                Disc(
                    centerX: centerX,
                    centerY: centerY,
                    radius: RingLayout.backgroundRadius,
                    fill: background
                )
            )
        )
        pattern.forEachArc { arc in
            let ring = RingLayout.rings[arc.ring]
            let geometry = ArcGeometry(arc)
            shapes.append(
                .arc(
                    Arc(
                        centerX: centerX,
                        centerY: centerY,
                        radius: ring.radius,
                        startDegrees: geometry.start + Double(ring.rotation),
                        endDegrees: geometry.end + Double(ring.rotation),
                        strokeWidth: RingLayout.strokeWidth,
                        stroke: arc.color == .foreground ? foreground : style.third
                    )
                )
            )
        }
        shapes += Self.logo(of: style, centerX: centerX, centerY: centerY)
        self.init(
            viewBox: badged
                ? Rectangle(x: -50, y: -50, width: 900, height: 1100)
                : Rectangle(x: 0, y: 0, width: RingLayout.size, height: RingLayout.size),
            shapes: shapes
        )
    }

    private static func badge(foreground: RGBColor, background: RGBColor) -> [Shape] {
        func shape(_ outline: [PathSegment], _ fill: RGBColor) -> Shape {
            .path(
                Path(
                    segments: outline,
                    translateX: -24.15,
                    translateY: -26.94,
                    scale: 5.5512,
                    fill: fill
                )
            )
        }
        return [shape(Outlines.badge, background)]
            + Outlines.badgeText.map { shape($0, foreground) }
    }

    private static func logo(
        of style: CodeStyle,
        centerX: Double,
        centerY: Double
    ) -> [Shape] {
        // Half the width of the artwork, in user units.
        let half = style.kind == .camera ? 106.724301 : 106.7616
        func shape(_ outline: [PathSegment], _ fill: RGBColor) -> Shape {
            .path(
                Path(
                    segments: outline,
                    translateX: centerX - half,
                    translateY: centerY - half,
                    scale: style.kind == .camera ? 1.874 : 1.98,
                    fill: fill
                )
            )
        }
        return switch style.kind {
        case .camera: Outlines.camera.map { shape($0, style.colors.foreground) }
        case .nfc:
            [
                shape(Outlines.phoneCircle, style.colors.foreground),
                shape(Outlines.phoneScreen, style.third),
            ]
        }
    }
}

/// The artwork as segments, parsed once.
private enum Outlines {
    static let camera = Artwork.camera.map(Artwork.segments(of:))
    static let phoneCircle = Artwork.segments(of: Artwork.phoneCircle)
    static let phoneScreen = Artwork.segments(of: Artwork.phoneScreen)
    static let badge = Artwork.segments(of: Artwork.badge)
    static let badgeText = (Artwork.badgeLetters + Artwork.badgeMark).map(Artwork.segments(of:))
}
