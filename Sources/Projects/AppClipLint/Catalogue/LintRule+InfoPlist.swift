// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about the Info.plist: C401–C407, C412–C416, C429, C430.
    static let infoPlist: [LintRule] = [
        LintRule(
            .infoPlistMissing,
            "infoplist-missing",
            .error,
            basis: [.xcode],
            sources: ["G-18"],
            summary: "The Info.plist that a target names is not there.",
            message: "\(.target) has no Info.plist: \(.found).",
            why: "Nothing is built without one.",
            remedy: "Correct INFOPLIST_FILE of \(.target).",
            wrong: .settings(
                """
                INFOPLIST_FILE = Clip/Info.plist
                // the file is Clip/Support/Info.plist
                """
            ),
            right: .settings(
                "INFOPLIST_FILE = Clip/Support/Info.plist"
            )
        ),
        LintRule(
            .nsAppClipMissing,
            "nsappclip-missing",
            .info,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "The clip's Info.plist has no NSAppClip.",
            message: "The Info.plist of \(.target) has no NSAppClip.",
            why: """
                The dictionary says whether the clip's card offers notifications for eight \
                hours and the confirmation of a location. Without it neither is offered.
                """,
            remedy: """
                Add NSAppClip with NSAppClipRequestEphemeralUserNotification and \
                NSAppClipRequestLocationConfirmation, each true or false.
                """,
            wrong: .xml(
                "<dict/>"
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <false/>
                    <key>NSAppClipRequestLocationConfirmation</key>
                    <false/>
                </dict>
                """
            )
        ),
        LintRule(
            .nsAppClipMisplaced,
            "nsappclip-misplaced",
            .error,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "A key of clips stands in a place where it does nothing.",
            message: """
                \(.key) stands \(.found) of \(.target); it \(.belongs).
                """,
            why: "The system looks for the key in one place alone, and ignores it anywhere else.",
            remedy: "Move \(.key): it \(.belongs).",
            wrong: .xml(
                """
                <key>NSAppClipRequestEphemeralUserNotification</key>
                <true/>
                """
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <true/>
                </dict>
                """
            )
        ),
        LintRule(
            .nsAppClipType,
            "nsappclip-type",
            .error,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "NSAppClip or one of its keys is of the wrong type.",
            message:
                "\(.key) in the Info.plist of \(.target) is \(.found); it has to be \(.wanted).",
            why: """
                NSAppClip is a dictionary, and its two keys are Booleans. A value of another \
                type counts as absent.
                """,
            remedy: "Make \(.key) \(.wanted).",
            wrong: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <string>YES</string>
                </dict>
                """
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <true/>
                </dict>
                """
            )
        ),
        LintRule(
            .nsAppClipKeyUnknown,
            "nsappclip-key-unknown",
            .warning,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "NSAppClip has a key that it does not have.",
            message: "NSAppClip of \(.target) has the key \(.key), which is none of its keys.",
            why: "The system ignores a key that it does not know, and says nothing.",
            remedy: "Write \(.wanted), if that is what is meant.",
            wrong: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestsLocationConfirmation</key>
                    <true/>
                </dict>
                """
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestLocationConfirmation</key>
                    <true/>
                </dict>
                """
            )
        ),
        LintRule(
            .propertyListKeyTwice,
            "property-list-key-twice",
            .warning,
            basis: [.experience],
            sources: ["G-18"],
            summary: "A property list has a key twice.",
            message: "'\(.path)' has \(.key) \(.count) times in one dictionary.",
            why: """
                Only one of the values counts. Xcode, the store and a check need not take the same one, and \
                what was reviewed may be the other.
                """,
            remedy: "Keep one \(.key).",
            wrong: .xml(
                """
                <key>NSCameraUsageDescription</key>
                <string>Scans the code on your table.</string>
                <key>NSCameraUsageDescription</key>
                <string></string>
                """
            ),
            right: .xml(
                """
                <key>NSCameraUsageDescription</key>
                <string>Scans the code on your table.</string>
                """
            )
        ),
        LintRule(
            .backgroundModes,
            "background-modes",
            .error,
            basis: [.store],
            sources: ["E-10", "G-20"],
            summary: "The clip's Info.plist has background modes.",
            message: "The Info.plist of \(.target) has UIBackgroundModes.",
            why: """
                A clip does nothing in the background, and the store refuses one that asks \
                for it.
                """,
            remedy: "Remove UIBackgroundModes.",
            wrong: .xml(
                """
                <key>UIBackgroundModes</key>
                <array>
                    <string>remote-notification</string>
                </array>
                """
            ),
            right: .xml(
                "<dict/>"
            )
        ),
        LintRule(
            .entitlementInInfoPlist,
            "entitlement-in-infoplist",
            .warning,
            basis: [.experience],
            sources: ["G-18"],
            summary: "An entitlement stands in the Info.plist.",
            message: "The Info.plist of \(.target) has \(.key), which is an entitlement.",
            why: """
                Entitlements count in the entitlements file alone; in an Info.plist they do \
                nothing.
                """,
            remedy: "Move \(.key) to the entitlements of \(.target).",
            wrong: .xml(
                """
                <!-- Info.plist -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <!-- Clip.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .purposeStringEmpty,
            "purpose-string-empty",
            .error,
            basis: [.experience],
            sources: ["G-20"],
            summary: "The clip asks for a permission without saying why.",
            message: "\(.key) of \(.target) is empty.",
            why: """
                The text is shown where a person is asked. The store refuses an empty one, \
                and some systems end the clip.
                """,
            remedy: "Say in \(.key) what the permission is for, or remove it.",
            wrong: .settings(
                "INFOPLIST_KEY_NSCameraUsageDescription = \"\""
            ),
            right: .settings(
                "INFOPLIST_KEY_NSCameraUsageDescription = \"Scans the code on your table.\""
            )
        ),
        LintRule(
            .urlScheme,
            "url-scheme",
            .warning,
            basis: [.documentation],
            sources: ["E-16", "E-26", "G-20", "G-31"],
            summary: "The clip registers a URL scheme.",
            message: "The Info.plist of \(.target) registers URL schemes: \(.found).",
            why: """
                No scheme opens a clip: registering one is reserved to the full app. A \
                sign-in that comes back by a scheme never arrives.
                """,
            remedy: """
                Remove CFBundleURLTypes; sign in with ASWebAuthenticationSession, which \
                needs none.
                """,
            wrong: .xml(
                """
                <key>CFBundleURLTypes</key>
                <array>
                    <dict>
                        <key>CFBundleURLSchemes</key>
                        <array>
                            <string>fruta</string>
                        </array>
                    </dict>
                </array>
                """
            ),
            right: .xml(
                "<dict/>"
            )
        ),
        LintRule(
            .multipleScenes,
            "multiple-scenes",
            .info,
            isOnByDefault: false,
            basis: [.documentation],
            sources: ["G-21"],
            summary: "The clip supports several scenes.",
            message: "The Info.plist of \(.target) has UIApplicationSupportsMultipleScenes.",
            why: """
                Several windows on iPad are reserved to the full app. Xcode's template has \
                the key set, which is why this rule is off unless a configuration turns it \
                on.
                """,
            remedy: "Write <false/>.",
            wrong: .xml(
                """
                <key>UIApplicationSceneManifest</key>
                <dict>
                    <key>UIApplicationSupportsMultipleScenes</key>
                    <true/>
                </dict>
                """
            ),
            right: .xml(
                """
                <key>UIApplicationSceneManifest</key>
                <dict>
                    <key>UIApplicationSupportsMultipleScenes</key>
                    <false/>
                </dict>
                """
            )
        ),
        LintRule(
            .infoPlistKeyIgnored,
            "infoplist-key-ignored",
            .warning,
            basis: [.xcode],
            sources: ["G-18"],
            summary: "A build setting for the Info.plist does nothing.",
            message: "\(.target) has the build setting \(.key), which Xcode ignores.",
            why: """
                Xcode writes a closed list of settings into the Info.plist. Those for \
                NSAppClip and UIBackgroundModes are not in it.
                """,
            remedy: "Write the key into the file that INFOPLIST_FILE names.",
            wrong: .settings(
                "INFOPLIST_KEY_NSAppClipRequestEphemeralUserNotification = YES"
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <true/>
                </dict>
                """
            )
        ),
        LintRule(
            .documentTypes,
            "document-types",
            .warning,
            basis: [.documentation],
            sources: ["E-26", "G-20"],
            summary: "The clip registers types of documents.",
            message: "The Info.plist of \(.target) has CFBundleDocumentTypes.",
            why: """
                Nothing but its invocations opens a clip: opening documents is reserved to \
                the full app.
                """,
            remedy: "Remove CFBundleDocumentTypes.",
            wrong: .xml(
                """
                <key>CFBundleDocumentTypes</key>
                <array>
                    <dict>
                        <key>CFBundleTypeName</key>
                        <string>Recipe</string>
                    </dict>
                </array>
                """
            ),
            right: .xml(
                "<dict/>"
            )
        ),
        LintRule(
            .purposeStringReserved,
            "purpose-string-reserved",
            .warning,
            basis: [.documentation],
            sources: ["E-14", "E-17", "E-18", "E-20", "E-24", "G-20"],
            summary: "The clip asks for something that clips cannot get.",
            message: "The Info.plist of \(.target) has \(.key): App Clips have no \(.what).",
            why: "The system never asks a person for it in a clip.",
            remedy: "Remove \(.key).",
            wrong: .xml(
                """
                <key>NSFaceIDUsageDescription</key>
                <string>Signs you in.</string>
                """
            ),
            right: .xml(
                "<dict/>"
            )
        ),
    ]
}
