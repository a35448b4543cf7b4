// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats
internal import AppClipTypes

extension BundleLint {
    /// Checks A501–A505: the size of the clip's files before thinning.
    static func size(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        // Without a system, the limit of the newest one applies.
        let system = clip.info?.minimumSystem ?? .otherApps
        let contents = clip.contents
        let place = clip.place(of: "MinimumOSVersion")
        // Thinning removes images for other devices, and code for other processors.
        let programs = clip.binary?.slices.count ?? 1 > 1 ? clip.programSize / 2 : 0
        // Sizes come from a directory that anybody may have written, so sums of them must not overflow.
        let certain = contents.assetCatalogs.reduce(contents.size.subtracting(programs)) {
            $0.subtracting($1.size)
        }
        var findings = judge(
            ClipSize(bytes: contents.size),
            atLeast: ClipSize(bytes: certain),
            system: system
        ) { rule, facts in
            var facts = facts
            if pair.isEstimated, let size = facts[.size]?.text {
                facts[.size] = .text("about \(size)")
            }
            facts[.variant] = .text("before thinning")
            return pair.finding(rule, facts, at: place)
        }
        // Advice only where it helps: above two thirds of the limit.
        let limit = ClipSize.limit(minimumSystem: system)
        if contents.size > limit.megabytes * 666_666 {
            let largest = contents.largest.prefix(3).map { "\($0.path) (\(text($0.size)))" }
            findings.append(
                pair.finding(
                    .sizeLargestFiles,
                    [.files: largest.joined(separator: ", ")],
                    at: clip.start
                )
            )
        }
        return findings
    }

    /// Checks each variant of a size report against the limit (rules D-57 to D-63, G-11 and G-22).
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - file: The path of the report, for the locations of findings.
    ///   - minimumSystem: The minimum version of the system that the clip supports; if it is `nil`, the minimum of all
    ///     variants.
    /// - Returns: The findings, in the order of the report.
    static func findings(
        in report: SizeReport,
        file: String,
        minimumSystem: SystemVersion? = nil
    ) -> [LintFinding] {
        let known = minimumSystem ?? report.lowestSystem
        // The universal variant, which no device installs, counts only if there is no other.
        let thinned = report.variants.filter { !$0.isUniversal }
        return (thinned.isEmpty ? report.variants : thinned).flatMap { variant in
            let size = variant.app.uncompressed
            return judge(megabytes: size, system: known) { rule, facts in
                var facts = facts
                facts[.variant] = .text(variant.name)
                return LintFinding(
                    rule,
                    target: variant.name,
                    facts: facts,
                    at: Place(file: file, position: TextPosition(line: variant.line, column: 1))
                )
            }
        }
    }

    /// Checks a size of a report, which is rounded and in megabytes, like the limit.
    private static func judge(
        megabytes size: Int,
        system: SystemVersion?,
        _ finding: (LintRule.ID, LintFacts) -> LintFinding
    ) -> [LintFinding] {
        func exceeds(_ limit: ClipSize.Limit) -> Bool { size > limit.megabytes * 1_000_000 }
        let largest = ClipSize.limit(minimumSystem: .otherApps)
        if exceeds(largest) {
            return [
                finding(
                    .sizeOverLimit,
                    [.size: text(size), .limit: largest.megabytes, .system: "17.0"]
                )
            ]
        }
        guard let system else {
            // The oldest system whose limit is large enough.
            let wanted = wantedSystem(for: size)
            return wanted.map {
                [finding(.sizeNeedsSystem, [.size: text(size), .wanted: $0])]
            } ?? []
        }
        let limit = ClipSize.limit(minimumSystem: system)
        if exceeds(limit) {
            return [
                finding(
                    .sizeOverLimit,
                    [.size: text(size), .limit: limit.megabytes, .system: system]
                )
            ]
        }
        return size > 15_000_000 ? [finding(.sizeDigitalOnly, [.size: text(size)])] : []
    }

    private static func judge(
        _ size: ClipSize,
        atLeast certain: ClipSize,
        system: SystemVersion,
        _ finding: (LintRule.ID, LintFacts) -> LintFinding
    ) -> [LintFinding] {
        let limit = ClipSize.limit(minimumSystem: system)
        let facts: LintFacts = [
            .size: text(size.bytes), .limit: limit.megabytes, .system: system,
        ]
        if limit.isExceeded(by: size) {
            var found = finding(.sizeOverLimit, facts)
            // Thinning may remove enough.
            if !limit.isExceeded(by: certain) { found.severity = .warning }
            return [found]
        }
        if limit.isNearlyExceeded(by: size) { return [finding(.sizeNearLimit, facts)] }
        return size.bytes > 15 << 20 ? [finding(.sizeDigitalOnly, facts)] : []
    }

    private static func wantedSystem(for size: Int) -> SystemVersion? {
        if size > 15_000_000 { return .otherApps }
        return size > 10_000_000 ? .largerClips : nil
    }

    /// Returns a size in megabytes of 10⁶ bytes, with one decimal place.
    static func text(_ bytes: Int) -> String {
        let tenths = bytes / 100_000 + (bytes % 100_000 >= 50_000 ? 1 : 0)
        return "\(tenths / 10).\(tenths % 10) MB"
    }
}

extension Int {
    /// Returns the difference, or 0 if it is negative.
    fileprivate func subtracting(_ other: Int) -> Int {
        other > self ? 0 : self - Swift.max(0, other)
    }
}

extension AppBundle {
    /// The size of the program, if it is one of the largest files; otherwise 0.
    fileprivate var programSize: Int {
        contents.largest.first { binaryPath == path($0.path) }?.size ?? 0
    }
}
