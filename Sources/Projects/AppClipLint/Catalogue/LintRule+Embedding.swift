// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about embedding the clip in the app: C101–C105.
    static let embedding: [LintRule] = [
        LintRule(
            .clipNotEmbedded,
            "clip-not-embedded",
            .error,
            basis: [.documentation],
            sources: ["G-01", "G-04"],
            summary: """
                No app copies the clip into its bundle.
                """,
            message: """
                No app of the project embeds \(.target).
                """,
            why: """
                A clip is part of its full app's bundle. Without a phase that copies it \
                there, neither the device nor the store ever sees it.
                """,
            remedy: """
                Add a phase 'Embed App Clips' to the app, and the product of \(.target) to \
                it.
                """,
            wrong: .project(
                """
                dependencies = (D1 /* Clip */, );
                buildPhases = (S1 /* Sources */, );
                """
            ),
            right: .project(
                """
                dependencies = (D1 /* Clip */, );
                buildPhases = (S1 /* Sources */, E1 /* Embed App Clips */, );
                """
            )
        ),
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
            .clipNoDependency,
            "clip-no-dependency",
            .warning,
            basis: [.experience],
            sources: ["G-04"],
            summary: """
                The app embeds the clip without depending on it.
                """,
            message: """
                \(.app) embeds \(.target) and has no dependency on it.
                """,
            why: """
                Without the dependency Xcode may copy the clip before it is built, or an \
                old one.
                """,
            remedy: """
                Add \(.target) to the target dependencies of \(.app).
                """,
            wrong: .project(
                """
                dependencies = ();
                buildPhases = (S1 /* Sources */, E1 /* Embed App Clips */, );
                """
            ),
            right: .project(
                """
                dependencies = (D1 /* Clip */, );
                buildPhases = (S1 /* Sources */, E1 /* Embed App Clips */, );
                """
            )
        ),
        LintRule(
            .clipMoreThanOne,
            "clip-more-than-one",
            .error,
            basis: [.documentation],
            sources: ["G-06"],
            summary: """
                An app embeds more than one clip.
                """,
            message: """
                \(.target) embeds \(.count) App Clips: \(.found).
                """,
            why: """
                An app has one App Clip; the entitlement that names the clip of an app \
                takes exactly one.
                """,
            remedy: """
                Keep one of them in the phase that embeds App Clips of \(.target).
                """,
            wrong: .project(
                """
                files = (B1 /* Clip.app */, B2 /* Other.app */, );
                """
            ),
            right: .project(
                """
                files = (B1 /* Clip.app */, );
                """
            )
        ),
        LintRule(
            .clipExtensionUnsupported,
            "clip-extension-unsupported",
            .error,
            basis: [.documentation],
            sources: ["G-33"],
            summary: """
                The clip embeds an extension that is no widget.
                """,
            message: """
                \(.target) embeds '\(.product)', an extension of the kind '\(.found)'.
                """,
            why: """
                A clip can have a widget extension, for Live Activities. Every other kind \
                of extension is reserved to the full app.
                """,
            remedy: """
                Embed '\(.product)' in the full app, and not in \(.target).
                """,
            wrong: .xml(
                """
                <key>NSExtensionPointIdentifier</key>
                <string>com.apple.share-services</string>
                """
            ),
            right: .xml(
                """
                <key>NSExtensionPointIdentifier</key>
                <string>com.apple.widgetkit-extension</string>
                """
            )
        ),
    ]
}
