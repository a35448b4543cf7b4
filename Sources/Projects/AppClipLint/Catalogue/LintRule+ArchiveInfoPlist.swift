// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about the Info.plist of built bundles: A403–A414, A430, A507–A509, A601.
    static let archiveInfoPlist: [LintRule] = [
        LintRule(
            .builtNSAppClipMisplaced,
            "built-nsappclip-misplaced",
            .error,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "A key of clips is in the wrong place.",
            message: """
                \(.key) of \(.target) is in the wrong place: it belongs into NSAppClip of the \
                clip's Info.plist.
                """,
            why: "A device looks for it there alone.",
            remedy: "Move it into the dictionary NSAppClip of the clip.",
            wrong: .xml(
                """
                <key>NSAppClipRequestLocationConfirmation</key>
                <true/>
                """
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict><key>NSAppClipRequestLocationConfirmation</key><true/></dict>
                """
            )
        ),
        LintRule(
            .builtNSAppClipType,
            "built-nsappclip-type",
            .error,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "A value in NSAppClip has the wrong type.",
            message: "\(.key) of \(.target) has to be \(.wanted).",
            why: "A value of another type counts as missing.",
            remedy: "Write <true/> or <false/> without quotation marks.",
            wrong: .xml(
                """
                <key>NSAppClipRequestLocationConfirmation</key>
                <string>YES</string>
                """
            ),
            right: .xml(
                """
                <key>NSAppClipRequestLocationConfirmation</key>
                <true/>
                """
            )
        ),
        LintRule(
            .builtBackgroundModes,
            "built-background-modes",
            .error,
            basis: [.store],
            sources: ["G-20", "E-10"],
            summary: "The clip has background modes.",
            message: "\(.target) has UIBackgroundModes.",
            why: "A clip does nothing in the background, and the store refuses one with the key.",
            remedy: "Remove UIBackgroundModes from the clip's Info.plist.",
            wrong: .xml(
                """
                <key>UIBackgroundModes</key>
                <array><string>fetch</string></array>
                """
            ),
            right: .xml("<dict/>")
        ),
        LintRule(
            .builtPurposeEmpty,
            "built-purpose-empty",
            .error,
            basis: [.store],
            sources: ["G-20"],
            summary: "The reason of a permission is empty.",
            message: "\(.key) of \(.target) is empty.",
            why: "The system shows the text when it asks, and ends a program that has none.",
            remedy: "Say in \(.key) what the permission is for, or remove the key.",
            wrong: .xml(
                """
                <key>NSCameraUsageDescription</key>
                <string></string>
                """
            ),
            right: .xml(
                """
                <key>NSCameraUsageDescription</key>
                <string>To scan the code on a table.</string>
                """
            )
        ),
        LintRule(
            .builtKeyRefused,
            "built-key-refused",
            .error,
            basis: [.documentation],
            sources: ["G-20", "E-26"],
            summary: "The clip claims what clips cannot have.",
            message: "\(.target) has '\(.key)': \(.what) cannot belong to a clip.",
            why: "A clip is started by its experiences alone.",
            remedy: "Remove \(.key) from the clip's Info.plist.",
            wrong: .xml(
                """
                <key>CFBundleURLTypes</key>
                <array>…</array>
                """
            ),
            right: .xml("<dict/>")
        ),
        LintRule(
            .builtMultipleScenes,
            "built-multiple-scenes",
            .info,
            basis: [.documentation],
            sources: ["G-21"],
            summary: "The clip supports several scenes on iPad.",
            message: "\(.target) supports several scenes, which are for the full app.",
            why: "Apple reserves several scenes to the full app.",
            remedy: "Set UIApplicationSupportsMultipleScenes to false.",
            wrong: .xml(
                """
                <key>UIApplicationSupportsMultipleScenes</key>
                <true/>
                """
            ),
            right: .xml(
                """
                <key>UIApplicationSupportsMultipleScenes</key>
                <false/>
                """
            )
        ),
        LintRule(
            .builtKeyWithoutUse,
            "built-key-without-use",
            .warning,
            basis: [.documentation],
            sources: ["G-20", "E-14", "E-17", "E-18", "E-20", "E-24"],
            summary: "The clip has a key without use in clips.",
            message: "\(.target) has '\(.key)': App Clips have no \(.what).",
            why: "What the key is for is reserved to the full app.",
            remedy: "Remove \(.key) from the clip.",
            wrong: .xml(
                """
                <key>NSFaceIDUsageDescription</key>
                <string>To sign in.</string>
                """
            ),
            right: .xml("<dict/>")
        ),
        LintRule(
            .builtKeyTwice,
            "built-key-twice",
            .warning,
            basis: [.experience],
            sources: ["G-18"],
            summary: "A property list has a key twice.",
            message: "'\(.path)' has \(.key) \(.count) times in one dictionary.",
            why: """
                Only one of the values counts, and a system, the store and a check need not take the same \
                one.
                """,
            remedy: "Keep one \(.key) in the source of the list.",
            wrong: .xml(
                """
                <key>CFBundleVersion</key>
                <string>6</string>
                <key>CFBundleVersion</key>
                <string>7</string>
                """
            ),
            right: .xml(
                """
                <key>CFBundleVersion</key>
                <string>7</string>
                """
            )
        ),
        LintRule(
            .backgroundAssetsInClip,
            "background-assets-in-clip",
            .info,
            basis: [.documentation],
            sources: ["G-12"],
            summary: "The clip uses Background Assets.",
            message: "\(.target) uses Background Assets (\(.key)), which are for demonstrations.",
            why: "A clip for everyday use has everything with it; a demo clip may load more.",
            remedy: "Leave Background Assets to the app, unless the clip is a demo.",
            wrong: .xml(
                """
                <key>BAManifestURL</key>
                <string>https://fruta.example/assets</string>
                """
            ),
            right: .xml("<dict/>")
        ),
        LintRule(
            .backgroundAssetsOnlyInClip,
            "background-assets-only-in-clip",
            .warning,
            basis: [.documentation],
            sources: ["G-13"],
            summary: "Background Assets are set up in the clip alone.",
            message: "\(.target) uses Background Assets (\(.key)), and \(.app) does not.",
            why: "They have to be set up for the app and for the clip.",
            remedy: "Set them up in the app, too.",
            wrong: .settings(
                """
                clip   BAManifestURL
                app    –
                """
            ),
            right: .settings(
                """
                clip   BAManifestURL
                app    BAManifestURL
                """
            )
        ),
        LintRule(
            .backgroundAssetsEssential,
            "background-assets-essential",
            .error,
            basis: [.documentation],
            sources: ["G-14"],
            summary: "The clip asks for essential downloads.",
            message:
                "\(.key) of \(.target) asks for essential downloads, which a clip cannot have.",
            why: """
                Essential assets are loaded before the first launch, and a clip has to start \
                at once.
                """,
            remedy: "Remove \(.key), and load the assets as those that are not essential.",
            wrong: .xml(
                """
                <key>BAEssentialMaxInstallSize</key>
                <integer>1000000</integer>
                """
            ),
            right: .xml("<dict/>")
        ),
        LintRule(
            .builtIconMissing,
            "built-icon-missing",
            .error,
            basis: [.store],
            sources: ["G-02"],
            summary: "The clip has no icon.",
            message: "\(.target) has no icon.",
            why: "The store refuses an app without an icon, and the card shows it.",
            remedy: """
                Set ASSETCATALOG_COMPILER_APPICON_NAME of the clip, with an image in its \
                catalog.
                """,
            wrong: .xml("<dict/>"),
            right: .xml(
                """
                <key>CFBundleIcons</key>
                <dict>…</dict>
                """
            )
        ),
    ]
}
