// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about compilation conditions: C501 and C502.
    static let conditions: [LintRule] = [
        LintRule(
            .appClipConditionInApp,
            "appclip-condition-in-app",
            .warning,
            basis: [.documentation, .experience],
            sources: ["G-09"],
            summary: "The full app is compiled as if it were the clip.",
            message: """
                \(.target) has the compilation condition \(.name), which stands for the clip \
                '\(.clip)'.
                """,
            why: """
                The condition tells the clip's code from the app's. An app that has it, too, \
                is compiled without what the clip leaves out. That happens when the condition \
                is set for the whole project.
                """,
            remedy: "Set \(.name) for the clip's target alone.",
            wrong: .settings(
                """
                # the project's configurations
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) APPCLIP
                """
            ),
            right: .settings(
                """
                # the configurations of the clip's target
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) APPCLIP
                """
            )
        ),
        LintRule(
            .appClipConditionMissing,
            "appclip-condition-missing",
            .warning,
            basis: [.documentation, .experience],
            sources: ["G-09"],
            summary: """
                Sources ask for a condition that the clip does not have in each configuration.
                """,
            message: "The sources of \(.target) ask for \(.name), which \(.which).",
            why: """
                In such a configuration the clip is compiled as if it were the app. It may be \
                the one for the store, which nobody runs from Xcode.
                """,
            remedy: "Add \(.name) to \(.setting) of \(.target) in all configurations.",
            wrong: .settings(
                """
                // Debug
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG APPCLIP
                // Release
                SWIFT_ACTIVE_COMPILATION_CONDITIONS =
                """
            ),
            right: .settings(
                """
                // Debug
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG APPCLIP
                // Release
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = APPCLIP
                """
            )
        ),
    ]
}
