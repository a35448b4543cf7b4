// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about sizes and frameworks of built bundles: A501–A506, A701, A707.
    static let archiveSizes: [LintRule] = [
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
        ),
    ]
}
