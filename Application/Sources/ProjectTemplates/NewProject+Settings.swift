// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension NewProject {
    /// The build settings of the project and its targets.
    ///
    /// Settings that must be equal in app and clip are set once.
    var configurations: String {
        [
            configuration(.projectDebug, "Debug", common + debug),
            configuration(.projectRelease, "Release", common + release),
            configuration(.appDebug, "Debug", appSettings),
            configuration(.appRelease, "Release", appSettings),
            configuration(.clipDebug, "Debug", clipSettings),
            configuration(.clipRelease, "Release", clipSettings),
        ].joined(separator: "\n")
    }

    var configurationLists: String {
        let clip = "\(names.module)Clip"
        return [
            list(.projectList, "PBXProject \"\(names.module)\"", .projectDebug, .projectRelease),
            list(.appList, "PBXNativeTarget \"\(names.module)\"", .appDebug, .appRelease),
            list(.clipList, "PBXNativeTarget \"\(clip)\"", .clipDebug, .clipRelease),
        ].joined(separator: "\n")
    }

    private var common: [(String, String)] {
        [
            ("ALWAYS_SEARCH_USER_PATHS", "NO"), ("ASSETCATALOG_COMPILER_APPICON_NAME", "AppIcon"),
            ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", "YES"),
            ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "AccentColor"),
            ("CLANG_ENABLE_MODULES", "YES"), ("CODE_SIGN_STYLE", "Automatic"),
            ("COPY_PHASE_STRIP", "NO"), ("CURRENT_PROJECT_VERSION", "1"),
            ("DEVELOPMENT_TEAM", names.hasTeam ? names.team : "\"\""),
            ("ENABLE_USER_SCRIPT_SANDBOXING", "YES"), ("GENERATE_INFOPLIST_FILE", "YES"),
            ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES"),
            ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"),
            (
                "INFOPLIST_KEY_UISupportedInterfaceOrientations",
                "\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft "
                    + "UIInterfaceOrientationLandscapeRight\""
            ),
            ("IPHONEOS_DEPLOYMENT_TARGET", "17.0"), ("MARKETING_VERSION", "1.0"),
            ("PRODUCT_NAME", "\"$(TARGET_NAME)\""), ("SDKROOT", "iphoneos"),
            ("SUPPORTED_PLATFORMS", "\"iphoneos iphonesimulator\""),
            ("SUPPORTS_MACCATALYST", "NO"), ("SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD", "NO"),
            ("SWIFT_EMIT_LOC_STRINGS", "YES"), ("SWIFT_VERSION", "6.0"),
            ("TARGETED_DEVICE_FAMILY", "1"),
        ]
    }

    private var debug: [(String, String)] {
        [
            ("DEBUG_INFORMATION_FORMAT", "dwarf"), ("ENABLE_TESTABILITY", "YES"),
            ("ONLY_ACTIVE_ARCH", "YES"),
            ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "\"DEBUG $(inherited)\""),
            ("SWIFT_OPTIMIZATION_LEVEL", "\"-Onone\""),
        ]
    }

    private var release: [(String, String)] {
        [
            ("DEBUG_INFORMATION_FORMAT", "\"dwarf-with-dsym\""),
            ("SWIFT_COMPILATION_MODE", "wholemodule"), ("VALIDATE_PRODUCT", "YES"),
        ]
    }

    private var appSettings: [(String, String)] {
        [
            ("CODE_SIGN_ENTITLEMENTS", "App/App.entitlements"),
            ("INFOPLIST_FILE", "App/Info.plist"),
            ("PRODUCT_BUNDLE_IDENTIFIER", "\"\(names.app.text)\""),
        ]
    }

    private var clipSettings: [(String, String)] {
        [
            ("CODE_SIGN_ENTITLEMENTS", "Clip/Clip.entitlements"),
            ("INFOPLIST_FILE", "Clip/Info.plist"),
            ("PRODUCT_BUNDLE_IDENTIFIER", "\"\(names.clip)\""),
            ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "\"$(inherited) APPCLIP\""),
        ]
    }

    private func configuration(
        _ object: XcodeObject,
        _ name: String,
        _ settings: [(String, String)]
    ) -> String {
        let lines = settings.sorted { $0.0 < $1.0 }.map { "\t\t\t\t\($0) = \($1);\n" }.joined()
        return "\t\t\(object.id) /* \(name) */ = {\n\t\t\tisa = XCBuildConfiguration;\n"
            + "\t\t\tbuildSettings = {\n\(lines)\t\t\t};\n\t\t\tname = \(name);\n\t\t};"
    }

    private func list(
        _ object: XcodeObject,
        _ owner: String,
        _ debug: XcodeObject,
        _ release: XcodeObject
    ) -> String {
        "\t\t\(object.id) /* Build configuration list for \(owner) */ = {\n"
            + "\t\t\tisa = XCConfigurationList;\n\t\t\tbuildConfigurations = (\n"
            + "\t\t\t\t\(debug.id) /* Debug */,\n\t\t\t\t\(release.id) /* Release */,\n\t\t\t);\n"
            + "\t\t\tdefaultConfigurationIsVisible = 0;\n"
            + "\t\t\tdefaultConfigurationName = Release;\n\t\t};"
    }

    var workspace: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace
           version = "1.0">
           <FileRef
              location = "self:">
           </FileRef>
        </Workspace>

        """
    }
}
