// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C412, C415, C416, A412 and A414: keys that are reserved for full apps.
    static let reservedKeys = RuleFamily(
        [.clip(findings), .builtClip(findings)],
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
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.infoPlist
        var findings: [LintFinding] = []
        if let entry = file.entry("CFBundleURLTypes"), entry.value.array?.isEmpty == false {
            let types = entry.value.array ?? []
            let schemes = types.flatMap { type in
                type.entries?.last { $0.name == "CFBundleURLSchemes" }?.value.array ?? []
            }
            let names = schemes.compactMap(\.string).map { "'\($0)'" }
            findings.append(
                context.finding(
                    .urlScheme,
                    on: context.clip,
                    [.found: names.isEmpty ? "CFBundleURLTypes" : names.joined(separator: ", ")],
                    at: entry.namePlace
                )
            )
        }
        if let entry = file.entry("CFBundleDocumentTypes"), entry.value.array?.isEmpty == false {
            findings.append(context.finding(.documentTypes, on: context.clip, at: entry.namePlace))
        }
        for entry in file.values {
            guard
                let what = entry.name == "SKAdNetworkItems"
                    ? "ad networks" : AccessPurpose.refused[entry.name]
            else { continue }
            findings.append(
                context.finding(
                    .purposeStringReserved,
                    on: context.clip,
                    [.key: entry.name, .what: what],
                    at: entry.namePlace
                )
            )
        }
        return findings
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let info = pair.clip.info else { return [] }
        return info.list.distinctMembers.compactMap { member in
            guard let reserved = ReservedKey(member.name), member.value.array?.isEmpty != true
            else { return nil }
            return pair.finding(
                reserved.isRefused ? .builtKeyRefused : .builtKeyWithoutUse,
                [.key: member.name, .what: reserved.use],
                at: info.place(at: member.offset)
            )
        }
    }
}

/// A key of `Info.plist` for functionality that a clip leaves to its app (rules G-20, E-11, E-14, E-17, E-18, E-20,
/// E-24 and E-26).
private struct ReservedKey {
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
