// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// The entries that Xcode adds to an Info.plist, as in the open build system, swift-build.
struct GeneratedInfo {
    let settings: BuildSettings

    /// The keys that can be set with `INFOPLIST_KEY_…`; for any other key the setting has no effect.
    ///
    /// Not among them are `NSAppClip` and `UIBackgroundModes`.
    private static let texts: Set<String> = [
        "CFBundleDisplayName", "LSApplicationCategoryType", "NSHumanReadableCopyright",
        "NSPrincipalClass", "ITSEncryptionExportComplianceCode", "NSMainNibFile",
        "NSMainStoryboardFile", "UILaunchStoryboardName", "UIMainStoryboardFile",
        "UIUserInterfaceStyle", "NSSensorKitPrivacyPolicyURL", "UIStatusBarStyle",
        "CLKComplicationPrincipalClass", "WKCompanionAppBundleIdentifier",
        "WKExtensionDelegateClassName", "NSStickerSharingLevel",
    ]

    private static let flags: Set<String> = [
        "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly", "LSUIElement",
        "NSViewGestureRecognizerIsExclusive", "LSSupportsOpeningDocumentsInPlace",
        "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
        "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden",
        "UISupportsDocumentBrowser", "WKApplication", "WKRunsIndependentlyOfCompanionApp",
        "WKWatchOnly", "MetalCaptureEnabled", "GCSupportsControllerUserInteraction",
        "GCSupportsGameMode",
    ]

    private static let lists: Set<String> = [
        "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
        "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iphone",
        "WKSupportsLiveActivityLaunchAttributeTypes",
    ]

    static let prefix = "INFOPLIST_KEY_"

    /// Returns whether `INFOPLIST_KEY_` with this name sets a key.
    static func isKnown(_ name: String) -> Bool {
        let key = plistKey(name)
        return texts.contains(key) || flags.contains(key) || lists.contains(key) || isPurpose(key)
            || ["UILaunchScreen_Generation", "UIApplicationSceneManifest_Generation"].contains(name)
    }

    /// Returns whether a key looks like that of a purpose string, of which each year brings new ones.
    private static func isPurpose(_ key: String) -> Bool {
        (key.hasPrefix("NS") || key.hasPrefix("NFC") || key.hasPrefix("OSBundle"))
            && key.hasSuffix("UsageDescription")
    }

    private static func plistKey(_ name: String) -> String {
        for (end, own) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where name.hasSuffix(end) {
            return name.dropLast(end.count) + own
        }
        return name
    }

    /// Returns the entries, in the order of their names.
    func entries(productType: ProductType?, isForPhones: Bool) -> [PropertyEntry] {
        var entries: [PropertyEntry] = []
        for name in settings.assignedNames where name.hasPrefix(Self.prefix) {
            let key = Self.plistKey(String(name.dropFirst(Self.prefix.count)))
            guard let setting = settings[name] else { continue }
            if key == "UIApplicationSceneManifest_Generation", setting.isYes {
                entries.append(
                    entry(
                        "UIApplicationSceneManifest",
                        .dictionary([
                            PropertyEntry(
                                name: "UIApplicationSupportsMultipleScenes",
                                namePlace: setting.place,
                                value: PropertyValue(.boolean(true), place: setting.place)
                            ),
                            PropertyEntry(
                                name: "UISceneConfigurations",
                                namePlace: setting.place,
                                value: PropertyValue(.dictionary([]), place: setting.place)
                            ),
                        ]),
                        setting
                    )
                )
            } else if key == "UILaunchScreen_Generation", setting.isYes {
                entries.append(entry("UILaunchScreen", .dictionary([]), setting))
            } else if Self.flags.contains(key) {
                entries.append(entry(key, .boolean(setting.isYes), setting))
            } else if Self.lists.contains(key) {
                let values = setting.list.map { PropertyValue(.string($0), place: setting.place) }
                entries.append(entry(key, .array(values), setting))
            } else if Self.texts.contains(key) || Self.isPurpose(key) {
                entries.append(entry(key, .string(setting.text), setting))
            }
        }
        let standard = [
            ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
            ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
            ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
            ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
            ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
            ("CFBundleShortVersionString", "MARKETING_VERSION"),
        ]
        for (key, name) in standard {
            guard let setting = settings[name] else { continue }
            entries.append(entry(key, .string(setting.text), setting))
        }
        entries.append(added("CFBundleInfoDictionaryVersion", .string("6.0")))
        if isForPhones, [.app, .clip].contains(productType?.kind ?? .other) {
            entries.append(added("LSRequiresIPhoneOS", .boolean(true)))
        }
        return entries
    }

    private func entry(
        _ name: String,
        _ content: PropertyValue.Content,
        _ setting: ResolvedSetting
    ) -> PropertyEntry {
        PropertyEntry(
            name: name,
            namePlace: setting.place,
            value: PropertyValue(
                content,
                place: setting.place,
                raw: setting.raw,
                unresolved: setting.unresolved,
                symbolic: setting.symbolic
            )
        )
    }

    private func added(_ name: String, _ content: PropertyValue.Content) -> PropertyEntry {
        PropertyEntry(name: name, value: PropertyValue(content))
    }

    /// Merges generated entries into those of a file: strings, numbers and Booleans are replaced, arrays are appended,
    /// dictionaries are merged one level deep, and entries of different types stay as the file has them.
    static func merge(_ more: [PropertyEntry], into entries: [PropertyEntry]) -> [PropertyEntry] {
        var result = entries
        var places: [String: Int] = [:]
        for (index, entry) in entries.enumerated() { places[entry.name] = index }
        for entry in more {
            guard let index = places[entry.name] else {
                places[entry.name] = result.count
                result.append(entry)
                continue
            }
            let old = result[index]
            let content: PropertyValue.Content
            switch (old.value.content, entry.value.content) {
            case (.array(let values), .array(let new)):
                let known = Set(values.map(\.content))
                content = .array(values + new.filter { !known.contains($0.content) })
            case (.dictionary(let values), .dictionary(let new)):
                let names = Set(new.map(\.name))
                content = .dictionary(values.filter { !names.contains($0.name) } + new)
            case (.array, _), (.dictionary, _), (_, .array), (_, .dictionary): continue
            default:
                result[index] = entry
                continue
            }
            result[index] = PropertyEntry(
                name: old.name,
                namePlace: old.namePlace,
                nameOffset: old.nameOffset,
                value: PropertyValue(content, place: old.value.place, range: old.value.range),
                origin: old.origin
            )
        }
        return result
    }
}
