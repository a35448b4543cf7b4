// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C102 and A103: a clip in another folder than `AppClips`.
    static let clipMisplaced = RuleFamily(
        [.project(findings), .bundle(findings)],
        LintRule(
            .clipEmbedDestination,
            "clip-embed-destination",
            .error,
            basis: [.documentation],
            sources: ["G-04"],
            summary: """
                The phase that embeds the clip copies it to another folder than AppClips.
                """,
            message: """
                \(.app) copies \(.target) to \(.found), where no system looks for App Clips.
                """,
            why: """
                An App Clip lies in the folder AppClips of its app's bundle. Anywhere else \
                it is a folder with a name.
                """,
            remedy: """
                Set the destination of the phase to Products Directory, and its path to \
                '$(CONTENTS_FOLDER_PATH)/AppClips'.
                """,
            wrong: .project(
                """
                dstPath = "";
                dstSubfolderSpec = 10;
                files = (B1 /* Clip.app in Embed App Clips */, );
                """
            ),
            right: .project(
                """
                dstPath = "$(CONTENTS_FOLDER_PATH)/AppClips";
                dstSubfolderSpec = 16;
                files = (B1 /* Clip.app in Embed App Clips */, );
                """
            )
        ),
        LintRule(
            .clipMisplaced,
            "clip-misplaced",
            .error,
            basis: [.documentation],
            sources: ["G-04", "C-58"],
            summary: "An app lies elsewhere than in the folder AppClips.",
            message: "\(.target) holds an app at '\(.path)', and not in the folder AppClips.",
            why: "Devices and the store look for a clip in the folder AppClips alone.",
            remedy: "Give the copy phase the destination $(CONTENTS_FOLDER_PATH)/AppClips.",
            wrong: .settings("Fruta.app/PlugIns/Clip.app"),
            right: .settings("Fruta.app/AppClips/Clip.app")
        )
    )

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        subject.tree.pairs.compactMap { pair in
            guard let phase = pair.embedding?.phase, !phase.leadsToAppClips,
                let app = pair.app.flatMap({ subject.tree.target($0) })
            else { return nil }
            let path = phase.destinationPath ?? ""
            let folder = destination(phase.destination)
            return LintFinding(
                .clipEmbedDestination,
                target: pair.clip.name,
                facts: [
                    .app: app.name,
                    .found: path.isEmpty
                        ? "\(folder), without a path" : "\(folder), path '\(path)'",
                ],
                at: phase.destinationPlace
            )
        }
    }

    /// Returns the destination of a build phase, as Xcode's editor calls it.
    private static func destination(_ number: Int?) -> String {
        let names = [
            0: "an absolute path", 1: "Wrapper", 6: "Executables", 7: "Resources", 10: "Frameworks",
            11: "Shared Frameworks", 12: "Shared Support", 13: "PlugIns and Foundation Extensions",
            15: "Java Resources", 16: "Products Directory",
        ]
        guard let number else { return "no destination" }
        return names[number].map { "'\($0)'" } ?? "destination \(number)"
    }

    private static func findings(_ bundle: BuiltBundle) -> [LintFinding] {
        let app = bundle.app
        return app.misplacedClips.map { path in
            LintFinding(
                .clipMisplaced,
                target: app.name,
                facts: [.path: path],
                at: app.beginning(of: app.path(path))
            )
        }
    }
}

extension AppBundle {
    /// The paths of embedded apps that are neither in the folder of clips nor in that of the watch.
    var misplacedClips: [String] {
        contents.apps.filter { path in
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            return folder != "AppClips" && folder != "Watch"
                && folder != "com.apple.WatchPlaceholder"
        }
    }
}
