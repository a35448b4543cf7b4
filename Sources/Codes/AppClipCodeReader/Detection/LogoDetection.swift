// SPDX-License-Identifier: Apache-2.0

/// Finds the discs in the middle of codes, and the rims of whole codes.
enum LogoDetection {
    /// The number of pixels that the rim of a disc may have; larger discs are found on a coarser
    /// level.
    private static let rim = 18...420

    /// The sides of the box around a disc, in pixels; larger ones are found on a coarser level.
    private static let side: ClosedRange<Int32> = 6...110

    /// The maximum ratio of the sides of the box: that of a disc seen at 77°.
    private static let longestShape = 4.6

    /// The maximum number of regions of a level whose contours are traced.
    private static let mostRims = 4_096

    /// The minimum shorter semi-axis of the disc of a whole code, in pixels.
    private static let leastDisc = 16.0

    /// The number of the largest ellipses of a level that are tested for whole codes.
    private static let mostDiscs = 8

    /// The candidates of a level.

    struct Candidates {
        /// The ellipses that look like the middle of a code, the best first.
        var logos: [LogoCandidate] = []

        /// The ellipses that may be the rim of a whole code, the best first.
        var discs: [LogoCandidate] = []
    }

    /// Returns the ellipses of a level that look like the middle of a code, or like the rim of one.
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
        var contour = Contour()
        var candidates: [LogoCandidate] = []
        var discs: [Ellipse] = []
        for region in regions.prefix(mostRims) {
            guard
                contour.trace(region, in: contrast, longest: rim.upperBound),
                contour.points.count >= rim.lowerBound,
                let ellipse = Ellipse(contour), ellipse.isRegular
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

    /// The maximum number of candidates of a level.
    private static let mostCandidates = 64

    /// The distance of the middles, as a fraction of the disc's radius, and the relative difference
    /// of the sizes below which two candidates are the same.
    private static let sameDistance = 0.2
    private static let sameSize = 0.15

    /// Removes candidates that nearly coincide with a better one (non-maximum suppression).
    private static func distinct(_ candidates: [LogoCandidate]) -> [LogoCandidate] {
        var kept: [LogoCandidate] = []
        for candidate in candidates
        where !kept.contains(where: {
            candidate.coincides(with: $0, within: sameDistance, size: sameSize)
        }) {
            kept.append(candidate)
            if kept.count == mostCandidates { break }
        }
        return kept
    }
}

extension Ellipse {
    /// The minimum shorter semi-axis, in pixels; smaller discs cannot be distinguished from noise.
    private static let leastMinor = 2.5

    /// The maximum ratio of the axes, √20: a disc seen at 77°.
    private static let largestRatio = 4.47

    /// The maximum relative difference between the area within the contour and that of the ellipse.
    private static let largestAreaDifference = 0.12

    /// The maximum deviation of the contour, as a fraction of the radius, and the addition for the
    /// steps of the pixels, in pixels.
    private static let largestDeviation = 0.035
    private static let pixelDeviation = 0.35

    /// Whether a contour is as close to an ellipse as the pixels allow.
    var isRegular: Bool {
        minor > Self.leastMinor && major <= Self.largestRatio * minor
            && areaDifference <= Self.largestAreaDifference
            && deviation <= Self.largestDeviation + Self.pixelDeviation / (minor - 0.5)
    }
}

extension LogoCandidate {
    /// Whether two candidates are at nearly the same place and have nearly the same size.
    ///
    /// The distance is a fraction of the radius of the disc in the code's middle, the size a
    /// fraction of itself.
    func coincides(with other: LogoCandidate, within distance: Double, size: Double) -> Bool {
        let apart = center - other.center
        let reach = distance * radius * CodePlane.logoRadius
        return (apart * apart).sum() < reach * reach
            && (radius / other.radius - 1).magnitude < size
    }
}
