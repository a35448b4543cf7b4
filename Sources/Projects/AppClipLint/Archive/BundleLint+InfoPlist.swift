// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats

extension BundleLint {
    private static let requests = [
        "NSAppClipRequestEphemeralUserNotification", "NSAppClipRequestLocationConfirmation",
    ]

    /// Checks A403 and A404.
    static func clipDictionary(_ pair: BundlePair) -> [LintFinding] {
        guard let info = pair.clip.info else { return [] }
        var findings: [LintFinding] = []
        for key in requests where info[key] != nil {
            findings.append(
                pair.finding(.builtNSAppClipMisplaced, [.key: key], at: pair.clip.place(of: key))
            )
        }
        if let app = pair.app, app.info?["NSAppClip"] != nil {
            findings.append(
                pair.finding(
                    .builtNSAppClipMisplaced,
                    on: app,
                    [.key: "NSAppClip"],
                    at: app.place(of: "NSAppClip")
                )
            )
        }
        guard let dictionary = info["NSAppClip"] else { return findings }
        let place = pair.clip.place(of: "NSAppClip")
        guard dictionary.members != nil else {
            findings.append(
                pair.finding(
                    .builtNSAppClipType,
                    [.key: "NSAppClip", .wanted: "a dictionary"],
                    at: place
                )
            )
            return findings
        }
        for key in requests {
            guard let value = dictionary[key], value.boolean == nil else { continue }
            findings.append(
                pair.finding(.builtNSAppClipType, [.key: key, .wanted: "a Boolean"], at: place)
            )
        }
        return findings
    }

    /// Checks A405, A407 and A412–A414.
    static func reservedKeys(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let info = clip.info else { return [] }
        var findings: [LintFinding] = []
        if let modes = info["UIBackgroundModes"], modes.array?.isEmpty != true {
            findings.append(
                pair.finding(.builtBackgroundModes, at: clip.place(of: "UIBackgroundModes"))
            )
        }
        var seen: Set<String> = []
        let members = (info.list.members ?? []).filter { seen.insert($0.name).inserted }
        findings += pair.findings(
            members.filter { $0.name.hasSuffix("UsageDescription") && $0.value.string == "" }
        ) { member in
            pair.finding(
                .builtPurposeEmpty,
                [.key: member.name],
                at: info.place(at: member.offset)
            )
        }
        for member in members {
            guard let reserved = ReservedKey(member.name), member.value.array?.isEmpty != true
            else { continue }
            findings.append(
                pair.finding(
                    reserved.isRefused ? .builtKeyRefused : .builtKeyWithoutUse,
                    [.key: member.name, .what: reserved.use],
                    at: info.place(at: member.offset)
                )
            )
        }
        let scenes = info["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"]
        if scenes?.boolean == true, info.deviceFamilies?.contains(2) ?? false {
            findings.append(
                pair.finding(.builtMultipleScenes, at: clip.place(of: "UIApplicationSceneManifest"))
            )
        }
        if clip.contents.names.contains("Settings.bundle") {
            findings.append(
                pair.finding(
                    .builtKeyWithoutUse,
                    [.key: "Settings.bundle", .what: "page in the Settings app"],
                    at: clip.beginning(of: clip.path("Settings.bundle"))
                )
            )
        }
        return findings
    }

    /// Checks A506: on-demand resources.
    static func resources(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let name = clip.contents.names.first(where: { $0 == "OnDemandResources.plist" })
        else {
            return []
        }
        return [pair.finding(.onDemandResources, at: clip.beginning(of: clip.path(name)))]
    }

    /// Checks A601.
    static func icon(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let info = clip.info else { return [] }
        let names = info.iconNames
        // The content of a compiled catalog is not read.
        let hasCatalog = clip.contents.assetCatalogs.contains { $0.path == "Assets.car" }
        let hasFile = names.contains { name in
            clip.contents.names.contains { $0.hasPrefix(name) && $0 != "Info.plist" }
        }
        guard names.isEmpty || !hasCatalog && !hasFile else { return [] }
        return [pair.finding(.builtIconMissing, at: clip.place(of: "CFBundleIcons"))]
    }
}

/// A key of `Info.plist` for functionality that a clip leaves to its app (rules G-20, E-11, E-14, E-17, E-18, E-20,
/// E-24 and E-26).
struct ReservedKey {
    /// The purpose of the key, in words.
    let use: String

    /// Whether a clip must not have the key, rather than having no use for it.
    let isRefused: Bool

    init?(_ key: String) {
        guard let (use, isRefused) = Self.keys[key] else {
            guard let use = AccessPurpose.refused[key] else { return nil }
            self.use = use
            isRefused = false
            return
        }
        self.use = use
        self.isRefused = isRefused
    }

    private static let keys: [String: (String, Bool)] = [
        "CFBundleURLTypes": ("URL schemes", true),
        "CFBundleDocumentTypes": ("types of documents", true),
        "SKAdNetworkItems": ("advertising networks", false),
        "NSBonjourServices": ("Bonjour", false),
    ]
}
