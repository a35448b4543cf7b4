// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipTypes

extension RuleFamily {
    /// A501–A505: the size of the clip.
    static let clipSizes = RuleFamily(
        [.builtClip(findings), .sizeReport(findings)],
        LintRule(
            .sizeOverLimit,
            "size-over-limit",
            .error,
            basis: [.store, .documentation],
            sources: ["D-57", "D-58", "D-59", "D-60", "D-63", "G-22"],
            summary: "The clip is larger than its lowest system allows.",
            message: """
                \(.target) has \(.size) (\(.variant)); with the minimum system \(.system) a clip may \
                have \(.limit) MB.
                """,
            why: """
                A clip may have 10 MB up to iOS 15, 15 MB on iOS 16, and 100 MB from iOS 17 \
                on for digital invocations. Every thinned variant counts, uncompressed.
                """,
            remedy: "Make the clip smaller, or raise its minimum system if that allows more.",
            wrong: .settings("16.0 MB, minimum system 16.4"),
            right: .settings("16.0 MB, minimum system 17.0")
        ),
        LintRule(
            .sizeNearLimit,
            "size-near-limit",
            .warning,
            basis: [.experience],
            sources: ["D-62"],
            summary: "The clip is within its limit only by the larger megabyte.",
            message: """
                \(.target) has \(.size) (\(.variant)), which is at the limit of \(.limit) MB for the \
                minimum system \(.system).
                """,
            why: """
                Whether a megabyte of the limit has 1,000,000 or 1,048,576 bytes is not \
                documented.
                """,
            remedy: "Make the clip a little smaller.",
            wrong: .settings("10.2 MB, minimum system 15.0"),
            right: .settings("9.9 MB, minimum system 15.0")
        ),
        LintRule(
            .sizeNeedsSystem,
            "size-needs-system",
            .warning,
            basis: [.documentation],
            sources: ["D-57", "D-58", "G-22"],
            summary: "The clip needs a certain lowest system for its size.",
            message:
                "\(.variant) has \(.size), which needs a minimum system of \(.wanted) or later.",
            why: "A report without versions does not say which limit holds.",
            remedy: "Make sure that the clip's minimum system is \(.wanted) or later.",
            wrong: .settings("16.0 MB, minimum system unknown"),
            right: .settings("9.0 MB, minimum system unknown")
        ),
        LintRule(
            .sizeDigitalOnly,
            "size-digital-only",
            .info,
            basis: [.documentation],
            sources: ["D-60", "D-61"],
            summary: "The clip is too large for codes, tags and QR codes.",
            message: """
                \(.target) has \(.size) (\(.variant)): it can be invoked digitally, or by its demo \
                link, and not by App Clip Codes, NFC tags and QR codes.
                """,
            why: """
                Above 15 MB a clip is for digital invocations on iOS 17 and later, and its \
                experiences have to be without codes and tags.
                """,
            remedy: "Keep the clip within 15 MB if it is to be started at physical places.",
            wrong: .settings("60 MB, an experience with an App Clip Code"),
            right: .settings("60 MB, the demo link")
        ),
        LintRule(
            .sizeLargestFiles,
            "size-largest-files",
            .info,
            basis: [.documentation],
            sources: ["G-34", "D-67"],
            summary: "The largest files of a clip that is near its limit.",
            message: "The largest files of \(.target) are \(.files).",
            why: "What is not needed at once can be loaded later.",
            remedy: "Leave out what the first screens do not need.",
            wrong: .settings("Clip.app/intro.mov"),
            right: .settings("load intro.mov when it is wanted")
        )
    )

    /// Checks the size of the clip's files before thinning.
    private static func findings(_ pair: BundlePair) -> [LintFinding] {
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
    private static func findings(
        in report: SizeReport,
        file: String,
        minimumSystem: SystemVersion?
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
    private static func text(_ bytes: Int) -> String {
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
