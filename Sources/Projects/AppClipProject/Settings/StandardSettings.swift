// SPDX-License-Identifier: Apache-2.0

/// The default settings of Xcode for a target, as far as projects of clips use them.
enum StandardSettings {
    /// The variables that only the machine that builds and signs can replace.
    static let symbolic: Set<String> = [
        "AppIdentifierPrefix", "TeamIdentifierPrefix", "ARCHS", "ARCHS_STANDARD", "BUILD_DIR",
        "BUILD_ROOT", "CONFIGURATION_TEMP_DIR", "DERIVED_DATA_DIR",
        "DERIVED_FILE_DIR", "DERIVED_SOURCES_DIR", "DEVELOPER_DIR", "DT_TOOLCHAIN_DIR", "HOME",
        "LOCAL_LIBRARY_DIR", "OBJROOT", "PLATFORM_DIR", "PODS_BUILD_DIR", "SDK_DIR", "SYMROOT",
        "SYSTEM_LIBRARY_DIR", "TARGET_TEMP_DIR", "TOOLCHAIN_DIR", "USER",
        "XCODE_VERSION_ACTUAL", "XCODE_VERSION_MAJOR",
    ]

    private static let deviceFamily = [
        "watchos": "4", "appletvos": "3", "xros": "7", "macosx": "6",
    ]

    /// The properties of a target from which its default settings are made.
    struct Circumstances {
        let target: String
        let productType: ProductType?
        let configuration: String
        let sdk: String
        let project: String
        /// The value of `SRCROOT`.
        let folder: ProjectPath
        /// The path of the `.xcodeproj`.
        let projectFile: ProjectPath
        let developmentRegion: String?
    }

    static func level(for here: Circumstances) -> SettingLevel {
        let isMac = here.sdk == "macosx"
        let type = here.productType
        let root = here.folder.absolute
        let suffix = type?.wrapperSuffix ?? ""
        let values: [(String, String)] = [
            ("TARGET_NAME", here.target), ("TARGETNAME", here.target),
            ("CONFIGURATION", here.configuration), ("PROJECT", here.project),
            ("PROJECT_NAME", here.project), ("PROJECT_DIR", root), ("SRCROOT", root),
            ("SOURCE_ROOT", root), ("PROJECT_FILE_PATH", here.projectFile.absolute),
            ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("SDKROOT", here.sdk), ("PLATFORM_NAME", here.sdk),
            ("EFFECTIVE_PLATFORM_NAME", isMac ? "" : "-" + here.sdk), ("SDK_NAME", here.sdk),
            ("CURRENT_ARCH", "arm64"), ("NATIVE_ARCH", "arm64"),
            ("GENERATE_INFOPLIST_FILE", "NO"), ("WRAPPER_SUFFIX", suffix),
            ("WRAPPER_EXTENSION", suffix.isEmpty ? "" : String(suffix.dropFirst())),
            ("WRAPPER_NAME", "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)"),
            ("FULL_PRODUCT_NAME", "$(WRAPPER_NAME)"), ("EXECUTABLE_PREFIX", ""),
            ("EXECUTABLE_SUFFIX", ""),
            ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
            ("CONTENTS_FOLDER_PATH", "$(WRAPPER_NAME)" + (isMac ? "/Contents" : "")),
            ("EXECUTABLE_FOLDER_PATH", "$(CONTENTS_FOLDER_PATH)" + (isMac ? "/MacOS" : "")),
            ("EXECUTABLE_PATH", "$(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)"),
            (
                "UNLOCALIZED_RESOURCES_FOLDER_PATH",
                "$(CONTENTS_FOLDER_PATH)" + (isMac ? "/Resources" : "")
            ),
            ("FRAMEWORKS_FOLDER_PATH", "$(CONTENTS_FOLDER_PATH)/Frameworks"),
            ("PLUGINS_FOLDER_PATH", "$(CONTENTS_FOLDER_PATH)/PlugIns"),
            ("EXTENSIONS_FOLDER_PATH", "$(CONTENTS_FOLDER_PATH)/Extensions"),
            ("INFOPLIST_PATH", "$(CONTENTS_FOLDER_PATH)/Info.plist"),
            (
                "CONFIGURATION_BUILD_DIR",
                "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)"
            ),
            ("TARGET_BUILD_DIR", "$(CONFIGURATION_BUILD_DIR)"),
            ("BUILT_PRODUCTS_DIR", "$(CONFIGURATION_BUILD_DIR)"),
            ("PODS_ROOT", "$(SRCROOT)/Pods"),
            ("PRODUCT_BUNDLE_PACKAGE_TYPE", type?.packageType ?? ""),
            ("PRODUCT_TYPE", type?.rawValue ?? ""),
            ("DEVELOPMENT_LANGUAGE", Self.language(here.developmentRegion)),
            ("TARGETED_DEVICE_FAMILY", Self.deviceFamily[here.sdk] ?? "1"),
        ]
        return SettingLevel(
            .standard,
            values.map { SettingAssignment(name: $0, conditions: [], value: $1, place: nil) }
        )
    }

    private static func language(_ region: String?) -> String {
        switch region {
        case nil, "English": "en"
        case let region?: region
        }
    }
}
