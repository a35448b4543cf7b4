/// Looks for the discs in the middle of codes.
enum LogoDetection {
    /// How many pixels the rim of a disc may have; larger ones are found where the picture is
    /// smaller.
    private static let rim = 18...420

    /// How long the sides of the box around a disc may be, in pixels.
    private static let side: ClosedRange<Int32> = 6...110

    /// How many times as long as the other one side may be.
    private static let longestShape = 4.6

    /// Of how many regions the rims are followed, for each level.
    private static let mostRims = 4_096

    /// The shorter half axis, in pixels, that the disc of a whole code has at least.
    private static let leastDisc = 16.0

    /// Of how many of the largest ellipses of a level it is seen whether they are whole codes.
    private static let mostDiscs = 8

    /// What a level shows.
    struct Candidates {
        /// The ellipses that look like the middle of a code, the best first.
        var logos: [LogoCandidate] = []

        /// The ellipses that may be the rim of a whole code, the best first.
        var discs: [LogoCandidate] = []
    }

    /// The ellipses of a level that look like the middle of a code, or like the rim of one.
    static func candidates(in raster: ColorRaster, level: Int) -> Candidates {
        guard raster.width > 8, raster.height > 8 else { return Candidates() }
        let contrast = LocalContrast(raster)
        let regions = contrast.regions { region in
            let width = region.maxX - region.minX + 1
            let height = region.maxY - region.minY + 1
            return side.contains(width) && side.contains(height)
                && Double(max(width, height)) <= longestShape * Double(min(width, height))
                && region.minX > 1 && region.minY > 1
                && Int(region.maxX) < raster.width - 2 && Int(region.maxY) < raster.height - 2
        }
        var outline = Outline()
        var candidates: [LogoCandidate] = []
        var discs: [Ellipse] = []
        for region in regions.prefix(mostRims) {
            guard
                outline.follow(region, in: contrast, longest: rim.upperBound),
                outline.points.count >= rim.lowerBound,
                let ellipse = Ellipse(outline), ellipse.isRegular
            else { continue }
            var candidate = LogoCandidate(ellipse, level: level)
            if candidate.isPlausible(in: raster, level: level) { candidates.append(candidate) }
            if ellipse.minor >= leastDisc { discs.append(ellipse) }
        }
        discs.sort { $0.minor > $1.minor }
        return Candidates(
            logos: distinct(candidates.sorted { $0.doubt < $1.doubt }),
            discs: discs.prefix(mostDiscs).compactMap { ellipse in
                var candidate = LogoCandidate(ellipse, rim: 1, level: level)
                return candidate.hasRings(in: raster, level: level) ? candidate : nil
            }
        )
    }

    /// Leaves out what nearly coincides with a better one.
    private static func distinct(_ candidates: [LogoCandidate]) -> [LogoCandidate] {
        var kept: [LogoCandidate] = []
        for candidate in candidates
        where !kept.contains(where: { candidate.coincides(with: $0, within: 0.2, size: 0.15) }) {
            kept.append(candidate)
            if kept.count == 64 { break }
        }
        return kept
    }
}

extension Ellipse {
    /// Whether an outline is as good an ellipse as the pixels let one be.
    var isRegular: Bool {
        minor > 2.5 && major <= 4.47 * minor && areaDifference <= 0.12
            && deviation <= 0.035 + 0.35 / (minor - 0.5)
    }
}

extension LogoCandidate {
    /// Whether two lie nearly at the same place with nearly the same size.
    ///
    /// The distance is a share of the disc in the code's middle, the size one of itself.
    func coincides(with other: LogoCandidate, within distance: Double, size: Double) -> Bool {
        let apart = center - other.center
        let reach = distance * radius * CodePlane.logoRadius
        return (apart * apart).sum() < reach * reach
            && (radius / other.radius - 1).magnitude < size
    }
}
