// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The search for codes in one image.
struct ImageReading {
    /// The maximum number of codes that are read in an image.
    private static let mostCodes = 64

    /// The budget for candidates of a level that are not codes.
    ///
    /// A candidate costs 1 if registration rejects it, and `decodingExpense` more if decoding
    /// fails.
    private static let expensePerLevel = 18
    private static let decodingExpense = 2

    /// The budget for rims of whole codes of a level.
    private static let expenseOfDiscs = 6

    /// The budget for an image.
    private static let mostExpense = 72

    /// The number of attempts at the same place; a finer level may show it better.
    private static let triesPerPlace = 2

    /// The distance of the middles, as a fraction of the radius of the disc in the middle, and the
    /// relative difference of the sizes below which candidates are at the same place.
    private static let samePlace = 0.1
    private static let sameSize = 0.08

    /// The number of pixels up to which an image is always searched at its own size.
    private static let quicklySearched = 400_000

    /// The number of pixels above which an image is searched at most at half its size, which limits
    /// the memory.
    private static let searchedAtAll = 1 << 24

    /// The maximum number of candidates of an image that are read with all corrections
    /// (``WorkingPatch/readDeeply(_:tables:)``).
    private static let mostDeepReadings = 4

    private var pyramid: Pyramid
    private var deepReadings = 0
    private var expense = 0
    private let effort: AppClipCodeReader.Effort
    private let tables: CodingTables
    private var failures: [LogoCandidate] = []

    /// The codes that were found, in the order of their discovery.
    private(set) var found: [FoundCode] = []

    /// Whether the image has pixels that are not opaque.
    var isTranslucent: Bool { pyramid.isTranslucent }

    /// Creates a search; `pixels` must have as many bytes as the layout says.
    init(
        _ pixels: RawSpan,
        layout: ImageLayout,
        ground: UInt32,
        effort: AppClipCodeReader.Effort,
        tables: CodingTables
    ) {
        pyramid = Pyramid(pixels, layout: layout, ground: ground)
        self.effort = effort
        self.tables = tables
    }

    /// The codes that were found, those with the largest discs first.
    var codes: [FoundCode] { found.sorted { $0.area > $1.area } }

    /// Searches the image, coarse levels first.
    ///
    /// Large codes are found on small levels, at little cost. Smaller ones beside them are found on
    /// the finer levels; the finest level costs the most and is then omitted.
    mutating func search(_ pixels: RawSpan) {
        for level in (pyramid.finest...pyramid.coarsest).reversed() {
            if isLeftOut(level) { return }
            search(level: level, of: pixels)
            if found.count == Self.mostCodes || expense >= Self.mostExpense { return }
        }
    }

    private func isLeftOut(_ level: Int) -> Bool {
        guard level <= 0, level < pyramid.coarsest else { return false }
        if level < 0, !found.isEmpty { return true }
        if pyramid.pixelCount > Self.searchedAtAll { return true }
        return switch effort {
        case .frame: true
        case .photo: !found.isEmpty && pyramid.pixelCount > Self.quicklySearched
        case .thorough: false
        }
    }

    private mutating func search(level: Int, of pixels: RawSpan) {
        let raster = pyramid.raster(level, of: pixels)
        let candidates = LogoDetection.candidates(in: raster, level: level)
        read(candidates.logos, .fromLogo, expense: Self.expensePerLevel, of: pixels)
        // If something covers a code's middle, the rim of the code may still be visible.
        if found.isEmpty {
            read(candidates.discs, .fromRim, expense: Self.expenseOfDiscs, of: pixels)
        }
    }

    private mutating func read(
        _ candidates: [LogoCandidate],
        _ schedule: Registration.Schedule,
        expense most: Int,
        of pixels: RawSpan
    ) {
        let limit = min(expense + most, Self.mostExpense)
        for candidate in candidates {
            guard !isWithinFoundCode(candidate), !isTriedOut(candidate) else { continue }
            if let code = read(candidate, schedule, of: pixels) {
                found.append(code)
                if found.count == Self.mostCodes { return }
            } else {
                failures.append(candidate)
                if expense >= limit { return }
            }
        }
    }

    private func isTriedOut(_ candidate: LogoCandidate) -> Bool {
        failures.count {
            $0.coincides(with: candidate, within: Self.samePlace, size: Self.sameSize)
        }
            >= Self.triesPerPlace
    }

    private func isWithinFoundCode(_ candidate: LogoCandidate) -> Bool {
        found.contains { $0.covers(PlanePoint(x: candidate.center.x, y: candidate.center.y)) }
    }

    private mutating func read(
        _ candidate: LogoCandidate,
        _ schedule: Registration.Schedule,
        of pixels: RawSpan
    ) -> FoundCode? {
        expense += 1
        guard
            let patch = WorkingPatch(
                around: candidate.map,
                background: candidate.background,
                foreground: candidate.foreground,
                of: &pyramid,
                pixels: pixels
            )
        else { return nil }
        let registration = Registration.best(
            from: patch.fromImage * candidate.map,
            in: patch,
            schedule: schedule
        )
        guard registration.quality > Registration.leastQuality else { return nil }
        var code = patch.read(registration, tables: tables)
        if code == nil, registration.isGood, deepReadings < Self.mostDeepReadings {
            deepReadings += 1
            code = patch.readDeeply(registration, tables: tables)
        }
        guard let code, !isWithinFoundCode(code) else {
            expense += Self.decodingExpense
            return nil
        }
        // A candidate that is a code does not count towards the budget.
        expense -= 1
        return code
    }

    private func isWithinFoundCode(_ code: FoundCode) -> Bool {
        let middle = code.homography(PlanePoint(x: 0, y: 0))
        return found.contains { $0.covers(middle) }
    }
}

extension FoundCode {
    /// Whether a point of the image is on the code's disc.
    fileprivate func covers(_ point: PlanePoint) -> Bool {
        guard let back = homography.inverse else { return false }
        let place = back(point)
        return place.x * place.x + place.y * place.y < 1
    }

    /// Twice the area of the square around the disc, in pixels of the image.
    fileprivate var area: Double {
        let (a, b) = (corners[0], corners[2])
        let (c, d) = (corners[1], corners[3])
        return ((b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)).magnitude
    }
}
