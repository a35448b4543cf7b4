// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes
import SourceScan

extension RuleFamily {
    /// C317 (F-03): groups that are named in the sources of the clip, or of packages that it links.
    ///
    /// Only a name that is passed directly to the system is certainly a group. Any other may only be used by the app, or
    /// name something else.
    static let appGroupNotEntitled = RuleFamily(
        [.clip(findings)],
        LintRule(
            .appGroupNotEntitled,
            "app-group-not-entitled",
            .error,
            basis: [.experience],
            sources: ["F-03"],
            summary: "Sources use an App Group that the clip is not entitled to.",
            message:
                "\(.target) uses the App Group '\(.group)', which its entitlements do not have.",
            why: """
                The system gives no container for such a group, so that what the clip stores \
                never reaches the app.
                """,
            remedy:
                "Add '\(.group)' to com.apple.security.application-groups of both clip and app.",
            wrong: .swift(
                """
                // The entitlements have group.app.fruta.
                let defaults = UserDefaults(suiteName: "group.app.fruta.shared")
                """
            ),
            right: .swift(
                """
                // The entitlements have group.app.fruta.
                let defaults = UserDefaults(suiteName: "group.app.fruta")
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard let sources = context.clipSources, [.read, .unset].contains(file.state) else {
            return []
        }
        let entry = file.entry(EntitlementKey.groups)
        let values = entry?.value.array ?? []
        guard values.allSatisfy({ $0.unresolved.isEmpty }),
            file.state == .read || context.clip.isComplete
        else { return [] }
        let entitled = Set(values.compactMap(\.string))
        let ofApp = Set(context.app?.entitlements.entry(EntitlementKey.groups)?.value.strings ?? [])
        let own = sources.own.texts.filter { context.isGroup($0.value) }
        let linked = sources.linked.texts.filter { context.isGroup($0.value) }
        let texts =
            own.map { (text: $0, isOwn: true) } + linked.map { (text: $0, isOwn: false) }
        // The name is chosen at run time: if one of several is entitled, the others may be for another build.
        let isChosen = own.contains { entitled.contains($0.value) }
        let hasUse = sources.mayUse(GroupPhrases.all)
        // The most certain use of each group.
        let ordered = texts.filter { groupLabels.contains($0.text.label) } + texts
        var seen: Set<String> = []
        return ordered.compactMap { text, isOwn in
            let isDirect = groupLabels.contains(text.label)
            guard !entitled.contains(text.value) else { return nil }
            if !isDirect {
                let isNamed = ["label", "name", "identifier", "forKey"].contains(text.label)
                let isOfApp = ofApp.contains(text.value) && !hasUse
                guard isOwn, !isNamed, !isChosen, !isOfApp else { return nil }
            }
            guard seen.insert(text.value).inserted else { return nil }
            var finding = context.finding(
                .appGroupNotEntitled,
                on: context.clip,
                [.group: text.value],
                at: [text.sighting],
                certainty: file.state == .read ? .certain : context.clip.certainty,
                fix: isDirect && isOwn && ofApp.contains(text.value) && file.state == .read
                    ? file.path.map {
                        LintFix([.append(text.value, to: [EntitlementKey.groups], in: $0)])
                    }
                    : nil
            )
            if !isDirect || !isOwn { finding.severity = min(finding.severity, .warning) }
            return finding
        }
    }

    /// The labels of arguments that are names of groups.
    private static let groupLabels: Set = [
        "suiteName", "forSecurityApplicationGroupIdentifier", "initWithSuiteName",
        "containerURLForSecurityApplicationGroupIdentifier",
    ]
}

extension LintContext {
    /// Returns whether a text is the name of an App Group, and not that of a symbol or a queue: its first components
    /// are those of the bundle identifier, or a top-level domain.
    fileprivate func isGroup(_ text: String) -> Bool {
        guard text.hasPrefix("group.") else { return false }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        let domains = [
            "com", "net", "org", "io", "co", "app", "dev", "me", "de", "fr", "uk", "ch", "at",
            "nl", "it", "es", "se", "no", "fi", "dk", "pl", "cz", "eu", "us", "ca", "br", "jp",
            "cn", "kr", "in", "au", "ru", "tv", "ai", "xyz", "tech", "cloud", "online", "info",
        ]
        guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty }),
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }), let first = parts.first
        else { return false }
        let identifiers = [clip, app].compactMap { $0?.knownIdentifier }
        return domains.contains(String(first))
            || identifiers.contains { $0.split(separator: ".").first == first }
    }
}

/// The code that accesses the content of an App Group (F-03).
enum GroupPhrases {
    static let all = [
        "UserDefaults(suiteName", "forSecurityApplicationGroupIdentifier", "initWithSuiteName",
        "containerURLForSecurityApplicationGroupIdentifier",
    ]
}
