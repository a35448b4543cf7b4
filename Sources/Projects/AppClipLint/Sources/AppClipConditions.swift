// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes
import SourceScan

extension RuleFamily {
    /// C501 and C502 (G-09): the condition for the code of the clip.
    static let appClipConditions = RuleFamily(
        [.clip(inApp), .project(missing)],
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
        )
    )

    /// Finds a condition for the clip that the app also has.
    private static func inApp(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app else { return [] }
        let clip = context.clip.conditionNames
        let asked = [context.clipSources, context.appSources]
            .flatMap { $0?.own.questions.map(\.name) ?? [] }
        return Set(app.conditionNames).intersection(clip).sorted().compactMap { name in
            guard
                ClipCondition.isUsual(name)
                    || ClipCondition.isPossible(name) && asked.contains(name)
            else { return nil }
            let setting = app.conditionSetting(of: name)
            return context.finding(
                .appClipConditionInApp,
                on: app,
                [.name: name, .clip: context.clip.name],
                at: setting?.place
            )
        }
    }

    /// Finds a condition that sources test, and that not every configuration of the clip has.
    private static func missing(_ subject: LintSubject) -> [LintFinding] {
        var findings: [LintFinding] = []
        var seen: Set<String> = []
        for first in subject.clips {
            let key = first.pair.clip.project + " " + first.pair.clip.id
            guard seen.insert(key).inserted else { continue }
            let contexts = subject.clips.filter { $0.pair.clip == first.pair.clip }
            // One context for each configuration, even if several apps embed the clip.
            var names: Set<String> = []
            findings += missingConditions(
                contexts.filter { names.insert($0.configuration).inserted }
            )
        }
        return findings
    }

    private static func missingConditions(_ contexts: [LintContext]) -> [LintFinding] {
        let defined = contexts.map { context in
            (
                swift: Set(context.clip.swiftConditions),
                macros: Set(context.clip.buildConditions.macros.keys)
            )
        }
        let macros = contexts.reduce(into: Set<String>()) {
            $0.formUnion($1.clipSources?.own.macros ?? [])
        }
        var questions: [SourceFacts.Question] = []
        for question in contexts.flatMap({ $0.clipSources?.own.questions ?? [] })
        where !questions.contains(where: {
            $0.name == question.name && $0.language == question.language
        }) {
            questions.append(question)
        }
        return questions.flatMap { question -> [LintFinding] in
            let has = defined.map {
                (question.language == .swift ? $0.swift : $0.macros).contains(question.name)
            }
            let isExpected =
                ClipCondition.isUsual(question.name)
                || ClipCondition.isPossible(question.name) && has.contains(true)
            guard isExpected, !macros.contains(question.name) else { return [] }
            let lacking = zip(contexts, has).filter { !$1 }.map(\.0.configuration)
            let whole = lacking.count == contexts.count
            let which =
                whole
                ? "no configuration sets"
                : lacking.joined(separator: ", ")
                    + (lacking.count == 1 ? " does not set" : " do not set")
            return zip(contexts, has).compactMap { context, isDefined in
                guard !isDefined else { return nil }
                let isKnown = context.clip.buildConditions.areComplete
                return context.finding(
                    .appClipConditionMissing,
                    on: context.clip,
                    [
                        .name: question.name, .which: which,
                        .setting: question.language == .swift
                            ? "SWIFT_ACTIVE_COMPILATION_CONDITIONS" : "GCC_PREPROCESSOR_DEFINITIONS"
                            ,
                    ],
                    at: question.place,
                    certainty: isKnown ? .certain : .unsure(.settings)
                )
            }
        }
    }
}

/// The names that projects give to the condition of their clip; Apple's documentation suggests `APPCLIP`.
enum ClipCondition {
    /// Returns whether a name almost certainly is the condition of a clip.
    static func isUsual(_ name: String) -> Bool {
        ["APPCLIP", "ISAPPCLIP", "APPCLIPTARGET", "TARGETAPPCLIP"].contains(letters(name))
    }

    /// Returns whether a name could be the condition of a clip: `CLIP`, `IS_CLIP` and `SHOPCLIP` could, `ECLIPSE` and
    /// `CLIPBOARD` could not.
    static func isPossible(_ name: String) -> Bool {
        letters(name).contains("APPCLIP")
            || name.uppercased().split(separator: "_").contains { $0.hasSuffix("CLIP") }
    }

    private static func letters(_ name: String) -> String {
        name.uppercased().filter { $0 != "_" }
    }
}

extension ConfiguredTarget {
    /// The names of all compilation conditions and macros.
    fileprivate var conditionNames: [String] {
        swiftConditions + buildConditions.macros.filter { $0.value != "0" }.keys
    }

    /// Returns the setting that contains a condition.
    fileprivate func conditionSetting(of name: String) -> ResolvedSetting? {
        [
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "GCC_PREPROCESSOR_DEFINITIONS",
            "OTHER_SWIFT_FLAGS", "OTHER_CFLAGS",
        ].lazy.compactMap { self.setting($0) }.first { $0.text.contains(name) }
    }
}
